"""Settings, and the set-up that they lead to."""
