/** Notations of a board in source code, data files and commands. Each writes one board. */
import type { Shape } from './wild.ts'

const spaced = (row: string) => Array.from(row).join(' ')
const dotted = (row: string) => row.replaceAll('0', '.')
const cells = (row: string, separator: string, blank = '0') =>
  Array.from(row, (digit) => (digit === '0' ? blank : digit)).join(separator)
const lines = (rows: readonly string[], write: (row: string, index: number) => string) =>
  rows.map(write).join('\n')

/** Marks for blanks, array syntaxes of languages, data files, commands, HTML, and statements that write single rows. */
export const WRITTEN: readonly Shape[] = [
  ...['$', ':', '#', '@'].flatMap((mark) => [
    {
      name: `${mark} for a blank`,
      write: (rows: readonly string[]) => lines(rows, (row) => cells(row, '', mark)),
    },
    {
      name: `${mark} for a blank, with spaces`,
      write: (rows: readonly string[]) => lines(rows, (row) => cells(row, ' ', mark)),
    },
  ]),
  ...['-1', 'nil', 'NA', 'NULL', 'nan', 'null', 'None', 'undefined', '""', "''", '" "', '_', "'.'"].map(
    (blank) => ({
      name: `a list with ${blank} for a blank`,
      write: (rows: readonly string[]) =>
        `grid = [\n${lines(rows, (row) => `  [${cells(row, ', ', blank)}],`)}\n]\n`,
    }),
  ),
  {
    name: 'lines with -1 for a blank',
    write: (rows) => lines(rows, (row) => cells(row, ' ', '-1')),
  },
  {
    name: 'columns of width two, with -1 for a blank',
    write: (rows) =>
      lines(rows, (row) => Array.from(row, (digit) => (digit === '0' ? '-1' : ` ${digit}`)).join(' ')),
  },
  {
    name: 'quoted digits with "" for a blank',
    write: (rows) =>
      `const board = [\n${lines(rows, (row) => `  [${Array.from(row, (digit) => (digit === '0' ? '""' : `"${digit}"`)).join(',')}],`)}\n];\n`,
  },
  {
    name: 'C#: new int?[]',
    write: (rows) =>
      `var grid = new int?[][]\n{\n${lines(rows, (row) => `    new int?[] { ${cells(row, ', ', 'null')} },`)}\n};\n`,
  },
  {
    name: 'C#: new int?[9]',
    write: (rows) =>
      `int?[][] grid = {\n${lines(rows, (row) => `    new int?[9] {${cells(row, ',', 'null')}},`)}\n};\n`,
  },
  {
    name: 'C++: std::array',
    write: (rows) =>
      `constexpr std::array<std::array<int, 9>, 9> board {{\n${lines(rows, (row) => `    std::array<int, 9>{${cells(row, ', ')}},`)}\n}};\n`,
  },
  {
    name: 'C++: std::array in double braces',
    write: (rows) =>
      `std::array<std::array<int, 9>, 9> board = {{\n${lines(rows, (row) => `    {{${cells(row, ', ')}}},`)}\n}};\n`,
  },
  {
    name: 'C++: std::vector<int>',
    write: (rows) =>
      `std::vector<std::vector<int>> board = {\n${lines(rows, (row) => `    std::vector<int>{${cells(row, ', ')}},`)}\n};\n`,
  },
  {
    name: 'Rust: vec!',
    write: (rows) => `let board = vec![\n${lines(rows, (row) => `    vec![${cells(row, ', ')}],`)}\n];\n`,
  },
  {
    name: 'Go: [9]int',
    write: (rows) => `board := [9][9]int{\n${lines(rows, (row) => `\t[9]int{${cells(row, ', ')}},`)}\n}\n`,
  },
  {
    name: 'Java: List.of',
    write: (rows) =>
      `var board = List.of(\n${lines(rows, (row, index) => `    List.of(${cells(row, ', ')})${index < 8 ? ',' : ''}`)});\n`,
  },
  {
    name: 'Java: Arrays.asList',
    write: (rows) =>
      `List<List<Integer>> b = Arrays.asList(\n${rows.map((row) => `    Arrays.asList(${cells(row, ', ')})`).join(',\n')});\n`,
  },
  {
    name: 'Scala: Array',
    write: (rows) => `val b = Array(\n${rows.map((row) => `  Array(${cells(row, ', ')})`).join(',\n')})\n`,
  },
  {
    name: 'PHP: array',
    write: (rows) => `$board = array(\n${rows.map((row) => `  array(${cells(row, ',')})`).join(',\n')});\n`,
  },
  {
    name: 'R: a matrix by row',
    write: (rows) =>
      `puzzle <- matrix(c(\n${rows.map((row) => `  ${cells(row, ', ', 'NA')}`).join(',\n')}), nrow = 9, byrow = TRUE)\n`,
  },
  {
    name: 'R: rbind',
    write: (rows) => `puzzle <- rbind(\n${rows.map((row) => `  c(${cells(row, ',')})`).join(',\n')})\n`,
  },
  {
    name: 'MiniZinc',
    write: (rows) => `start=[|\n${lines(rows, (row) => `${cells(row, ', ', '_')}|`)}];\n`,
  },
  {
    name: 'MiniZinc, with a bar before each row',
    write: (rows) => `puzzle =\n[|${rows.map((row) => cells(row, ',', '_')).join('\n |')}|];\n`,
  },
  {
    name: 'Prolog',
    write: (rows) =>
      `problem(1, P) :-\n    P = [${rows.map((row) => `[${cells(row, ',', '_')}]`).join(',\n         ')}].\n`,
  },
  {
    name: 'Prolog, with comments',
    write: (rows) =>
      `% A puzzle.\nproblem(1, [[${rows.map((row) => cells(row, ',', '_')).join('],   % a row\n            [')}]]).\n`,
  },
  {
    name: 'MATLAB, with comments',
    write: (rows) =>
      `% The board\nM = [ ...\n${lines(rows, (row, index) => `  ${spaced(row)}; % row ${index + 1}`)}\n];\n`,
  },
  {
    name: 'MATLAB, with commas and dots',
    write: (rows) => `M = [${rows.map((row) => cells(row, ',')).join('; ...\n     ')}];\n`,
  },
  {
    name: 'Lisp',
    write: (rows) => `(defparameter *board*\n  '(${rows.map((row) => `(${spaced(row)})`).join('\n    ')}))\n`,
  },
  {
    name: 'Lisp: #2A',
    write: (rows) => `(setf b #2A(${rows.map((row) => `(${spaced(row)})`).join('\n ')}))\n`,
  },
  {
    name: 'Clojure',
    write: (rows) => `(def board [${rows.map((row) => `[${spaced(row)}]`).join('\n            ')}])\n`,
  },
  {
    name: 'Perl: qw',
    write: (rows) => `my @board = (\n${lines(rows, (row) => `  [qw(${spaced(row)})],`)}\n);\n`,
  },
  { name: 'YAML lists', write: (rows) => `board:\n${lines(rows, (row) => `  - [${cells(row, ', ')}]`)}\n` },
  { name: 'YAML strings', write: (rows) => `board:\n${lines(rows, (row) => `  - "${dotted(row)}"`)}\n` },
  {
    name: 'a YAML block',
    write: (rows) => `puzzle: |\n${lines(rows, (row) => `  ${dotted(row)}`)}\nlevel: easy\n`,
  },
  {
    name: 'JSON with a cell on each line',
    write: (rows) =>
      `{\n  "board": [\n${rows.map((row) => `    [\n      ${cells(row, ',\n      ')}\n    ]`).join(',\n')}\n  ]\n}\n`,
  },
  {
    name: 'JSON with null',
    write: (rows) => `{"id":7,"grid":[${rows.map((row) => `[${cells(row, ',', 'null')}]`).join(',')}]}`,
  },
  {
    name: 'Haskell: Just and Nothing',
    write: (rows) =>
      `board = [${rows.map((row) => `[${Array.from(row, (digit) => (digit === '0' ? 'Nothing' : `Just ${digit}`)).join(', ')}]`).join('\n        ,')}]\n`,
  },
  {
    name: 'Rust: Some and None',
    write: (rows) =>
      `let b = [${rows.map((row) => `[${Array.from(row, (digit) => (digit === '0' ? 'None' : `Some(${digit})`)).join(', ')}]`).join(',\n         ')}];\n`,
  },
  {
    name: 'SQL',
    write: (rows) =>
      `INSERT INTO board VALUES\n${rows.map((row) => `(${cells(row, ', ', 'NULL')})`).join(',\n')};\n`,
  },
  { name: 'a template literal', write: (rows) => `const p = \`\n${lines(rows, (row) => row)}\n\`.trim()\n` },
  { name: 'a shell here-document', write: (rows) => `./sudoku << EOF\n${lines(rows, spaced)}\nEOF\n` },
  { name: 'echo and a pipe', write: (rows) => `$ echo "${rows.map(spaced).join('\n')}" | python3 main.py\n` },
  { name: 'printf', write: (rows) => `$ printf '${rows.map(spaced).join('\\n')}\\n' | ./a.out\n` },
  { name: 'HTML line breaks', write: (rows) => `<p>${rows.map(spaced).join('<br>\n')}</p>\n` },
  { name: 'a pre element', write: (rows) => `<pre>\n${lines(rows, spaced)}\n</pre>\n` },
  { name: 'a pre element beside its rows', write: (rows) => `<pre>${rows.map(spaced).join('\n')}</pre>\n` },
  {
    name: 'an f-string of prints',
    write: (rows) => lines(rows, (row) => `System.out.println("${spaced(row)}");`),
  },
  {
    name: 'assignments row by row',
    write: (rows) => lines(rows, (row, index) => `board[${index}] = "${dotted(row)}";`),
  },
  {
    name: 'assignments of arrays row by row',
    write: (rows) => lines(rows, (row, index) => `board[${index}] = new int[] {${cells(row, ', ')}};`),
  },
  { name: 'appends', write: (rows) => lines(rows, (row) => `board.append([${cells(row, ', ')}])`) },
]
