#include <iostream>
using namespace std;

const int Blank = 0;

class board
{
public:
    void initialize();
    bool solve();
    void print();

private:
    int value[10][10];
    bool isPossible(int i, int j, int digit);
    void setCell(int i, int j, int digit) { value[i][j] = digit; }
    void clearCell(int i, int j) { value[i][j] = Blank; }
};

void board::initialize()
{
    for (int i = 1; i <= 9; i++)
        for (int j = 1; j <= 9; j++) cin >> value[i][j];
}

bool board::isPossible(int i, int j, int digit)
{
    for (int k = 1; k <= 9; k++)
        if (value[i][k] == digit || value[k][j] == digit) return false;
    int top = (i - 1) / 3 * 3 + 1, left = (j - 1) / 3 * 3 + 1;
    for (int r = top; r < top + 3; r++)
        for (int c = left; c < left + 3; c++)
            if (value[r][c] == digit) return false;
    return true;
}

bool board::solve()
{
    int index = 0;
    while (index < 81 && value[index / 9 + 1][index % 9 + 1] != Blank) index++;
    if (index == 81) return true;
    int i = index / 9 + 1, j = index % 9 + 1;

    int picker = 1;
    while (picker < 10)
    {
        while (picker < 10 && !isPossible(i, j, picker)) picker++;
        if (picker == 10) break;
        setCell(i, j, picker);
        if (solve()) return true;
        clearCell(i, j);
    }
    return false;
}

void board::print()
{
    for (int i = 1; i <= 9; i++)
    {
        for (int j = 1; j <= 9; j++) cout << value[i][j] << " ";
        cout << endl;
    }
}

int main()
{
    board sudoku;
    sudoku.initialize();
    sudoku.solve();
    sudoku.print();
}
