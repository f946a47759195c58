"""Runs a program whose boards are recorded: `recorder.py <program> [placements]`.

The program is an oracle, or one like it: it imports `main` from `trace`, which runs `solve(board, trace)`. Records all
writes to its board, or to others that it makes by `trace.board(rows)`; with `placements`, for a program without a
board, records the placements that it reports instead.

Input: a search per line, as for the oracles. Output: a JSON object per line: writes (cell, digit, line and call depth
of each, concatenated) and boards (after every 509th write: the number of writes, and the content of the list itself).
"""
import json
import runpy
import sys
import types

STRIDE = 509
PROGRAM = sys.argv[1]
NOTES_PLACEMENTS = sys.argv[2:] == ['placements']


def calls_from(frame):
    """The number of the program's own calls that wait for the running one."""
    calls = -1
    while frame is not None:
        if frame.f_code.co_filename == PROGRAM and frame.f_code.co_name != '<module>':
            calls += 1
        frame = frame.f_back
    return calls


class Row(list):
    def __init__(self, digits, row, board):
        super().__init__(digits)
        self.row = row
        self.board = board

    def __setitem__(self, column, digit):
        super().__setitem__(column, digit)
        trace, frame = self.board.trace, sys._getframe(1)
        trace.note(self.row % 9 * 9 + column % 9, digit, frame)
        if trace.written % STRIDE == 0:
            trace.boards.append([trace.written, ''.join(str(cell) for row in self.board for cell in row)])


class Board(list):
    def __init__(self, rows, trace):
        self.trace = trace
        super().__init__(Row(digits, row, self) for row, digits in enumerate(rows))


class Trace:
    def __init__(self, limit):
        self.limit = limit
        self.solutions = 0
        self.kinds = {}
        self.writes = []
        self.written = 0
        self.boards = []

    def board(self, rows):
        return Board(rows, self)

    def note(self, cell, digit, frame):
        self.written += 1
        self.writes += [cell, digit, frame.f_lineno, calls_from(frame)]

    def place(self, row, column, digit):
        if NOTES_PLACEMENTS:
            self.note(row * 9 + column, digit, sys._getframe(1))

    def replace(self, row, column, digit):
        pass

    def backtrack(self, row, column, digit):
        if NOTES_PLACEMENTS:
            self.note(row * 9 + column, 0, sys._getframe(1))

    def solved(self):
        self.solutions += 1
        return self.solutions == self.limit

    def count(self, kind, amount=1):
        pass

    def worked_on_the_latest(self):
        pass


def main(solve):
    for line in sys.stdin:
        limit, digits = line.split()
        trace = Trace(int(limit))
        solve(trace.board([[int(digit) for digit in digits[row * 9:row * 9 + 9]] for row in range(9)]), trace)
        print(json.dumps({'writes': trace.writes, 'boards': trace.boards}))


sys.modules['trace'] = types.ModuleType('trace')
sys.modules['trace'].main = main
sys.setrecursionlimit(10000)
runpy.run_path(PROGRAM)
