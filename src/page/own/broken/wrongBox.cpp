#include <iostream>
#include <vector>
using namespace std;

int arr[9][9];
bool row[9][10];
bool col[9][10];
bool box[9][10];
vector<pair<int, int>> zero;
bool finished = false;

int boxOf(int y, int x) {
    return y / 3 + x / 3;
}

void dfs(int depth) {
    if (depth == (int)zero.size()) {
        finished = true;
        return;
    }
    int y = zero[depth].first, x = zero[depth].second;
    for (int i = 1; i <= 9; i++) {
        if (!row[y][i] && !col[x][i] && !box[boxOf(y, x)][i]) {
            row[y][i] = col[x][i] = box[boxOf(y, x)][i] = true;
            arr[y][x] = i;
            dfs(depth + 1);
            if (finished) return;
            arr[y][x] = 0;
            row[y][i] = col[x][i] = box[boxOf(y, x)][i] = false;
        }
    }
}

int main() {
    ios_base::sync_with_stdio(false);
    cin.tie(NULL);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) {
            cin >> arr[i][j];
            if (arr[i][j] == 0) zero.push_back({i, j});
            else {
                row[i][arr[i][j]] = true;
                col[j][arr[i][j]] = true;
                box[boxOf(i, j)][arr[i][j]] = true;
            }
        }
    }
    dfs(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << arr[i][j] << " ";
        cout << "\n";
    }
    return 0;
}
