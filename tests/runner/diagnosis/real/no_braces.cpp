#include <iostream>
#include <vector>
using namespace std;

int board[9][9];
vector<pair<int, int>> blanks;
bool found = false;

bool isPossible(int r, int c, int num)
{
    for (int i = 0; i < 9; i++)
    {
        if (board[r][i] == num) return false;
        if (board[i][c] == num) return false;
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (board[r / 3 * 3 + i][c / 3 * 3 + j] == num) return false;
    return true;
}

void dfs(int idx)
{
    if (idx == (int)blanks.size())
    {
        found = true;
        return;
    }
    int r = blanks[idx].first;
    int c = blanks[idx].second;
    for (int num = 1; num <= 9; num++)
    {
        if (isPossible(r, c, num))
            board[r][c] = num;
            dfs(idx + 1);
            if (found) return;
            board[r][c] = 0;
    }
}

int main()
{
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++)
        {
            cin >> board[i][j];
            if (board[i][j] == 0) blanks.push_back({i, j});
        }
    dfs(0);
    for (int i = 0; i < 9; i++)
    {
        for (int j = 0; j < 9; j++) cout << board[i][j] << ' ';
        cout << endl;
    }
    return 0;
}
