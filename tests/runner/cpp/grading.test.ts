/** C++ programs that misbehave, graded one after the other in the same worker. */
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { CppWorker } from '../../support/cpp.ts'
import { type GradeOrder, grader, SHORT_MS } from '../../support/graded.ts'

const grade = grader(new CppWorker(), 'cpp')

/**
 * One program that can end in many ways, so that it is compiled only once. The first two digits of the puzzle choose
 * the end. With any other two digits, the program solves the puzzle, provided that its tables are zero at the start.
 */
const ENDS = `#include <cstdio>
#include <cstdlib>
#include <unistd.h>
volatile int zero, sink;
int board[81], row[9][10], column[9][10], box[9][10], runs;
int box_of(int p) { return p / 27 * 3 + p % 9 / 3; }
void put(int p, int n, int on) { row[p / 9][n] = column[p % 9][n] = box[box_of(p)][n] = on; }
bool solve(int p) {
  while (p < 81 && board[p]) p++;
  if (p == 81) return true;
  for (int n = 1; n <= 9; n++) {
    if (row[p / 9][n] || column[p % 9][n] || box[box_of(p)][n]) continue;
    board[p] = n;
    put(p, n, 1);
    if (solve(p + 1)) return true;
    board[p] = 0;
    put(p, n, 0);
  }
  return false;
}
int down(int n) { volatile int wide[50]; wide[n % 50] = n; return down(n + 1) + wide[n % 50]; }
int main() {
  if (runs++) return 9;
  for (int p = 0; p < 81; p++) {
    if (scanf("%d", &board[p]) != 1) return 8;
    if (board[p]) put(p, board[p], 1);
  }
  switch (10 * board[0] + board[1]) {
    case 12: for (;;) puts("1234567890");
    case 13: { FILE* file = fopen("out.txt", "w"); fputs("x", file); fclose(file); break; }
    case 14: freopen("out.txt", "w", stdout); break;
    case 15: usleep(100000); break;
    case 16: sleep(60); break;
    case 17: for (;;) sleep(1);
    case 18: { int more = 0; while (scanf("%d", &more) != 1) sink = more; break; }
    case 19: exit(3);
    case 21: puts("begin"); break;
    case 23: fputs("begin\\n", stderr); break;
    case 24: for (;;) sink = zero;
    case 25: for (;;) { char* some = (char*)malloc(1 << 20); if (!some) return 7; some[zero] = 1; sink = some[zero]; }
    case 26: return fopen("input.txt", "r") ? 0 : 6;
    case 27: abort();
    case 28: sink = down(0); break;
    case 29: return 9 / zero;
    case 31: return 0;
    case 32: sink = board[(1 << 28) + zero]; break;
  }
  solve(0);
  for (int p = 0; p < 81; p++) printf("%d%c", board[p], p % 9 == 8 ? '\\n' : ' ');
}
`

/** Renames the digits of a puzzle, so that it begins with `first` and `second`, which must differ. */
function beginningWith(first: string, second: string): string {
  const names = '0123456789'.split('')
  const rename = (from: string, to: string) => {
    const [one, other] = [names.findIndex((name) => name === from), names.findIndex((name) => name === to)]
    names[one] = to
    names[other] = from
  }
  rename('5', first)
  rename(names[3], second)
  return PUZZLES.codewars1.replaceAll('.', '0').replaceAll(/\d/g, (digit) => names[Number(digit)])
}

/** Grades `ENDS` on a puzzle. @param code the two digits that choose the end */
async function gradeEnd(code: string, order: GradeOrder = {}) {
  return grade(ENDS, { line: beginningWith(code[0], code[1]), ...order })
}

/** Two digits that choose none of the ends: the program solves the puzzle. */
const RIGHT = '98'
const ACCEPTED = 'accepted'
const SHORT = { limits: { timeMs: SHORT_MS } }

describe('A program that', () => {
  test.each([
    ['prints endlessly', '12', 'output-limit', 'prints endlessly'],
    ['writes a file beside the answer', '13', ACCEPTED, 'only solution'],
    ['writes the answer to a file', '14', 'no-output', 'The program printed nothing'],
    ['sleeps beyond its time', '16', 'time-limit', 'ran longer than the 0.4 s'],
    ['sleeps forever', '17', 'time-limit', 'ran longer than'],
    ['waits for more than its input', '18', 'time-limit', 'an endless loop'],
    ['exits with a status', '19', 'runtime-error', 'any exit status but 0'],
    ['prints a line for itself', '21', 'presentation-error', "'begin'"],
    ['prints to the error stream', '23', ACCEPTED, 'only solution'],
    ['never ends', '24', 'time-limit', 'an endless loop'],
    ['reads a file that no judge has', '26', 'runtime-error', 'any exit status but 0'],
    ['aborts', '27', 'runtime-error', 'called abort()'],
    ['recurses forever', '28', 'runtime-error', 'Recursion is too deep'],
    ['divides by 0', '29', 'runtime-error', 'divided by 0'],
    ['prints nothing', '31', 'no-output', 'The program printed nothing'],
    ['reads far outside of an array', '32', 'runtime-error', 'An index is out of range'],
  ])('%s (%s) is %s, and the next case is judged by itself', async (_, code, verdict, said) => {
    const result = await gradeEnd(code, verdict === 'time-limit' ? SHORT : {})
    expect(result.name).toBe(verdict)
    expect(result.said.en).toContain(said)
    expect(result.said.ko).not.toBe('')
    expect((await gradeEnd(RIGHT)).name).toBe(ACCEPTED)
  })

  test('sleeps for a moment passes, and its time contains the wait', async () => {
    const result = await gradeEnd('15')
    expect(result.name).toBe(ACCEPTED)
    expect(result.elapsedMs).toBeGreaterThanOrEqual(100)
  })

  test('takes more memory bit by bit is over the limit, and shows how much it had', async () => {
    const limits = { memoryBytes: 64 << 20 }
    const result = await gradeEnd('25', { limits })
    expect(result.name).toBe('memory-limit')
    expect(result.said.en).toContain('The program takes more than 64 MB')
    expect(result.memoryBytes).toBeGreaterThan(48 << 20)
    expect(result.memoryBytes).toBeLessThanOrEqual(80 << 20)
    const next = await gradeEnd(RIGHT, { limits })
    expect(next.name).toBe(ACCEPTED)
    expect(next.memoryBytes).toBeLessThan(result.memoryBytes)
  })
})

test('A program that does not compile is refused with the place, and the next one is compiled', async () => {
  const result = await grade('int main() { return x; }\n')
  expect(result.name).toBe('compile-error')
  expect(result.said.en).toContain("Line 1: use of undeclared identifier 'x'")
  expect((await gradeEnd(RIGHT)).name).toBe(ACCEPTED)
})

test('A fork is refused in words', async () => {
  const result = await grade('#include <unistd.h>\nint main() { return fork(); }\n')
  expect(result.name).toBe('compile-error')
  expect(result.said.en).toContain('There is no fork in a browser')
})
