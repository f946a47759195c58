// The used digits of each unit as bits of one number.
#include "trace.h"

int board[9][9];
int row_used[9], column_used[9], box_used[9];
std::vector<std::pair<int, int>> blanks;
Trace trace;

bool dfs(std::size_t n) {
  if (n == blanks.size()) return trace.solved();
  int r = blanks[n].first, c = blanks[n].second, b = r / 3 * 3 + c / 3;
  int left = 0x3fe & ~(row_used[r] | column_used[c] | box_used[b]);
  trace.work[MASKS] += 3;
  while (left != 0) {
    int bit = left & -left;
    left ^= bit;
    int d = __builtin_ctz(bit);
    board[r][c] = d;
    row_used[r] |= bit, column_used[c] |= bit, box_used[b] |= bit;
    trace.place(r, c, d);
    if (dfs(n + 1)) return true;
    board[r][c] = 0;
    row_used[r] &= ~bit, column_used[c] &= ~bit, box_used[b] &= ~bit;
    trace.backtrack(r, c, d);
  }
  return false;
}

int main(int argc, char** argv) {
  return run(argc, argv, board, trace, [] {
    blanks.clear();
    for (int i = 0; i < 9; i++) row_used[i] = column_used[i] = box_used[i] = 0;
    for (int r = 0; r < 9; r++) {
      for (int c = 0; c < 9; c++) {
        if (board[r][c] == 0) {
          blanks.push_back({r, c});
        } else {
          int bit = 1 << board[r][c];
          row_used[r] |= bit, column_used[c] |= bit, box_used[r / 3 * 3 + c / 3] |= bit;
        }
      }
    }
    dfs(0);
  });
}
