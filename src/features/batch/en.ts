import { plural } from '../../i18n/en/plural.ts'

const figures = new Intl.NumberFormat('en')
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
const number = (value: number) => figures.format(value)

export const batchEn = {
  text: 'Puzzles, one a line',
  hint: 'In each line, the first field of 81 characters is the puzzle, with 0 or . for a blank. A solution after it is compared with the one found here. Boards of nine lines work too. Headings and lines that start with # are skipped. You can also drop a file here. A pasted text of more than 100 lines is solved immediately.',
  solve: 'Solve all',
  file: 'Choose a file…',
  stop: 'Stop',
  progress: 'Share solved so far',
  running: (share: number) => `Solving: ${Math.floor(share * 100)}%`,
  stopped: (share: number) => `Stopped at ${Math.floor(share * 100)}%.`,
  ended: (elapsedMs: number) => `Solved in ${tenths.format(elapsedMs / 1000)} s.`,
  nothing: 'This text has no line with a puzzle.',
  totals: {
    puzzles: 'Puzzles',
    unique: 'One solution',
    several: 'Two or more',
    unsolvable: 'No solution',
    faults: 'Unreadable lines',
    differences: 'Different solution in the text',
  },
  number,
  differs: (cells: number) => `The solution in the text differs in ${number(cells)} ${plural(cells, 'cell')}`,
  results: 'Results',
  table: 'Table of results',
  line: 'Line',
  puzzle: 'Puzzle',
  solutions: 'Solutions',
  solution: 'Solution',
  solutionsOf: (solutions: number): string =>
    solutions === 0 ? 'none' : solutions === 1 ? 'unique' : '2 or more',
  show: (line: number) => `Put the puzzle of line ${number(line)} on the board`,
  pages: 'Pages of the table',
  page: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
  find: 'Go to line',
  previous: 'Previous page',
  next: 'Next page',
  first: 'First page',
  last: 'Last page',
  saveText: 'Save as text',
  saveCsv: 'Save as CSV',
}
