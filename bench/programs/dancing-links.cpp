// Knuth's Algorithm X with dancing links on the 324 constraints of Sudoku; continues after solutions.
//
// Node 0 is the root, 1 to 324 are column headers (S: column size), and each placement has four consecutive nodes from
// 325 on, one per constraint. L, R, U, D link neighbours; C is a node's column.
#include "timed.h"

int board[9][9];
int L[325 + 729 * 4], R[325 + 729 * 4], U[325 + 729 * 4], D[325 + 729 * 4], C[325 + 729 * 4], S[325];

int node(int r, int c, int d) { return 325 + (r * 81 + c * 9 + d - 1) * 4; }

void cover(int c) {
  L[R[c]] = L[c];
  R[L[c]] = R[c];
  for (int i = D[c]; i != c; i = D[i])
    for (int j = R[i]; j != i; j = R[j]) {
      U[D[j]] = U[j];
      D[U[j]] = D[j];
      S[C[j]]--;
    }
}

void uncover(int c) {
  for (int i = U[c]; i != c; i = U[i])
    for (int j = L[i]; j != i; j = L[j]) {
      U[D[j]] = D[U[j]] = j;
      S[C[j]]++;
    }
  L[R[c]] = R[L[c]] = c;
}

// Returns true once the event limit is reached.
bool search() {
  if (R[0] == 0) return false;
  int c = R[0];
  for (int other = c; other != 0; other = R[other])
    if (S[other] < S[c]) c = other;
  cover(c);
  for (int r = D[c]; r != c; r = D[r]) {
    int placement = (r - 325) / 4;
    board[placement / 81][placement / 9 % 9] = placement % 9 + 1;
    for (int j = R[r]; j != r; j = R[j]) cover(C[j]);
    if (++events == most_events || search()) return true;
    board[placement / 81][placement / 9 % 9] = 0;
    for (int j = L[r]; j != r; j = L[j]) uncover(C[j]);
    if (++events == most_events) return true;
  }
  uncover(c);
  return false;
}

void prepare() {
  for (int c = 0; c < 325; c++) {
    L[c] = (c + 324) % 325;
    R[c] = (c + 1) % 325;
    U[c] = D[c] = C[c] = c;
  }
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++)
      for (int d = 1; d <= 9; d++) {
        int first = node(r, c, d), b = r / 3 * 3 + c / 3;
        int constraints[] = {r * 9 + c + 1, r * 9 + d + 81, c * 9 + d + 162, b * 9 + d + 243};
        for (int k = 0; k < 4; k++) {
          int j = first + k, column = constraints[k];
          L[j] = first + (k + 3) % 4;
          R[j] = first + (k + 1) % 4;
          C[j] = D[j] = column;
          U[j] = U[column];
          D[U[column]] = j;
          U[column] = j;
          S[column]++;
        }
      }
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++)
      if (board[r][c] != 0)
        for (int k = 0; k < 4; k++) cover(C[node(r, c, board[r][c]) + k]);
}

int main(int argc, char** argv) {
  return timed(argc, argv, prepare, [] { search(); });
}
