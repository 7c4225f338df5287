"""What card texts can say: words, phrases, and what the engine makes of them."""
