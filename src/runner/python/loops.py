"""asyncio event loop without I/O: waiting only advances the simulated clock."""
import asyncio
import time


class Timer:
    """Replaces the selector: there is no I/O, only timeouts."""

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
