"""The table's server: games that are played in a browser."""
