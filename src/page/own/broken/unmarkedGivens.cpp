#include <stdio.h>
#include <stdlib.h>

int s[9][9];
int ch[3][9][10];

void output() {
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) printf("%d ", s[i][j]);
        puts("");
    }
}

void back(int n) {
    if (n == 81) {
        output();
        exit(0);
    }
    int y = n / 9, x = n % 9, z = y / 3 * 3 + x / 3;
    if (s[y][x]) {
        back(n + 1);
        return;
    }
    for (int i = 1; i <= 9; i++) {
        if (ch[0][y][i] || ch[1][x][i] || ch[2][z][i]) continue;
        ch[0][y][i] = ch[1][x][i] = ch[2][z][i] = 1;
        s[y][x] = i;
        back(n + 1);
        s[y][x] = 0;
        ch[0][y][i] = ch[1][x][i] = ch[2][z][i] = 0;
    }
}

int main() {
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) {
            scanf("%d", &s[y][x]);
            if (s[y][x]) ch[0][y][s[y][x]] = ch[2][y / 3 * 3 + x / 3][s[y][x]] = 1;
        }
    }
    back(0);
}
