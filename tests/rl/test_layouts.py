from pathlib import Path

from chabudai.rl.layouts import page

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_page_about_the_environments_says_what_the_code_does() -> None:
    assert PAGE.read_text("utf-8") == page(), "write it anew: python -m chabudai.rl.layouts"
