"""Many games: series with their statistics, speed, and the signature of a game's behaviour."""

from runestack.lab.behaviour import signature
from runestack.lab.library_speed import library_bench
from runestack.lab.series import simulate
from runestack.lab.speed import bench

__all__ = ["bench", "library_bench", "signature", "simulate"]
