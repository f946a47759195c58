#include <iostream>
#include <stack>
using namespace std;

#define UNASSIGNED 0

struct Coordinates {
    int row;
    int col;
};

struct SudokuPuzzle {
    int** cells;
    int rows;
    int columns;
};

bool usedInRow(SudokuPuzzle* problem, int row, int num)
{
    for (int col = 0; col < problem->columns; col++)
        if (problem->cells[row][col] == num) return true;
    return false;
}

bool usedInColumn(SudokuPuzzle* problem, int col, int num)
{
    for (int row = 0; row < problem->rows; row++)
        if (problem->cells[row][col] == num) return true;
    return false;
}

bool usedInBox(SudokuPuzzle* problem, int row, int col, int num)
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (problem->cells[row - row % 3 + i][col - col % 3 + j] == num) return true;
    return false;
}

bool matches(SudokuPuzzle* problem, Coordinates at, int num)
{
    return !usedInRow(problem, at.row, num) && !usedInColumn(problem, at.col, num) &&
           !usedInBox(problem, at.row, at.col, num);
}

bool findUnassigned(SudokuPuzzle* problem, Coordinates* at)
{
    for (at->row = 0; at->row < problem->rows; at->row++)
        for (at->col = 0; at->col < problem->columns; at->col++)
            if (problem->cells[at->row][at->col] == UNASSIGNED) return true;
    return false;
}

void solve(SudokuPuzzle* problem)
{
    stack<Coordinates> filled;
    Coordinates at;
    while (findUnassigned(problem, &at)) {
        bool found = false;
        for (int num = 1; num <= 9 && !found; num++) {
            if (matches(problem, at, num)) {
                problem->cells[at.row][at.col] = num;
                filled.push(at);
                found = true;
            }
        }
        if (!found) {
            at = filled.top();
            filled.pop();
            problem->cells[at.row][at.col] = UNASSIGNED;
        }
    }
}

int main()
{
    SudokuPuzzle* problem = new SudokuPuzzle;
    problem->rows = problem->columns = 9;
    problem->cells = new int*[9];
    for (int i = 0; i < 9; i++) {
        problem->cells[i] = new int[9];
        for (int j = 0; j < 9; j++) cin >> problem->cells[i][j];
    }
    solve(problem);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << problem->cells[i][j] << " ";
        cout << endl;
    }
    return 0;
}
