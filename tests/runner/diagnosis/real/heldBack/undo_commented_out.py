def solve_sudoku(partial_assignment):
    def solve_partial(i, j):
        if i == 9:
            i = 0
            j += 1
            if j == 9:
                return True
        if partial_assignment[i][j] != 0:
            return solve_partial(i + 1, j)

        def valid_to_add(i, j, val):
            if any(val == partial_assignment[k][j] for k in range(9)):
                return False
            if val in partial_assignment[i]:
                return False
            return not any(
                val == partial_assignment[i // 3 * 3 + a][j // 3 * 3 + b]
                for a in range(3) for b in range(3))

        for val in range(1, 10):
            if valid_to_add(i, j, val):
                partial_assignment[i][j] = val
                if solve_partial(i + 1, j):
                    return True
        # partial_assignment[i][j] = 0
        return False

    solve_partial(0, 0)
    return partial_assignment
