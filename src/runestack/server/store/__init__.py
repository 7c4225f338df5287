"""Where tables are kept: SQLite or PostgreSQL, by the address of the database."""
