#include <cstdlib>
#include <iostream>
using namespace std;

void Solve(bool initialValues[][9], int puzzle[][9], int row, int col);
bool CanInsert(int val, int puzzle[][9], int row, int col);
void DisplaySolution(int puzzle[][9]);

int main()
{
    int puzzle[9][9];
    bool initialValues[9][9];
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            cin >> puzzle[i][j];
            initialValues[i][j] = puzzle[i][j] > 0;
        }
    Solve(initialValues, puzzle, 0, 0);
    return 0;
}

void Solve(bool initialValues[][9], int puzzle[][9], int row, int col)
{
    if (row == 8 && col == 8) {
        DisplaySolution(puzzle);
        exit(0);
    }
    int nextRow = col == 8 ? row + 1 : row;
    int nextCol = col == 8 ? 0 : col + 1;
    if (initialValues[row][col]) {
        Solve(initialValues, puzzle, nextRow, nextCol);
        return;
    }
    for (int i = 1; i < 10; i++) {
        if (CanInsert(i, puzzle, row, col)) {
            puzzle[row][col] = i;
            Solve(initialValues, puzzle, nextRow, nextCol);
        }
    }
    puzzle[row][col] = 0;
}

bool CanInsert(int val, int puzzle[][9], int row, int col)
{
    int boxRow = row / 3 * 3, boxCol = col / 3 * 3;
    for (int i = 0; i < 9; i++)
        if ((i != col && puzzle[row][i] == val) || (i != row && puzzle[i][col] == val)) return false;
    for (int i = boxRow; i < boxRow + 3; i++)
        for (int j = boxCol; j < boxCol + 3; j++)
            if ((i != row || j != col) && puzzle[i][j] == val) return false;
    return true;
}

void DisplaySolution(int puzzle[][9])
{
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << puzzle[i][j] << " ";
        cout << endl;
    }
}
