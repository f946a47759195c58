"""Shared by the Python oracles: reads searches from the standard input and prints the result of each.

Input: a search per line, `<limit> <81 digits>`: the maximum number of solutions, 0 for all; 0 for a blank.
Output: a JSON object per line: solutions, work (total), kinds (the work by kind), samples (the work so far, after every
64th event), events (four hexadecimal digits each: kind << 11 | cell << 4 | digit; kinds are 0 place, 1 replace,
2 backtrack).
"""
import json
import sys

STRIDE = 64


class Trace:
    def __init__(self, limit):
        self.limit = limit
        self.solutions = 0
        self.kinds = {}
        self.events = []
        self.samples = []

    @property
    def work(self):
        return sum(self.kinds.values())

    def count(self, kind, amount=1):
        """Adds work of a kind."""
        self.kinds[kind] = self.kinds.get(kind, 0) + amount

    def place(self, row, column, digit):
        self._note(0, row, column, digit)

    def replace(self, row, column, digit):
        self._note(1, row, column, digit)

    def backtrack(self, row, column, digit):
        self._note(2, row, column, digit)

    def solved(self):
        """Counts a solution. Returns True if enough have been found."""
        self.solutions += 1
        return self.solutions == self.limit

    def worked_on_the_latest(self):
        """Assigns the work counted since the latest event to that event, not to the next."""
        if self.events and len(self.events) % STRIDE == 0:
            self.samples[-1] = self.work

    def _note(self, kind, row, column, digit):
        self.events.append('%04x' % (kind << 11 | (row * 9 + column) << 4 | digit))
        if len(self.events) % STRIDE == 0:
            self.samples.append(self.work)


def main(solve):
    """Runs `solve(board, trace)` on every search; the board is nine lists of nine digits."""
    for line in sys.stdin:
        limit, digits = line.split()
        board = [[int(digit) for digit in digits[row * 9:row * 9 + 9]] for row in range(9)]
        trace = Trace(int(limit))
        solve(board, trace)
        print(json.dumps({
            'solutions': trace.solutions,
            'work': trace.work,
            'kinds': trace.kinds,
            'samples': trace.samples,
            'events': ''.join(trace.events),
        }))
