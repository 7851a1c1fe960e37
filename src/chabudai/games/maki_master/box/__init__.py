"""What is in the box: components, editions, actions."""
