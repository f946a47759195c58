grille = [[int(c) for c in input().split()] for _ in range(9)]
vides = [(i, j) for i in range(9) for j in range(9) if grille[i][j] == 0]


def case_choices(i, j):
    pris = set(grille[i]) | {ligne[j] for ligne in grille}
    for r in range(i // 3 * 3, i // 3 * 3 + 3):
        pris |= set(grille[r][j // 3 * 3:j // 3 * 3 + 3])
    return [v for v in range(1, 10) if v not in pris]


def sudoku(k):
    if k == len(vides):
        return
    i, j = vides[k]
    for choix in case_choices(i, j):
        grille[i][j] = choix
        if not sudoku(k + 1):
            grille[i][j] = 0
        else:
            return True
    return False


sudoku(0)
for ligne in grille:
    print(*ligne)
