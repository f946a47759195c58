// Scans the units for used digits on entering each blank; stops at the first solution.
#include <utility>
#include <vector>

#include "timed.h"

int board[9][9];
std::vector<std::pair<int, int>> blanks;

bool dfs(std::size_t n) {
  if (n == blanks.size()) return true;
  int r = blanks[n].first, c = blanks[n].second;
  bool used[10] = {};
  for (int i = 0; i < 9; i++) {
    used[board[r][i]] = true;
    used[board[i][c]] = true;
    used[board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]] = true;
  }
  for (int d = 1; d <= 9; d++) {
    if (used[d]) continue;
    board[r][c] = d;
    if (dfs(n + 1)) return true;
    board[r][c] = 0;
  }
  return false;
}

void prepare() {
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++)
      if (board[r][c] == 0) blanks.push_back({r, c});
}

int main(int argc, char** argv) {
  return timed(argc, argv, prepare, [] { dfs(0); });
}
