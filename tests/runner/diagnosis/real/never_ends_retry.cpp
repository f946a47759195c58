#include <iostream>
using namespace std;

int main() {
    int n[9][9], given[9][9];
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            cin >> n[i][j];
            given[i][j] = n[i][j] != 0;
        }
    unsigned seed = 7;
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            if (given[i][j]) continue;
            int bad, x;
            do {
                seed = seed * 1103515245u + 12345u;
                x = (seed >> 16) % 9 + 1;
                bad = 0;
                for (int k = 0; k < 9; k++) {
                    if (n[k][j] == x) bad = 1;
                    if (n[i][k] == x) bad = 1;
                }
            } while (bad);
            n[i][j] = x;
        }
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << n[i][j] << " ";
        cout << "\n";
    }
}
