"""What browser and server say to each other, declared once; docs/protocol.md tells what it means.

The TypeScript types in `web/src/protocol.ts` are written by hand and held to the JSON schema of these classes
(`python -m runestack.server.schema`), which lies in `web/schema.json`. Whatever a player reads is sent in both
languages.
"""
