/** Texts that contain one puzzle or several, some with solutions: posts, programs, chats, JSON, HTML and others. */
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import {
  CODEWARS_1,
  CODEWARS_2,
  listOfRows,
  singlePuzzle,
  packedRows,
  type Post,
  rowsOf,
  spacedRows,
} from './post.ts'

const EMOJIS = 'zero one two three four five six seven eight nine'.split(' ').map((name) => `:${name}:`)

/**
 * Writes the rows of a board as HTML.
 * @param cell writes a cell; gets '' for a blank
 * @param open, close tags around each row
 */
function cellsOf(line: string, cell: (digit: string) => string, open: string, close: string): string {
  return rowsOf(line)
    .map((row) => `${open}${Array.from(row, (digit) => cell(digit === '0' ? '' : digit)).join('')}${close}`)
    .join('\n')
}

/** Writes a puzzle and its solution side by side. @param write writes a board in rows */
function sideBySide(write: (line: string) => string, gap: string): string {
  const solution = write(CODEWARS_1.solution).split('\n')
  return write(CODEWARS_1.puzzle)
    .split('\n')
    .map((row, index) => row + gap + solution[index])
    .join('\n')
}

function inRows(line: string): string {
  return rowsOf(line)
    .map((row) => `  <row>${row}</row>`)
    .join('\n')
}

