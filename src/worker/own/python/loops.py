"""Loops of asyncio's, for programs that wait for nothing but each other and the time, which passes at once."""
import asyncio
import time


class Timer:
    """In place of what waits for files: nothing comes from outside."""

    def select(self, seconds=None):
        if seconds is None:
            raise RuntimeError('Nothing is left that could go on')
        time.sleep(seconds)
        return []

    def close(self):
        pass


class Loop(asyncio.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = Timer()

    def time(self):
        return time.monotonic()

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


class Policy(asyncio.events._BaseDefaultEventLoopPolicy):
    _loop_factory = Loop
