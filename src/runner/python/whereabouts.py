"""Tells what a program that runs for long does, whenever the worker asks by a signal: where it is, and what it wrote."""
import signal
from array import array
from collections import deque

from .rewriting import FILE

# SIGUSR1; the same number as in `pythonLanguage.ts`.
ASKED = 10
# Looks that are compared, about two seconds.
LOOKS = 10

# Captured because programs may replace them.
handle, ignored = signal.signal, signal.SIG_IGN


class Whereabouts:
    def __init__(self):
        # The line at the latest look; 0 if unknown.
        self.line = array('i', [0])
        # The open calls at each look, outermost first.
        self.looks = deque(maxlen=LOOKS)
        self.recorder = None
        # Events handed over by the latest look.
        self.done = 0

    def begin(self, recorder):
        self.recorder = recorder
        handle(ASKED, self.asked)

    def end(self):
        handle(ASKED, ignored)
        self.looks.clear()

    def asked(self, number, frame):
        self.look(frame)
        self.show_writes()

    def show_writes(self):
        """Hands over the latest events if no part was full since the last look, as of a loop that writes no more."""
        recorder = self.recorder
        if recorder.done == self.done and not recorder.busy[0]:
            recorder.hand_over_rest()
        self.done = recorder.done

    def look(self, frame):
        """Notes the line of the innermost call that has been open at all looks: what it calls comes and goes."""
        calls = []
        while frame is not None:
            if frame.f_code.co_filename == FILE:
                calls.append(frame)
            frame = frame.f_back
        calls.reverse()
        self.looks.append(calls)
        if len(self.looks) == 1:
            return
        for same in zip(*self.looks):
            if any(call is not same[-1] for call in same):
                break
            self.line[0] = same[-1].f_lineno
