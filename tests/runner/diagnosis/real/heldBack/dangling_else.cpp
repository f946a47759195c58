#include <cstdio>

int s[9][9];

int canPut(int y, int x, int n) {
    for (int i = 0; i < 9; i++)
        if (s[y][i] == n) return 0;
    for (int i = 0; i < 9; i++)
        if (i != y)
            if (s[i][x] == n) return 0;
            else break;
    for (int i = y / 3 * 3; i < y / 3 * 3 + 3; i++)
        for (int j = x / 3 * 3; j < x / 3 * 3 + 3; j++)
            if (s[i][j] == n) return 0;
    return 1;
}

int solve(int k) {
    while (k < 81 && s[k / 9][k % 9]) k++;
    if (k == 81) return 1;
    for (int n = 1; n <= 9; n++)
        if (canPut(k / 9, k % 9, n)) {
            s[k / 9][k % 9] = n;
            if (solve(k + 1)) return 1;
            s[k / 9][k % 9] = 0;
        }
    return 0;
}

int main() {
    for (int k = 0; k < 81; k++) scanf("%d", &s[k / 9][k % 9]);
    solve(0);
    for (int k = 0; k < 81; k++) printf("%d%c", s[k / 9][k % 9], k % 9 == 8 ? '\n' : ' ');
}
