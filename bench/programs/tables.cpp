// Keeps boolean tables of the digits used in each row, column and box; stops at the first solution.
#include <utility>
#include <vector>

#include "timed.h"

int board[9][9];
bool row[9][10], column[9][10], box[9][10];
std::vector<std::pair<int, int>> blanks;

bool dfs(std::size_t n) {
  if (n == blanks.size()) return true;
  int r = blanks[n].first, c = blanks[n].second, b = r / 3 * 3 + c / 3;
  for (int d = 1; d <= 9; d++) {
    if (row[r][d] || column[c][d] || box[b][d]) continue;
    board[r][c] = d;
    row[r][d] = column[c][d] = box[b][d] = true;
    if (dfs(n + 1)) return true;
    board[r][c] = 0;
    row[r][d] = column[c][d] = box[b][d] = false;
  }
  return false;
}

void prepare() {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      int d = board[r][c];
      if (d == 0) blanks.push_back({r, c});
      else row[r][d] = column[c][d] = box[r / 3 * 3 + c / 3][d] = true;
    }
  }
}

int main(int argc, char** argv) {
  return timed(argc, argv, prepare, [] { dfs(0); });
}
