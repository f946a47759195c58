#include <iostream>
#include <vector>
#include <utility>
using namespace std;

int map_[9][9];
vector<pair<int, int>> blanks;
bool done = false;

bool can(int y, int x, int v) {
    for (int i = 0; i < 9; i++) {
        if (map_[y][i] == v) return false;
        if (map_[i][x] == v) return false;
        if (map_[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == v) return false;
    }
    return true;
}

void dfs(int idx) {
    int y = blanks.at(idx).first;
    int x = blanks.at(idx).second;
    for (int v = 1; v <= 9 && !done; v++) {
        if (can(y, x, v)) {
            map_[y][x] = v;
            dfs(idx + 1);
            if (!done) map_[y][x] = 0;
        }
    }
}

int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            cin >> map_[i][j];
            if (map_[i][j] == 0) blanks.push_back({i, j});
        }
    dfs(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << map_[i][j] << ' ';
        cout << '\n';
    }
}
