"""Algorithm X on sets: the constraint with the fewest placements first; of equals, the lowest.

A constraint is a number: 0-80 the cell, 81-161 the digit in a row, 162-242 in a column, 243-323 in a box.
"""
from trace import main


def constraints_of(i, j, digit):
    b = i // 3 * 3 + j // 3
    return [i * 9 + j, 81 + i * 9 + digit - 1, 162 + j * 9 + digit - 1, 243 + b * 9 + digit - 1]


MEETS = {(i, j, digit): constraints_of(i, j, digit) for i in range(9) for j in range(9) for digit in range(1, 10)}


def solve(board, trace):
    left = {constraint: set() for constraint in range(324)}
    for placement, constraints in MEETS.items():
        for constraint in constraints:
            left[constraint].add(placement)

    def cover(constraint):
        placements = left.pop(constraint)
        for placement in placements:
            for other in MEETS[placement]:
                if other != constraint:
                    left[other].remove(placement)
                    trace.count('links')
        return placements

    def uncover(constraint, placements):
        for placement in placements:
            for other in MEETS[placement]:
                if other != constraint:
                    left[other].add(placement)
                    trace.count('links')
        left[constraint] = placements

    def search():
        if not left:
            return trace.solved()
        trace.count('sizes', len(left))
        chosen = min(left, key=lambda constraint: (len(left[constraint]), constraint))
        placements = cover(chosen)
        for placement in sorted(placements):
            others = [(other, cover(other)) for other in MEETS[placement] if other != chosen]
            trace.place(*placement)
            if search():
                return True
            for other, covered in reversed(others):
                uncover(other, covered)
            trace.backtrack(*placement)
        uncover(chosen, placements)
        return False

    for i in range(9):
        for j in range(9):
            if board[i][j] != 0:
                for constraint in MEETS[i, j, board[i][j]]:
                    cover(constraint)
    trace.kinds.clear()
    search()


main(solve)
