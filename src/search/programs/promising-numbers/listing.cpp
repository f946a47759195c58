#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int puzzle[9][9];
vector<pair<int, int>> zeros;
bool flag = false;  //@if first

void print_puzzle() {
    for (auto& row : puzzle)
        for (int j = 0; j < 9; j++) cout << row[j] << (j < 8 ? ' ' : '\n');
}

bool contains(const vector<int>& list, int number) {
    return find(list.begin(), list.end(), number) != list.end();
}

void strike(vector<int>& list, int number) {
    list.erase(find(list.begin(), list.end(), number));
}

vector<int> is_promising(int i, int j) {
    vector<int> promising = {1, 2, 3, 4, 5, 6, 7, 8, 9};  //@list
    for (int k = 0; k < 9; k++)
        if (contains(promising, puzzle[i][k]))
            strike(promising, puzzle[i][k]);  //@strikeRow
    for (int k = 0; k < 9; k++)
        if (contains(promising, puzzle[k][j]))
            strike(promising, puzzle[k][j]);  //@strikeColumn
    for (int r = i / 3 * 3; r < i / 3 * 3 + 3; r++)
        for (int c = j / 3 * 3; c < j / 3 * 3 + 3; c++)
            if (contains(promising, puzzle[r][c]))
                strike(promising, puzzle[r][c]);  //@strikeBox
    return promising;
}

void dfs(int x) {  //@enter
    if (x == zeros.size()) {  //@full @notFull
        flag = true;  //@stop if first
        return;  //@if first
        print_puzzle();  //@report if all
        return;  //@goOn if all
    }
    auto [i, j] = zeros[x];  //@pick
    vector<int> promising = is_promising(i, j);  //@ask @candidates
    for (int number : promising) {  //@next @exhausted
        puzzle[i][j] = number;  //@place @replace
        dfs(x + 1);  //@call @returned
        if (flag)  //@if first
            return;  //@passOn if first
    }
    puzzle[i][j] = 0;  //@undo
}

int main() {
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) {
            cin >> puzzle[i][j];
            if (puzzle[i][j] == 0) zeros.push_back({i, j});
        }
    }
    dfs(0);
    if (flag) print_puzzle();  //@if first
}