export const POSTS: readonly Post[] = [
  {
    name: 'puzzle in packed rows, then its solution as a nested list',
    text: `I typed this in from the newspaper:

${packedRows(CODEWARS_2.puzzle)}

and my solver says

solution = ${listOfRows(CODEWARS_2.solution)}
`,
    puzzles: singlePuzzle(CODEWARS_2),
  },
  {
    name: 'an object with spaces for blanks, and its solution',
    text: `{
  name: "Inkala 2012",
  grid: "${CODEWARS_2.puzzle.replaceAll('0', ' ')}",
  solution: "${CODEWARS_2.solution}",
}`,
    puzzles: singlePuzzle(CODEWARS_2),
  },
  {
    name: 'JSON of puzzle and solution, spaces for blanks',
    text: JSON.stringify({ puzzle: CODEWARS_1.puzzle.replaceAll('0', ' '), solution: CODEWARS_1.solution }),
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'JSON of solution and mission, in this order',
    text: JSON.stringify({ solution: CODEWARS_1.solution, mission: CODEWARS_1.puzzle }, undefined, 2),
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'JSON of a board and its answer, nested',
    text: JSON.stringify({
      board: rowsOf(CODEWARS_1.puzzle).map((row) => Array.from(row, Number)),
      answer: rowsOf(CODEWARS_1.solution).map((row) => Array.from(row, Number)),
    }),
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'nine strings with spaces for blanks',
    text: `const rows = [\n${rowsOf(CODEWARS_1.puzzle)
      .map((row) => `  "${row.replaceAll('0', ' ')}",`)
      .join('\n')}\n];`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'nine strings with spaces for blanks, and the solution in nine more',
    text: `var puzzle = ["${rowsOf(CODEWARS_1.puzzle.replaceAll('0', ' ')).join('", "')}"];
var solution = ["${rowsOf(CODEWARS_1.solution).join('", "')}"];`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'a table of quizzes and solutions, one row',
    text: `quiz,solution\n${CODEWARS_1.puzzle},${CODEWARS_1.solution}\n`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'a table of solutions and quizzes',
    text: `solution,quiz\n${CODEWARS_1.solution},${CODEWARS_1.puzzle}\n${CODEWARS_2.solution},${CODEWARS_2.puzzle}\n`,
    puzzles: [
      ['#2', CODEWARS_1.puzzle],
      ['#3', CODEWARS_2.puzzle],
    ],
  },
  {
    name: 'a program with two puzzles by name, and their solutions',
    text: `const easy = ${listOfRows(CODEWARS_1.puzzle)};
const easySolved = ${listOfRows(CODEWARS_1.solution)};
const hard = ${listOfRows(CODEWARS_2.puzzle)};
const hardSolved = ${listOfRows(CODEWARS_2.solution)};
`,
    puzzles: [
      ['easy', CODEWARS_1.puzzle],
      ['hard', CODEWARS_2.puzzle],
    ],
  },
  {
    name: 'a chat on Discord, copied as codes of emojis',
    text: `**Daily** :fire:\n${rowsOf(CODEWARS_1.puzzle)
      .map((row) => Array.from(row, (digit) => EMOJIS[Number(digit)]).join(''))
      .join('\n')}\nGL!`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'a chat on KakaoTalk',
    text: `[철수] [오후 3:22]\n${packedRows(CODEWARS_1.puzzle).replaceAll('0', '⬜')}\n[영희] [오후 3:25] 어렵다 ㅋㅋ 2시간 걸림`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: "a page's source with fields to type into",
    text: `<table>${cellsOf(CODEWARS_1.puzzle, (digit) => `<td><input type="text" maxlength="1" value="${digit}"></td>`, '<tr>', '</tr>')}</table>`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: "a page's source with named characters",
    text: `<p>Example:</p><pre><code>${spacedRows(CODEWARS_1.puzzle).replaceAll('0', '&middot;')}</code></pre><p>Good luck</p>`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'givens in bold',
    text: spacedRows(CODEWARS_1.puzzle).replaceAll('0', '·').replace(/\d/g, '**$&**'),
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'a table in LaTeX',
    text: `\\begin{array}{|c|c|c|c|c|c|c|c|c|}\n\\hline\n${rowsOf(CODEWARS_1.puzzle)
      .map((row) => `${Array.from(row.replaceAll('0', ' ')).join(' & ')} \\\\ \\hline`)
      .join('\n')}\n\\end{array}`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'lists in Arabic, with its commas',
    text: listOfRows(CODEWARS_1.puzzle)
      .replaceAll(',', '، ')
      .replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'rows with spaces for blanks, in a program',
    text: `const puzzle = parse(\`\n${packedRows(CODEWARS_1.puzzle).replaceAll('0', ' ').replace(/ +$/gm, '')}\n\`)`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'cells with spaces for blanks, in a post',
    text: `My puzzle:\n\n${spacedRows(CODEWARS_1.puzzle).replaceAll('0', ' ').replace(/^/gm, '    ')}\n\nThanks!`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'a log in which the puzzle is printed twice, then solved',
    text: `In:\n${spacedRows(CODEWARS_1.puzzle)}\nThe program prints it first\n${spacedRows(CODEWARS_1.puzzle)}\nand then\n${spacedRows(CODEWARS_1.solution)}\n`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'a dictionary in Python',
    text: `PUZZLES = {\n  'easy': '${CODEWARS_1.puzzle}',\n  'hard': '${CODEWARS_2.puzzle.replaceAll('0', '.')}',\n}`,
    puzzles: [
      ['easy', CODEWARS_1.puzzle],
      ['hard', CODEWARS_2.puzzle],
    ],
  },
  {
    name: 'a list of puzzles and solutions in JSON',
    text: JSON.stringify([CODEWARS_1, CODEWARS_2], undefined, 1),
    puzzles: [
      ['#3', CODEWARS_1.puzzle],
      ['#7', CODEWARS_2.puzzle],
    ],
  },
  {
    name: 'two posts with a board each',
    text: `쉬운 문제:\n\n${spacedRows(CODEWARS_1.puzzle)}\n\n어려운 문제:\n\n${spacedRows(CODEWARS_2.puzzle)}\n\n끝.`,
    puzzles: [
      ['쉬운 문제:', CODEWARS_1.puzzle],
      ['어려운 문제:', CODEWARS_2.puzzle],
    ],
  },
  ...['    ', '\t', ' -> ', ' → ', '  =>  '].map((gap) => ({
    name: `puzzle and solution side by side, ${JSON.stringify(gap)} between them`,
    text: `Before and after:\n\n${sideBySide(spacedRows, gap)}\n\nand without spaces\n\n${sideBySide(packedRows, gap)}\n`,
    puzzles: singlePuzzle(CODEWARS_1),
  })),
  {
    name: 'drawings side by side',
    text: sideBySide((line) => writeGrid(gridOfLine(line), 'bordered'), '   '),
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'rows in XML, of the solution first',
    text: `<solution>\n${inRows(CODEWARS_1.solution)}\n</solution>\n<puzzle>\n${inRows(CODEWARS_1.puzzle)}\n</puzzle>`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'cells in brackets, each',
    text: packedRows(CODEWARS_1.puzzle)
      .replaceAll('0', ' ')
      .replace(/[1-9 ]/g, '[$&]'),
    puzzles: singlePuzzle(CODEWARS_1),
  },
]
