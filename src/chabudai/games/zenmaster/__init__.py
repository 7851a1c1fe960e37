"""ZenMaster, by Reiner Knizia: balance black against white (3–5 players)."""
