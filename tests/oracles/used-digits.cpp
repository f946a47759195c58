// BOJ 2580 with a scan for used digits on entering a blank.
#include "trace.h"

int board[9][9];
std::vector<std::pair<int, int>> blanks;
Trace trace;

bool dfs(std::size_t n) {
  if (n == blanks.size()) return trace.solved();
  int r = blanks[n].first, c = blanks[n].second;
  bool used[10] = {};
  for (int i = 0; i < 9; i++) {
    used[board[r][i]] = true;
    used[board[i][c]] = true;
    used[board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]] = true;
    trace.work[CELLS] += 3;
  }
  for (int d = 1; d <= 9; d++) {
    trace.work[ENTRIES]++;
    if (used[d]) continue;
    board[r][c] = d;
    trace.place(r, c, d);
    if (dfs(n + 1)) return true;
    board[r][c] = 0;
    trace.backtrack(r, c, d);
  }
  return false;
}

int main(int argc, char** argv) {
  return run(argc, argv, board, trace, [] {
    blanks.clear();
    for (int r = 0; r < 9; r++)
      for (int c = 0; c < 9; c++)
        if (board[r][c] == 0) blanks.push_back({r, c});
    dfs(0);
  });
}
