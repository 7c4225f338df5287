"""The game in sentences: prompts, options, the log, and the reasons why not."""
