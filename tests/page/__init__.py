"""What is recorded for the page, and that it is fresh."""
