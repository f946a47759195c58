/**
 * Files that C++ programs open: missing ones give the judge's input, and written ones are reported. Also, whether a
 * program reads past the end of its input.
 */
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program } from '../../support/ownTestWorker.ts'

const worker = new CppWorker()
const LINE = PUZZLES.codewars1
/** One program for all cases, so that only one is compiled: the first letter of its input selects the case. */
const CASES = `#include <bits/stdc++.h>
using namespace std;
// Behind other text, so that the headers compiled beforehand are those of other tests.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
int board[9][9];
void play() { board[0][2] = 4; board[0][2] = 0; }
int main() {
  char which = getchar();
  if (which == 'i') {
    ifstream in("2580/input.txt");
    if (!in) return 1;
    for (auto& row : board) for (int& cell : row) in >> cell;
    play();
  } else if (which == 's') {
    FILE* file = fopen("/home/me/sudoku.dat", "rb");
    for (auto& row : board) for (int& cell : row) if (fscanf(file, "%d", &cell) != 1) return 1;
    play();
    rewind(file);
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    printf("%ld", size);
    fclose(file);
    file = fopen("/home/me/sudoku.dat", "r");
    printf("%c", fgetc(file));
  } else if (which == 'o') {
    char text[200];
    int file = open("C:\\\\puzzles\\\\one.txt", O_RDONLY);
    printf("%d", (int)read(file, text, 200));
    close(file);
  } else if (which == 'r') {
    freopen("input.txt", "r", stdin);
    freopen("output.txt", "w", stdout);
    for (auto& row : board) for (int& cell : row) scanf("%d", &cell);
    play();
    printf("printed");
  } else if (which == 'e') {
    struct stat status;
    ofstream("there.txt") << "x";
    printf("%d", access("input.txt", F_OK) == 0);
    printf("%d", stat("input.txt", &status) == 0);
    printf("%d", access("there.txt", F_OK) == 0);
  } else if (which == 'w') {
    ofstream out("out.txt");
    out << "solved" << endl;
    string back;
    ifstream("./out.txt") >> back;
    cout << back;
    for (const char* line : {"one\\n", "two\\n"}) {
      FILE* log = fopen("logs/log.txt", "a");
      fputs(line, log);
      fclose(log);
    }
    FILE* gone = fopen("gone.txt", "w");
    fputs("gone", gone);
    fclose(gone);
    remove("gone.txt");
  } else if (which == 'p') {
    ofstream out("long.txt");
    for (;;) out << "0123456789";
  } else if (which == 'm') {
    for (int k = 0; k < 30; k++) ofstream("file" + to_string(k)) << string(2000, 'x');
  } else if (which == 'a') {
    int value, sum = 0;
    while (cin >> value) sum += value;
    cout << sum;
  } else if (which == 'n') {
    for (auto& row : board) for (int& cell : row) scanf("%d", &cell);
  } else if (which == 'f') {
    static char text[1 << 16];
    cout << fread(text, 1, sizeof text, stdin);
  }
}
`
const TEXT = LINE.replace(/.{9}/g, (row) => `${row.replaceAll('.', '0').split('').join(' ')}\n`)

function runCase(which: string, limits = {}) {
  return worker.run(program(CASES, LINE, { kind: 'stdin', text: which + TEXT.slice(1) }), limits)
}

describe('A file that is opened for reading and does not exist', () => {
  // The letter replaces the puzzle's first digit in the input, so no board of the program matches the puzzle.
  test.each([
    ['i', '2580/input.txt', ''],
    ['s', '/home/me/sudoku.dat', ''],
    ['o', 'C:\\puzzles\\one.txt', '162'],
    ['r', 'input.txt', 'printed'],
  ])('%s is the judge’s input, and reported as %s', async (which, name, output) => {
    const { io, output: printed } = await runCase(which)
    expect(io).toMatchObject({ standIns: [name], written: [] })
    if (output !== '') expect(printed).toBe(output)
  })

  test('does not exist for a program that asks', async () => {
    const { io, output } = await runCase('e')
    expect(output).toBe('001')
    expect(io?.standIns).toEqual([])
  })
})

test.each([
  ['ifstream', 'ifstream in("data/2580.txt");', 'in >> cell', ''],
  [
    'fopen, twice',
    'fclose(fopen("data/2580.txt", "rb")); FILE* in = fopen("data/2580.txt", "r");',
    'fscanf(in, "%d", &cell)',
    ' cout << ftell(in);',
  ],
])(
  'A board read by %s from a missing file is recorded',
  { tags: ['thorough'] },
  async (_, open, read, after) => {
    const source = `#include <bits/stdc++.h>
using namespace std;
int board[9][9];
int main() {
  ${open}
  for (auto& row : board) for (int& cell : row) ${read};
  board[0][2] = 4;
  board[0][2] = 0;
 ${after}
}
`
    const { outcome, events, lines, io, output } = await worker.run(program(source, LINE))
    expect({ outcome, events, lines }).toEqual({
      outcome: { kind: 'finished', answer: undefined },
      events: 2,
      lines: [7, 8],
    })
    expect(io).toEqual({ input: 'read', standIns: ['data/2580.txt'], written: [] })
    if (after !== '') expect(output).toBe('161')
  },
)

describe('A file that is written', () => {
  test('can be read again, and is reported as it was at the end, unless it was removed', async () => {
    const { io, output } = await runCase('w')
    expect(output).toBe('solved')
    expect(io).toEqual({
      input: 'read',
      standIns: [],
      written: [
        { name: 'out.txt', text: 'solved\n' },
        { name: 'logs/log.txt', text: 'one\ntwo\n' },
      ],
    })
  })

  test('is cut off at the output limit, and only the first 16 are reported', async () => {
    const { io } = await runCase('m', { output: 1000 })
    expect(io?.written.map(({ name, text }) => [name, text.length])).toEqual(
      Array.from({ length: 16 }, (_, index) => [`file${index}`, 1000]),
    )
  })

  test('without end is an output limit', async () => {
    const { outcome, io } = await runCase('p', { output: 1000 })
    expect(outcome.kind).toBe('output-limit')
    expect(io?.written).toEqual([{ name: 'long.txt', text: '0123456789'.repeat(100) }])
  })
})

describe('The input of a program', () => {
  test.each([
    ['z', 'read', 'that ends after a part'],
    ['n', 'overread', 'that wants one number more'],
    ['a', 'overread', 'that reads until there is no more'],
    ['f', 'read', 'that reads a block larger than it'],
  ])('%s is %s by one %s', async (which, use) => {
    expect((await runCase(which)).io?.input).toBe(use)
  })

  test('is the puzzle for a function that is called', { tags: ['thorough'] }, async () => {
    const source = 'void solve(vector<vector<int>>& b) { int first; cin >> first; cout << first; }\n'
    const run = await worker.run(program(source, LINE, { kind: 'call', name: 'solve', cells: 'numbers' }))
    expect(run).toMatchObject({ output: '5', io: { input: 'read' } })
  })
})
