"""What a seat may know: as plain data, and as lines of text."""
