#include <cstdio>
#include <vector>
using namespace std;

struct Point {
    int y, x;
};

int map_[9][9];
vector<Point> empties;

void print() {
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) printf("%d ", map_[i][j]);
        puts("");
    }
}

bool ok(int y, int x, int v) {
    for (int i = 0; i < 9; i++)
        if (map_[y][i] == v || map_[i][x] == v || map_[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == v) return false;
    return true;
}

void solve(int depth) {
    if (depth == (int)empties.size()) {
        print();
    }
    Point p = empties.at(depth);
    for (int v = 1; v <= 9; v++) {
        if (ok(p.y, p.x, v)) {
            map_[p.y][p.x] = v;
            solve(depth + 1);
            map_[p.y][p.x] = 0;
        }
    }
}

int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            scanf("%d", &map_[i][j]);
            if (map_[i][j] == 0) empties.push_back({i, j});
        }
    solve(0);
    return 0;
}
