// Fills the blank with the fewest candidates first, counted from bit masks of its units; continues after solutions.
#include <utility>
#include <vector>

#include "timed.h"

int board[9][9];
int row[9], column[9], box[9];
std::vector<std::pair<int, int>> blanks;

int candidates(int r, int c) { return 0b1111111110 & ~(row[r] | column[c] | box[r / 3 * 3 + c / 3]); }

void toggle(int r, int c, int bit) {
  row[r] ^= bit;
  column[c] ^= bit;
  box[r / 3 * 3 + c / 3] ^= bit;
}

// Returns true once the event limit is reached.
bool dfs(std::size_t n) {
  if (n == blanks.size()) return false;
  int fewest = 10, r = 0, c = 0;
  for (auto [y, x] : blanks) {
    if (board[y][x] != 0) continue;
    int count = __builtin_popcount(candidates(y, x));
    if (count < fewest) fewest = count, r = y, c = x;
  }
  for (int left = candidates(r, c); left != 0; left &= left - 1) {
    int bit = left & -left;
    board[r][c] = __builtin_ctz(bit);
    toggle(r, c, bit);
    if (++events == most_events || dfs(n + 1)) return true;
    board[r][c] = 0;
    toggle(r, c, bit);
    if (++events == most_events) return true;
  }
  return false;
}

void prepare() {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] == 0) blanks.push_back({r, c});
      else toggle(r, c, 1 << board[r][c]);
    }
  }
}

int main(int argc, char** argv) {
  return timed(argc, argv, prepare, [] { dfs(0); });
}
