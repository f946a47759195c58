// Shared main function of all programs. Arguments: a puzzle of 81 characters (0 or . for a blank) and, for programs
// that count events, an optional limit. Prints the wall time and CPU time of `solve` in ms, and the board.
#pragma once
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

extern int board[9][9];
inline long events = 0, most_events = 0;

template <typename Prepare, typename Solve>
int timed(int argc, char** argv, Prepare prepare, Solve solve) {
  if (argc < 2) return 1;
  if (argc > 2) most_events = std::atol(argv[2]);
  for (int i = 0; i < 81; i++) board[i / 9][i % 9] = argv[1][i] == '.' ? 0 : argv[1][i] - '0';
  prepare();
  std::clock_t cpu = std::clock();
  auto wall = std::chrono::steady_clock::now();
  solve();
  std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - wall;
  std::printf("%f %f ", elapsed.count(), 1000.0 * (std::clock() - cpu) / CLOCKS_PER_SEC);
  for (auto& row : board)
    for (int digit : row) std::printf("%d", digit);
  std::puts("");
  return 0;
}
