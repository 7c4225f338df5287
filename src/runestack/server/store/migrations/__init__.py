"""The history of the database's form, run by Alembic when the server starts."""
