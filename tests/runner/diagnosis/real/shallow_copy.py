def sudoku(puzzle):
    return backtracking(puzzle)


def is_completed(game):
    return all(0 not in row for row in game)


def can_fill(game, row, col, num):
    if num in game[row] or any(line[col] == num for line in game):
        return False
    top, left = row // 3 * 3, col // 3 * 3
    return all(num not in line[left:left + 3] for line in game[top:top + 3])


def backtracking(game):
    game = game.copy()
    if is_completed(game):
        return game
    for row in range(9):
        for col in range(9):
            if game[row][col] != 0:
                continue
            for num in range(1, 10):
                if can_fill(game, row, col, num):
                    game[row][col] = num
                    done = backtracking(game)
                    if done is not None:
                        return done
            return None
