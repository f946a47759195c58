/** Boards copied together with what a page, a terminal, a judge or an editor puts around and between their cells. */
import type { Shape } from './wild.ts'

type Rows = readonly string[]

const cells = (row: string, separator: string, blank = '0') =>
  Array.from(row, (digit) => (digit === '0' ? blank : digit)).join(separator)
const spaced = (row: string) => cells(row, ' ')
const lines = (rows: Rows, write: (row: string, index: number) => string) => rows.map(write).join('\n')
const boxes = (row: string) => [row.slice(0, 3), row.slice(3, 6), row.slice(6)]
const boxed = (row: string, blank = '.', bar = ' | ') =>
  boxes(row)
    .map((box) => cells(box, ' ', blank))
    .join(bar)

/** Writes rows with a rule between the bands (three rows each). */
const banded = (rows: Rows, rule: string, write: (row: string, index: number) => string) =>
  rows.map((row, index) => (index === 3 || index === 6 ? `${rule}\n` : '') + write(row, index)).join('\n')
/** Writes rows with a rule between the bands, above the first row and below the last one. */
const framed = (rows: Rows, rule: string, write: (row: string, index: number) => string) =>
  `${rule}\n${banded(rows, rule, write)}\n${rule}`

/** Rules that are drawn with dashes and spaces. */
export const DASHED: readonly Shape[] = [
  {
    name: 'rules of - - - - - -, printed by a tutorial of Python',
    write: (rows) => banded(rows, '- - - - - - - - - - - - - ', (row) => boxed(row, '0', '  | ')),
  },
  {
    name: 'rules of six spaced dashes between bars',
    write: (rows) => banded(rows, '- - - - - -', (row) => boxed(row)),
  },
  {
    name: 'rules of six spaced dashes between rows without bars',
    write: (rows) => banded(rows, '- - - - - -', spaced),
  },
  {
    name: 'rules of nine spaced dashes, zeros for blanks',
    write: (rows) => banded(rows, '- - - - - - - - -', (row) => boxed(row, '0')),
  },
  {
    name: 'rules of - - - + - - - + - - -',
    write: (rows) => banded(rows, '- - - + - - - + - - -', (row) => boxed(row)),
  },
  {
    name: 'rules of - - - + - - - + - - - around zeros',
    write: (rows) => framed(rows, '- - - + - - - + - - -', (row) => boxed(row, '0')),
  },
  {
    name: 'rules of + - - - + - - - + - - - +',
    write: (rows) => framed(rows, '+ - - - + - - - + - - - +', (row) => `| ${boxed(row)} |`),
  },
  {
    name: 'rules of - - - | - - - | - - -',
    write: (rows) => banded(rows, '- - - | - - - | - - -', (row) => boxed(row, '0')),
  },
  {
    name: 'rules of - - - - - in a text in Korean',
    write: (rows) =>
      `출력 결과:\n\n${banded(rows, '- - - - - - - - - - - -', (row) => boxed(row, '0'))}\n\n끝.\n`,
  },
  {
    name: 'rules of wide spaced dashes',
    write: (rows) => banded(rows, '-  -  -  -  -  -  -', (row) => boxed(row, '0', '  |  ')),
  },
]

/** Samples of judges, whose inputs begin with the number of boards. */
export const COUNTED: readonly Shape[] = [
  {
    name: 'a count in a fence under Sample Input',
    write: (rows) => `## Sample Input\n\n\`\`\`\n1\n${lines(rows, spaced)}\n\`\`\`\n`,
  },
  {
    name: 'a count in a fence under Sample Input 1, with a language',
    write: (rows) => `### Sample Input 1\n\`\`\`text\n1\n${lines(rows, (row) => row)}\n\`\`\`\n`,
  },
  {
    name: 'a count in a fence in a statement in Korean',
    write: (rows) =>
      `## 입력\n\n첫 줄에 테스트 케이스의 수 T가 주어진다.\n\n## 예제 입력 1\n\n\`\`\`\n1\n${lines(rows, spaced)}\n\`\`\`\n\n## 힌트\n\n빈칸은 0이다.\n`,
  },
  {
    name: 'a count and an empty line in a fence',
    write: (rows) => `**Sample Input**\n\n\`\`\`\n1\n\n${lines(rows, spaced)}\n\`\`\`\n`,
  },
  {
    name: 'a count in a fence, rows with dots',
    write: (rows) => `Sample Input:\n~~~\n1\n${lines(rows, (row) => row.replaceAll('0', '.'))}\n~~~\n`,
  },
  {
    name: 'a count between words',
    write: (rows) => `There is one test case.\n\nInput\n\n1\n${lines(rows, (row) => row)}\n\nThat is all.\n`,
  },
]

