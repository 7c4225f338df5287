"""The card language: words, phrases, parser, diagnostics, English and German."""
