/** C++ appended to a program whose function is called: builds the board, calls the function and reports the answer. */
import type { ProgramInput } from '../questions.ts'
import type { PuzzleCells } from '../text/puzzleCells.ts'
import { HOOK_MODULE } from './hooks.ts'
import { HARNESS_FILE } from './sourceFiles.ts'

/** Text that judges put before a program. Used if the program has no includes, or does not compile without the text. */
export const PRELUDE = '#include <bits/stdc++.h>\nusing namespace std;\n'

/**
 * `Shape` fills and reads a board of each supported type, `Given` reads a returned board, `Passed` makes the argument
 * for the function's parameter, and `run` calls the function. `atexit` reports the answer even if the program exits
 * early.
 */
const HARNESS = `
#undef main
#include <array>
#include <cstdlib>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
extern "C" __attribute__((import_module("${HOOK_MODULE}"), import_name("answer"))) void backdoku_answer(const int*);
extern "C" __attribute__((import_module("${HOOK_MODULE}"), import_name("givens"))) void backdoku_givens(int*);
extern "C" __attribute__((import_module("${HOOK_MODULE}"), import_name("said"))) void backdoku_said(const char*, int);
namespace backdoku {
int GIVENS[81];
const bool IS_TEXT = TEXT_CELLS;
const int BLANK = BLANK_CELL;
const bool IS_CHECK = CHECK_CALL;
template <class Cell> Cell cell(int digit) {
  return Cell(digit ? (IS_TEXT ? '0' : 0) + digit : BLANK);
}
template <class Cell> int digit(Cell value) {
  int number = int(value);
  if (number >= '0' && number <= '9') return number - '0';
  return number >= 0 && number <= 9 ? number : 0;
}
inline std::string cells(int first, int count) {
  std::string text;
  for (int k = first; k < first + count; k++) text += char(GIVENS[k] ? '0' + GIVENS[k] : IS_TEXT ? BLANK : '0');
  return text;
}
template <class Board> struct Shape;
template <class Cell> struct Shape<std::vector<std::vector<Cell>>> {
  static void fill(std::vector<std::vector<Cell>>& board) {
    for (int r = 0; r < 9; r++) {
      std::vector<Cell> row;
      for (int c = 0; c < 9; c++) row.push_back(cell<Cell>(GIVENS[r * 9 + c]));
      board.push_back(row);
    }
  }
  static bool read(const std::vector<std::vector<Cell>>& board, int* into) {
    if (board.size() != 9) return false;
    for (int r = 0; r < 9; r++) {
      if (board[r].size() != 9) return false;
      for (int c = 0; c < 9; c++) into[r * 9 + c] = digit(board[r][c]);
    }
    return true;
  }
};
template <> struct Shape<std::vector<std::string>> {
  static void fill(std::vector<std::string>& board) {
    for (int r = 0; r < 9; r++) board.push_back(cells(r * 9, 9));
  }
  static bool read(const std::vector<std::string>& board, int* into) {
    if (board.size() != 9) return false;
    for (int r = 0; r < 9; r++) {
      if (board[r].size() != 9) return false;
      for (int c = 0; c < 9; c++) into[r * 9 + c] = digit(board[r][c]);
    }
    return true;
  }
};
template <> struct Shape<std::string> {
  static void fill(std::string& board) { board = cells(0, 81); }
  static bool read(const std::string& board, int* into) {
    if (board.size() != 81) return false;
    for (int k = 0; k < 81; k++) into[k] = digit(board[k]);
    return true;
  }
};
template <class Cell> struct Shape<std::vector<Cell>> {
  static void fill(std::vector<Cell>& board) {
    for (int k = 0; k < 81; k++) board.push_back(cell<Cell>(GIVENS[k]));
  }
  static bool read(const std::vector<Cell>& board, int* into) {
    if (board.size() != 81) return false;
    for (int k = 0; k < 81; k++) into[k] = digit(board[k]);
    return true;
  }
};
template <class Rows> struct Indexed {
  static void fill(Rows& board) {
    for (int r = 0; r < 9; r++)
      for (int c = 0; c < 9; c++)
        board[r][c] = cell<typename std::remove_reference<decltype(board[r][c])>::type>(GIVENS[r * 9 + c]);
  }
  static bool read(const Rows& board, int* into) {
    for (int r = 0; r < 9; r++)
      for (int c = 0; c < 9; c++) into[r * 9 + c] = digit(board[r][c]);
    return true;
  }
};
template <class Cell> struct Shape<std::array<std::array<Cell, 9>, 9>> : Indexed<std::array<std::array<Cell, 9>, 9>> {};
template <class Cell, std::size_t Width> struct Shape<Cell[9][Width]> : Indexed<Cell[9][Width]> {};
template <class Result> struct Given {
  static bool read(const Result&, int*) { return false; }
};
template <class Cell> struct Given<std::vector<std::vector<Cell>>> : Shape<std::vector<std::vector<Cell>>> {};
template <> struct Given<std::vector<std::string>> : Shape<std::vector<std::string>> {};
template <> struct Given<std::string> : Shape<std::string> {};
template <class Cell> struct Given<std::array<std::array<Cell, 9>, 9>> : Shape<std::array<std::array<Cell, 9>, 9>> {};
int answer[81];
bool is_answered = false;
void (*read_board)() = nullptr;
inline void tell() {
  if (IS_CHECK) return;
  if (!is_answered && read_board) read_board();
  is_answered = true;
  backdoku_answer(answer);
}
/** The board stays after the program's end, when it is looked for in memory. */
template <class Board> struct Taken {
  struct Kept { Board board; };
  static Board& board() {
    static Kept& kept = *new Kept();
    return kept.board;
  }
  static void read() { Shape<Board>::read(board(), answer); }
  static Board& ready() {
    Shape<Board>::fill(board());
    read_board = read;
    std::atexit(tell);
    return board();
  }
};
inline void say(const std::string& text) { backdoku_said(text.data(), int(text.size())); }
inline void say(const char* text) { say(std::string(text ? text : "")); }
inline void say(bool value) { say(value ? "true" : "false"); }
inline void say(char value) { say(std::string(1, value)); }
template <class Value> typename std::enable_if<std::is_integral<Value>::value>::type say(Value value) {
  say(std::to_string(value));
}
template <class Value> typename std::enable_if<!std::is_integral<Value>::value>::type say(const Value&) {}
template <class Result> struct Called {
  template <class Call> static void call(Call made) {
    decltype(auto) result = made();
    if (IS_CHECK) return say(result);
    is_answered = Given<typename std::decay<Result>::type>::read(result, answer);
  }
};
template <> struct Called<void> {
  template <class Call> static void call(Call made) { made(); }
};
template <class Argument> struct Passed {
  using Board = typename std::decay<Argument>::type;
  static Board& ready() { return Taken<Board>::ready(); }
};
template <class Cell, std::size_t Width> struct Passed<Cell (*)[Width]> {
  static auto ready() -> Cell (&)[9][Width] { return Taken<Cell[9][Width]>::ready(); }
};
template <class Cell, std::size_t Width> struct Passed<Cell (&)[9][Width]> : Passed<Cell (*)[Width]> {};
template <class Cell> struct Passed<Cell**> {
  static Cell** ready() {
    static Cell* rows[9];
    auto& board = Taken<Cell[9][9]>::ready();
    for (int r = 0; r < 9; r++) rows[r] = board[r];
    return rows;
  }
};
template <class Element> struct Passed<std::vector<Element>*> {
  static std::vector<Element>* ready() { return &Taken<std::vector<Element>>::ready(); }
};
template <class Result, class Argument> void run(Result (*function)(Argument)) {
  auto&& board = Passed<Argument>::ready();
  Called<Result>::call([&]() -> decltype(auto) { return function(static_cast<Argument>(board)); });
}
/** LeetCode's board in C. */
template <class Result, class Cell> void run(Result (*function)(Cell**, int, int*)) {
  Cell** board = Passed<Cell**>::ready();
  static int sizes[9] = {9, 9, 9, 9, 9, 9, 9, 9, 9};
  Called<Result>::call([&]() -> decltype(auto) { return function(board, 9, sizes); });
}
template <class Owner, class Result, class Argument> void run(Result (Owner::*method)(Argument)) {
  Owner owner;
  auto&& board = Passed<Argument>::ready();
  Called<Result>::call([&]() -> decltype(auto) { return (owner.*method)(static_cast<Argument>(board)); });
}
template <class Owner, class Result, class Argument> void run(Result (Owner::*method)(Argument) const) {
  Owner owner;
  auto&& board = Passed<Argument>::ready();
  Called<Result>::call([&]() -> decltype(auto) { return (owner.*method)(static_cast<Argument>(board)); });
}
}
int main() {
  backdoku_givens(backdoku::GIVENS);
  backdoku::run(&CALLED_NAME);
}
`

/** By what the function takes: the expression of a blank; a character if the digits are characters, too. */
const BLANKS: Partial<Record<PuzzleCells, string>> = {
  characters: "'.'",
  zeros: "'0'",
  spaces: "' '",
  'minus-ones': '-1',
}

/** Returns the text to append to the program: the same for every puzzle, because it fetches the givens when it runs. */
export function harnessFor({ kind, name, cells }: Exclude<ProgramInput, { kind: 'stdin' }>): string {
  const blank = BLANKS[cells] ?? '0'
  const called = HARNESS.replaceAll('TEXT_CELLS', `${blank.startsWith("'")}`)
    .replaceAll('CHECK_CALL', `${kind === 'check'}`)
    .replaceAll('BLANK_CELL', blank)
    .replaceAll('CALLED_NAME', name.replaceAll('.', '::'))
  return `\n#line 1 "${HARNESS_FILE}"\n${called}`
}