/** Strings over several lines, whose first row stands on the line of the variable. */
export const TEMPLATES: readonly Shape[] = [
  {
    name: 'a template literal, first row on the const line',
    write: (rows) => `const board = \`${rows.join('\n')}\`;\n`,
  },
  {
    name: 'a template literal with spaces, first row on the const line',
    write: (rows) => `const puzzle = \`${lines(rows, spaced)}\`\nconsole.log(solve(puzzle))\n`,
  },
  {
    name: 'a template literal with dots, first row on the const line, split',
    write: (rows) =>
      `const grid = \`${lines(rows, (row) => row.replaceAll('0', '.'))}\`.split('\\n').map((row) => [...row])\n`,
  },
  {
    name: 'a template literal as an argument',
    write: (rows) => `test('solves', () => {\n  expect(solve(\`${lines(rows, spaced)}\`)).toBe(true)\n})\n`,
  },
  {
    name: 'a template literal with indented rows, first row on the let line',
    write: (rows) => `let input = \`${rows.join('\n             ')}\`\n`,
  },
  {
    name: 'a template literal with commas, first row on the const line',
    write: (rows) => `const csv = \`${lines(rows, (row) => cells(row, ','))}\`\n`,
  },
  {
    name: 'a triple-quoted string of Python, first row on its line',
    write: (rows) => `puzzle = """${rows.join('\n')}"""\nprint(solve(puzzle))\n`,
  },
  {
    name: 'a raw string of C++, first row on its line',
    write: (rows) => `std::string board = R"(${rows.join('\n')})";\n`,
  },
]

/** Rows that end in a full stop. */
export const STOPPED: readonly Shape[] = [
  { name: 'rows ended by a full stop', write: (rows) => lines(rows, (row) => `${spaced(row)}.`) },
  {
    name: 'rows ended by a full stop, in a post',
    write: (rows) => `My puzzle is:\n\n${lines(rows, (row) => `${spaced(row)}.`)}\n\nCan you solve it?\n`,
  },
  { name: 'tight rows ended by a full stop', write: (rows) => lines(rows, (row) => `${row}.`) },
  {
    name: 'rows with commas ended by a full stop',
    write: (rows) => lines(rows, (row) => `${cells(row, ', ')}.`),
  },
  { name: 'lists ended by a full stop', write: (rows) => lines(rows, (row) => `[${cells(row, ',')}].`) },
  {
    name: 'lists ended by a full stop, with underscores and spaces',
    write: (rows) => lines(rows, (row) => `[${cells(row, ', ', '_')}].`),
  },
  {
    name: 'spaced cells in brackets ended by a full stop',
    write: (rows) => lines(rows, (row) => `[ ${spaced(row)} ].`),
  },
  { name: 'facts of Prolog', write: (rows) => lines(rows, (row) => `row([${cells(row, ',', '_')}]).`) },
  {
    name: 'numbered facts of Prolog',
    write: (rows) => lines(rows, (row, index) => `row(${index + 1}, [${cells(row, ',', '_')}]).`),
  },
]

