"""Live tables in memory: what people do there, who hears it, and what follows by itself."""
