// Shared by the C++ oracles; the input and output formats are those of trace.py. With the argument --digest, streams
// are not stored: `events` is then their number and `digest` their FNV-1a, for searches of hundreds of millions of
// events.
#pragma once
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

// The same as in trace.py.
enum Kind { CELLS, ENTRIES, MASKS, KINDS };
const char* const KIND_NAMES[KINDS] = {"cells", "entries", "masks"};

struct Trace {
  static constexpr std::size_t STRIDE = 64;
  int limit = 0;
  int solutions = 0;
  long long work[KINDS] = {};
  bool digesting = false;
  long long count = 0;
  std::uint32_t digest = 0x811c9dc5;
  std::vector<unsigned> events;
  std::vector<long long> samples;

  void place(int row, int column, int digit) { note(0, row, column, digit); }
  void backtrack(int row, int column, int digit) { note(2, row, column, digit); }

  // Counts a solution. Returns true if enough have been found.
  bool solved() { return ++solutions == limit; }

  long long total() const { return work[CELLS] + work[ENTRIES] + work[MASKS]; }

 private:
  void note(unsigned kind, int row, int column, int digit) {
    unsigned event = kind << 11 | static_cast<unsigned>(row * 9 + column) << 4 | static_cast<unsigned>(digit);
    count++;
    if (digesting) {
      digest = (digest ^ event) * 0x01000193u;
      return;
    }
    events.push_back(event);
    if (events.size() % STRIDE == 0) samples.push_back(total());
  }
};

// Runs `solve` on every search of the standard input, with the puzzle in `board`.
template <typename Solve>
int run(int argc, char** argv, int (&board)[9][9], Trace& trace, Solve solve) {
  int limit;
  std::string digits;
  bool digesting = argc > 1 && std::string(argv[1]) == "--digest";
  while (std::cin >> limit >> digits) {
    trace = Trace();
    trace.limit = limit;
    trace.digesting = digesting;
    for (int cell = 0; cell < 81; cell++) board[cell / 9][cell % 9] = digits[cell] - '0';
    solve();
    if (digesting) {
      std::printf("{\"events\":%lld,\"digest\":%u}\n", trace.count, trace.digest);
      continue;
    }
    std::printf("{\"solutions\":%d,\"work\":%lld,\"kinds\":{", trace.solutions, trace.total());
    const char* comma = "";
    for (int kind = 0; kind < KINDS; kind++) {
      if (trace.work[kind] == 0) continue;
      std::printf("%s\"%s\":%lld", comma, KIND_NAMES[kind], trace.work[kind]);
      comma = ",";
    }
    std::printf("},\"samples\":[");
    for (std::size_t i = 0; i < trace.samples.size(); i++) std::printf(i ? ",%lld" : "%lld", trace.samples[i]);
    std::printf("],\"events\":\"");
    for (unsigned event : trace.events) std::printf("%04x", event);
    std::printf("\"}\n");
  }
  return 0;
}