/** Headers that number the columns, above rows that have no label. */
export const TITLED: readonly Shape[] = [
  { name: 'a header 1 2 3 above rows', write: (rows) => `1 2 3 4 5 6 7 8 9\n${lines(rows, spaced)}` },
  {
    name: 'a header 1 2 3 and a rule above rows',
    write: (rows) => `1 2 3 4 5 6 7 8 9\n-----------------\n${lines(rows, spaced)}`,
  },
  {
    name: 'a header 0,1,…,8 above a CSV',
    write: (rows) => `0,1,2,3,4,5,6,7,8\n${lines(rows, (row) => cells(row, ','))}\n`,
  },
  {
    name: 'a header 0,1,…,8 above a CSV with empty fields',
    write: (rows) => `0,1,2,3,4,5,6,7,8\n${lines(rows, (row) => cells(row, ',', ''))}\n`,
  },
  {
    name: 'a header c1,…,c9 above a CSV',
    write: (rows) => `c1,c2,c3,c4,c5,c6,c7,c8,c9\n${lines(rows, (row) => cells(row, ','))}\n`,
  },
  {
    name: 'a header with tabs above cells',
    write: (rows) => `1\t2\t3\t4\t5\t6\t7\t8\t9\n${lines(rows, (row) => cells(row, '\t'))}`,
  },
  { name: 'a header A B C above rows', write: (rows) => `A B C D E F G H I\n${lines(rows, spaced)}` },
  {
    name: 'a header above a drawing',
    write: (rows) =>
      `  1 2 3   4 5 6   7 8 9\n${framed(rows, '+-------+-------+-------+', (row) => `| ${boxed(row)} |`)}`,
  },
]

/** What a program asked for, and what was typed. */
export const PROMPTED: readonly Shape[] = [
  {
    name: 'Enter row 1:',
    write: (rows) => lines(rows, (row, index) => `Enter row ${index + 1}: ${spaced(row)}`),
  },
  {
    name: 'Enter row 1 (tight):',
    write: (rows) => lines(rows, (row, index) => `Enter row ${index + 1}: ${row}`),
  },
  {
    name: 'Enter row 0, after a heading and before the result',
    write: (rows) =>
      `Sudoku Solver v1.0\n${lines(rows, (row, index) => `Enter row ${index}: ${spaced(row)}`)}\nSolving...\n`,
  },
  { name: 'Row 1 >', write: (rows) => lines(rows, (row, index) => `Row ${index + 1} > ${spaced(row)}`) },
  { name: '1행 입력:', write: (rows) => lines(rows, (row, index) => `${index + 1}행 입력: ${spaced(row)}`) },
  {
    name: '1번째 줄을 입력하세요:',
    write: (rows) => lines(rows, (row, index) => `${index + 1}번째 줄을 입력하세요: ${row}`),
  },
]

/** Signs for blanks that are punctuation elsewhere. */
export const PUNCTUATED: readonly Shape[] = ['?', ':'].flatMap((blank) => [
  {
    name: `81 characters, ${blank} for a blank`,
    write: (rows: Rows) => rows.join('').replaceAll('0', blank),
  },
  {
    name: `81 characters in quotes, ${blank} for a blank`,
    write: (rows: Rows) => `puzzle = "${rows.join('').replaceAll('0', blank)}"`,
  },
  {
    name: `81 characters in a post, ${blank} for a blank`,
    write: (rows: Rows) => `Try this one:\n\n${rows.join('').replaceAll('0', blank)}\n\nIt is hard.\n`,
  },
])

/** Drawings whose blanks are spaces, after an editor has trimmed the ends of lines. */
export const TRIMMED: readonly Shape[] = [
  {
    name: 'bars between cells, spaces for blanks, trimmed',
    write: (rows) => lines(rows, (row) => cells(row, '|', ' ').trimEnd()),
  },
  {
    name: 'bars between padded cells, spaces for blanks, trimmed',
    write: (rows) => lines(rows, (row) => ` ${cells(row, ' | ', ' ')} `.trimEnd()),
  },
]

/** Borders of stars. */
export const STARRED: readonly Shape[] = [
  {
    name: 'stars around and between boxes',
    write: (rows) => framed(rows, '*************************', (row) => `* ${boxed(row, '0', ' * ')} *`),
  },
  {
    name: 'stars around and between boxes, dots for blanks',
    write: (rows) => framed(rows, '*************************', (row) => `* ${boxed(row, '.', ' * ')} *`),
  },
  {
    name: 'stars above, below and between bands',
    write: (rows) => framed(rows, '*******************', (row) => boxed(row, '0', ' * ')),
  },
  {
    name: 'spaced stars',
    write: (rows) => framed(rows, '* * * * * * * * * * * * *', (row) => `* ${boxed(row, '0', ' * ')} *`),
  },
]

const ESCAPE = '\u001B'
const coloured = (row: string, escape: string, code = '31') =>
  Array.from(row, (digit, index) =>
    digit !== '0' && index % 2 === 0 ? `${escape}[${code}m${digit}${escape}[0m` : digit,
  )

/** Colour codes of a terminal, as they are, as they are shown, and as they are written in a program. */
export const COLOURED: readonly Shape[] = [
  { name: 'colour codes', write: (rows) => lines(rows, (row) => coloured(row, ESCAPE).join(' ')) },
  {
    name: 'colour codes of 256 colours',
    write: (rows) => lines(rows, (row) => coloured(row, ESCAPE, '38;5;196').join(' ')),
  },
  {
    name: 'colour codes that have lost their escape character',
    write: (rows) => lines(rows, (row) => coloured(row, '').join(' ')),
  },
  {
    name: 'colour codes without their escape character, tight',
    write: (rows) => lines(rows, (row) => coloured(row, '', '1;32').join('')),
  },
  { name: 'colour codes shown as ^[', write: (rows) => lines(rows, (row) => coloured(row, '^[').join(' ')) },
  { name: 'colour codes shown as ␛', write: (rows) => lines(rows, (row) => coloured(row, '␛').join(' ')) },
  {
    name: 'colour codes written \\x1b',
    write: (rows) => lines(rows, (row) => coloured(row, '\\x1b').join(' ')),
  },
  {
    name: 'colour codes written \\033',
    write: (rows) => lines(rows, (row) => coloured(row, '\\033', '1;31').join(' ')),
  },
  {
    name: 'colour codes in a drawing',
    write: (rows) =>
      framed(rows, '+-------+-------+-------+', (row) => {
        const drawn = coloured(row.replaceAll('0', '.'), '')
        return `| ${[0, 3, 6].map((start) => drawn.slice(start, start === 6 ? undefined : start + 3).join(' ')).join(' | ')} |`
      }),
  },
]

const table = (rows: Rows, input: (digit: string, row: number, column: number) => string) =>
  `<table id="board">\n${lines(rows, (row, index) => `<tr>${Array.from(row, (digit, column) => `<td>${input(digit === '0' ? '' : digit, index, column)}</td>`).join('')}</tr>`)}\n</table>\n`

/** Forms whose fields are cells. */
export const FIELDS: readonly Shape[] = [
  {
    name: 'fields with value="5"',
    write: (rows) => table(rows, (digit) => `<input type="text" maxlength="1" value="${digit}">`),
  },
  {
    name: 'fields with no value for a blank',
    write: (rows) =>
      table(rows, (digit) =>
        digit === ''
          ? '<input type="number" min="1" max="9">'
          : `<input type="number" min="1" max="9" value="${digit}" readonly>`,
      ),
  },
  {
    name: "fields with value='5'",
    write: (rows) => table(rows, (digit) => `<input type='text' value='${digit}' />`),
  },
  {
    name: 'fields with value=5',
    write: (rows) =>
      table(rows, (digit) => (digit === '' ? '<INPUT size=1>' : `<INPUT size=1 value=${digit}>`)),
  },
  {
    name: 'fields with names and values, a cell a line',
    write: (rows) =>
      table(
        rows,
        (digit, row, column) => `\n  <input name="c${row}${column}" class="cell" value="${digit}">\n`,
      ),
  },
  {
    name: 'fields in divs',
    write: (rows) =>
      `<div class="board">\n${lines(rows, (row) => `<div class="row">${Array.from(row, (digit) => `<input class="cell" value="${digit === '0' ? '' : digit}">`).join('')}</div>`)}\n</div>\n`,
  },
  {
    name: 'fields without rows',
    write: (rows) =>
      `<form>\n${lines(rows, (row) => lines(Array.from(row), (digit) => `  <input class="cell" value="${digit === '0' ? '' : digit}">`))}\n</form>\n`,
  },
]

/** One cell on each line. */
export const CELL_A_LINE: readonly Shape[] = [
  {
    name: 'a cell a line, empty lines for blanks',
    write: (rows) => Array.from(rows.join(''), (digit) => (digit === '0' ? '' : digit)).join('\n'),
  },
  {
    name: 'a cell a line, empty lines for blanks, and a line end',
    write: (rows) => `${Array.from(rows.join(''), (digit) => (digit === '0' ? '' : digit)).join('\n')}\n`,
  },
  { name: 'a cell a line, zeros for blanks', write: (rows) => Array.from(rows.join('')).join('\n') },
]
