/** Shapes in which boards are drawn, tabulated or listed in texts. Each shape writes one board. */
import type { Shape } from './wild.ts'

const spaced = (row: string) => Array.from(row).join(' ')
const dotted = (row: string) => row.replaceAll('0', '.')
const cells = (row: string, separator: string, blank = '0') =>
  Array.from(row, (digit) => (digit === '0' ? blank : digit)).join(separator)
const lines = (rows: readonly string[], write: (row: string, index: number) => string) =>
  rows.map(write).join('\n')

/** Writes a row with bars between its boxes: `5 3 . | . 7 . | . . .`. */
const boxed = (row: string, blank = '.', bar = ' | ') =>
  [row.slice(0, 3), row.slice(3, 6), row.slice(6)].map((box) => cells(box, ' ', blank)).join(bar)

/** Writes rows with a rule (horizontal line) between the bands (three rows each). */
const banded = (rows: readonly string[], rule: string, write: (row: string, index: number) => string) =>
  rows.map((row, index) => (index === 3 || index === 6 ? `${rule}\n` : '') + write(row, index)).join('\n')

const letters = 'ABCDEFGHIJ'

/** Drawings with rules and bars, and rows that are joined on one line. */
export const DRAWN: readonly Shape[] = [
  { name: 'rules of - - -', write: (rows) => banded(rows, '- - - - - - - - - - -', (row) => boxed(row)) },
  {
    name: 'rules of ------ + -------',
    write: (rows) => banded(rows, '------ + ------- + ------', (row) => boxed(row)),
  },
  { name: 'rules of =', write: (rows) => banded(rows, '=====================', (row) => boxed(row, '0')) },
  { name: 'rules of _', write: (rows) => banded(rows, '_____________________', (row) => boxed(row, '0')) },
  { name: 'rules of *', write: (rows) => banded(rows, '*********************', (row) => boxed(row, '0')) },
  {
    name: 'rules of +--+ around every cell',
    write: (rows) =>
      `${rows.map((row) => `${'+--'.repeat(9)}+\n|${Array.from(row, (digit) => ` ${digit === '0' ? ' ' : digit}`).join('|')}|`).join('\n')}\n${'+--'.repeat(9)}+`,
  },
  {
    name: 'rules of +---+ around every cell',
    write: (rows) =>
      `${rows.map((row) => `${'+---'.repeat(9)}+\n|${Array.from(row, (digit) => ` ${digit === '0' ? ' ' : digit} `).join('|')}|`).join('\n')}\n${'+---'.repeat(9)}+`,
  },
  {
    name: 'rules of +-+ around every cell',
    write: (rows) =>
      `${rows.map((row) => `${'+-'.repeat(9)}+\n|${cells(row, '|', ' ')}|`).join('\n')}\n${'+-'.repeat(9)}+`,
  },
  {
    name: '|| between boxes',
    write: (rows) =>
      banded(rows, '=========================================', (row) => `||${boxed(row, '.', '||')}||`),
  },
  {
    name: '|| between boxes and | between cells',
    write: (rows) =>
      banded(rows, '-----------++-----------++-----------', (row) =>
        [row.slice(0, 3), row.slice(3, 6), row.slice(6)]
          .map((box) => Array.from(box, (digit) => ` ${digit === '0' ? ' ' : digit} `).join('|'))
          .join('||'),
      ),
  },
  {
    name: '|| around and between, | between cells, rules after each row',
    write: (rows) =>
      `+===+===+===++===+===+===++===+===+===+\n${rows
        .map(
          (row, index) =>
            `||${[row.slice(0, 3), row.slice(3, 6), row.slice(6)]
              .map((box) => Array.from(box, (digit) => ` ${digit === '0' ? ' ' : digit} `).join('|'))
              .join(
                '||',
              )}||\n${index % 3 === 2 ? '+===+===+===++===+===+===++===+===+===+' : '+---+---+---++---+---+---++---+---+---+'}`,
        )
        .join('\n')}`,
  },
  {
    name: 'box drawing around every cell',
    write: (rows) =>
      `┌${Array(9).fill('───').join('┬')}┐\n${rows
        .map((row) => `│${Array.from(row, (digit) => ` ${digit === '0' ? ' ' : digit} `).join('│')}│`)
        .join(`\n├${Array(9).fill('───').join('┼')}┤\n`)}\n└${Array(9).fill('───').join('┴')}┘`,
  },
  {
    name: 'brackets around boxes',
    write: (rows) => banded(rows, '', (row) => `[${boxed(row, '0', '] [')}]`),
  },
  {
    name: 'brackets around some digits',
    write: (rows) =>
      lines(rows, (row, index) =>
        Array.from(row, (digit, column) =>
          digit === '0' ? ' . ' : (index + column) % 4 === 0 ? ` ${digit} ` : `[${digit}]`,
        ).join(''),
      ),
  },
  {
    name: 'colons between cells, and labels on all sides',
    write: (rows) => {
      const title = `    ${cells('ABCDEFGHI', '   ')}\n`
      const board = lines(rows, (row, index) => {
        const boxes = [row.slice(0, 3), row.slice(3, 6), row.slice(6)].map((box) => cells(box, ' : ', '_'))
        return `${index + 1} ‖ ${boxes.join(' ‖ ')} ‖ ${index + 1}`
      })
      return `${title}${board}\n${title}`
    },
  },
  {
    name: 'rows in bold, six of them on one line with wide spaces between',
    write: (rows) =>
      [...rows.slice(0, 3).map((row) => [row]), rows.slice(3)]
        .map((part) => `**    ${part.map((row) => cells(row, ' ', '?')).join('    ')}**\n`)
        .join('\n'),
  },
  {
    name: 'box drawing one cell wide',
    write: (rows) =>
      `┌${Array(9).fill('─').join('┬')}┐\n${rows
        .map((row) => `│${cells(row, '│', ' ')}│`)
        .join(`\n├${Array(9).fill('─').join('┼')}┤\n`)}\n└${Array(9).fill('─').join('┴')}┘`,
  },
  {
    name: 'box drawing, double around boxes and single around cells',
    write: (rows) =>
      `╔═══╤═══╤═══╦═══╤═══╤═══╦═══╤═══╤═══╗\n${rows
        .map(
          (row, index) =>
            `║${[row.slice(0, 3), row.slice(3, 6), row.slice(6)]
              .map((box) => Array.from(box, (digit) => ` ${digit === '0' ? ' ' : digit} `).join('│'))
              .join('║')}║\n${
              index === 8
                ? '╚═══╧═══╧═══╩═══╧═══╧═══╩═══╧═══╧═══╝'
                : index % 3 === 2
                  ? '╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣'
                  : '╟───┼───┼───╫───┼───┼───╫───┼───┼───╢'
            }`,
        )
        .join('\n')}`,
  },
  {
    name: 'box drawing around boxes, cells without spaces',
    write: (rows) =>
      `┏━━━┳━━━┳━━━┓\n${banded(rows, '┣━━━╋━━━╋━━━┫', (row) => `┃${row.replace(/...(?=.)/g, '$&┃').replaceAll('0', ' ')}┃`)}\n┗━━━┻━━━┻━━━┛`,
  },
  {
    name: 'dots drawn in box drawing',
    write: (rows) =>
      `┌───────┬───────┬───────┐\n${banded(rows, '├───────┼───────┼───────┤', (row) => `│ ${boxed(row, '·', ' │ ')} │`)}\n└───────┴───────┴───────┘`,
  },
  {
    name: 'spaces for blanks between bars, no bars around',
    write: (rows) => banded(rows, '------+-------+------', (row) => boxed(row, ' ')),
  },
  {
    name: 'spaces for blanks between bars, in a README',
    write: (rows) =>
      `# Solver\n\n    $ ./solve\n${banded(rows, '    ------+-------+------', (row) => `    ${boxed(row, ' ')}`)}\n\nDone in 3 ms.\n`,
  },
  { name: 'bars between all cells', write: (rows) => lines(rows, (row) => cells(row, '|')) },
  { name: 'bars between all cells, with spaces', write: (rows) => lines(rows, (row) => cells(row, ' | ')) },
  { name: 'rows that bars join', write: (rows) => rows.map((row) => dotted(row)).join('|') },
  { name: 'rows with spaces that bars join', write: (rows) => rows.map(spaced).join(' | ') },
  { name: 'rows that slashes join', write: (rows) => rows.join('/') },
  { name: 'rows that commas join', write: (rows) => rows.join(',') },
  { name: 'rows that commas join, dots for blanks', write: (rows) => rows.map(dotted).join(',') },
  { name: 'rows that semicolons join', write: (rows) => rows.join(';') },
  { name: 'nine groups on a line', write: (rows) => rows.join(' ') },
  { name: 'nine groups on a line, dots for blanks', write: (rows) => rows.map(dotted).join(' ') },
  {
    name: 'nine groups on a line in a sentence',
    write: (rows) => `The puzzle is:\n${rows.join(' ')}\nSolve it.\n`,
  },
  {
    name: 'twenty-seven groups on a line',
    write: (rows) => rows.map((row) => row.replace(/...(?=.)/g, '$& ')).join(' '),
  },
]

const HEADED_RULE = '  +-------+-------+-------+'

/** Drawings and tables with row and column headings. */
export const HEADED: readonly Shape[] = [
  {
    name: 'letters before rows, digits over columns',
    write: (rows) =>
      `  ${spaced('123456789')}\n${lines(rows, (row, index) => `${letters[index]} ${cells(row, ' ', '.')}`)}\n`,
  },
  {
    name: 'digits before rows, letters over columns',
    write: (rows) =>
      `  ${spaced(letters.slice(0, 9))}\n${lines(rows, (row, index) => `${index + 1} ${cells(row, ' ', '.')}`)}\n`,
  },
  {
    name: 'letters before rows',
    write: (rows) => lines(rows, (row, index) => `${letters[index]} ${spaced(row)}`),
  },
  {
    name: 'letters over columns',
    write: (rows) => `${spaced(letters.slice(0, 9))}\n${lines(rows, spaced)}`,
  },
  {
    name: 'digits before rows and over columns',
    write: (rows) =>
      `  ${spaced('123456789')}\n${lines(rows, (row, index) => `${index + 1} ${spaced(row)}`)}`,
  },
  {
    name: 'indices from 0 before rows and over columns',
    write: (rows) => `  ${spaced('012345678')}\n${lines(rows, (row, index) => `${index} ${spaced(row)}`)}`,
  },
  {
    name: 'digits before rows, with a colon',
    write: (rows) => lines(rows, (row, index) => `${index + 1}: ${spaced(row)}`),
  },
  {
    name: 'Row 1: before rows',
    write: (rows) => lines(rows, (row, index) => `Row ${index + 1}: ${spaced(row)}`),
  },
  {
    name: 'digits in brackets before rows',
    write: (rows) => lines(rows, (row, index) => `[${index}] ${spaced(row)}`),
  },
  {
    name: 'an R matrix',
    write: (rows) =>
      `      ${Array.from('123456789', (digit) => `[,${digit}]`).join(' ')}\n${lines(rows, (row, index) => ` [${index + 1},]    ${cells(row, '    ')}`)}`,
  },
  {
    name: 'a pandas DataFrame',
    write: (rows) =>
      `   ${cells('012345678', '  ')}\n${lines(rows, (row, index) => `${index}  ${cells(row, '  ')}`)}`,
  },
  {
    name: 'a drawing with letters and digits around it',
    write: (rows) =>
      `    ${boxed('123456789', '', '   ')}\n${HEADED_RULE}\n${banded(rows, HEADED_RULE, (row, index) => `${letters[index]} | ${boxed(row)} |`)}\n${HEADED_RULE}\n`,
  },
  {
    name: 'a drawing with digits around it',
    write: (rows) =>
      `    ${boxed('123456789', '', '   ')}\n${HEADED_RULE}\n${banded(rows, HEADED_RULE, (row, index) => `${index + 1} | ${boxed(row)} |`)}\n${HEADED_RULE}\n`,
  },
  {
    name: 'a drawing with indices from 0 around it',
    write: (rows) =>
      `    ${boxed('012345678', '0', '   ')}\n${HEADED_RULE}\n${banded(rows, HEADED_RULE, (row, index) => `${index} | ${boxed(row)} |`)}\n${HEADED_RULE}\n`,
  },
  {
    name: 'a drawing with digits over it only',
    write: (rows) =>
      `  ${boxed('123456789', '', '   ')}\n${HEADED_RULE.trim()}\n${banded(rows, HEADED_RULE.trim(), (row) => `| ${boxed(row)} |`)}\n${HEADED_RULE.trim()}\n`,
  },
  {
    name: 'cells in box drawing, with letters and digits around them',
    write: (rows) =>
      `    ${Array.from('123456789').join('   ')}\n  ┌${Array(9).fill('───').join('┬')}┐\n${rows
        .map(
          (row, index) =>
            `${letters[index]} │${Array.from(row, (digit) => ` ${digit === '0' ? ' ' : digit} `).join('│')}│`,
        )
        .join(`\n  ├${Array(9).fill('───').join('┼')}┤\n`)}\n  └${Array(9).fill('───').join('┴')}┘`,
  },
  {
    name: 'a Markdown table with columns 1 to 9',
    write: (rows) =>
      `| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|\n${lines(rows, (row) => `| ${cells(row, ' | ', ' ')} |`)}\n`,
  },
  {
    name: 'a Markdown table with columns c1 to c9',
    write: (rows) =>
      `| ${Array.from('123456789', (digit) => `c${digit}`).join(' | ')} |\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n${lines(rows, (row) => `| ${cells(row, ' | ', ' ')} |`)}\n`,
  },
  {
    name: 'a Markdown table with empty headings',
    write: (rows) =>
      `|   |   |   |   |   |   |   |   |   |\n|---|---|---|---|---|---|---|---|---|\n${lines(rows, (row) => `| ${cells(row, ' | ', ' ')} |`)}\n`,
  },
  {
    name: 'a Markdown table with columns A to I and rows 1 to 9',
    write: (rows) =>
      `|   | ${Array.from(letters.slice(0, 9)).join(' | ')} |\n|---|---|---|---|---|---|---|---|---|---|\n${lines(rows, (row, index) => `| ${index + 1} | ${cells(row, ' | ', ' ')} |`)}\n`,
  },
  {
    name: 'CSV with columns c1 to c9',
    write: (rows) =>
      `${Array.from('123456789', (digit) => `c${digit}`).join(',')}\n${lines(rows, (row) => cells(row, ','))}\n`,
  },
  {
    name: 'CSV with columns A to I',
    write: (rows) =>
      `${Array.from(letters.slice(0, 9)).join(',')}\n${lines(rows, (row) => cells(row, ',', ''))}\n`,
  },
  {
    name: 'CSV of pandas, with an index',
    write: (rows) =>
      `,${cells('012345678', ',')}\n${lines(rows, (row, index) => `${index},${cells(row, ',')}`)}\n`,
  },
  {
    name: 'CSV of pandas, with an index and empty cells',
    write: (rows) =>
      `,${cells('012345678', ',')}\n${lines(rows, (row, index) => `${index},${cells(row, ',', '')}`)}\n`,
  },
  {
    name: 'CSV of pandas, with floats',
    write: (rows) =>
      `,${cells('012345678', ',')}\n${lines(rows, (row, index) => `${index},${Array.from(row, (digit) => (digit === '0' ? '' : `${digit}.0`)).join(',')}`)}\n`,
  },
  {
    name: 'console.table',
    write: (rows) =>
      `┌─────────┬${Array(9).fill('───').join('┬')}┐\n│ (index) │ ${cells('012345678', ' │ ')} │\n├─────────┼${Array(9).fill('───').join('┼')}┤\n${lines(
        rows,
        (row, index) => `│    ${index}    │ ${cells(row, ' │ ')} │`,
      )}\n└─────────┴${Array(9).fill('───').join('┴')}┘\n`,
  },
  {
    name: 'console.table of strings',
    write: (rows) =>
      `┌─────────┬${Array(9).fill('─────').join('┬')}┐\n│ (index) │  ${cells('012345678', '  │  ')}  │\n├─────────┼${Array(9).fill('─────').join('┼')}┤\n${lines(
        rows,
        (row, index) =>
          `│ ${index}       │ ${Array.from(row, (digit) => `'${digit === '0' ? '.' : digit}'`).join(' │ ')} │`,
      )}\n└─────────┴${Array(9).fill('─────').join('┴')}┘\n`,
  },
  {
    name: 'tabulate, in the psql form',
    write: (rows) =>
      `+----+${Array(9).fill('-----').join('+')}+\n|    |   ${cells('012345678', ' |   ')} |\n|----+${Array(9).fill('-----').join('+')}|\n${lines(
        rows,
        (row, index) => `|  ${index} |   ${cells(row, ' |   ')} |`,
      )}\n+----+${Array(9).fill('-----').join('+')}+\n`,
  },
  {
    name: 'tabs with indices, from a spreadsheet',
    write: (rows) =>
      `\t${cells('123456789', '\t')}\n${lines(rows, (row, index) => `${index + 1}\t${cells(row, '\t', '')}`)}\n`,
  },
]

/** Boards on one line, or one line per cell, most with other text beside them. */
export const LISTED: readonly Shape[] = [
  { name: 'a cell on each line', write: (rows) => Array.from(rows.join('')).join('\n') },
  {
    name: 'a cell on each line, dots for blanks',
    write: (rows) => Array.from(rows.map(dotted).join('')).join('\n'),
  },
  {
    name: 'a line beside front matter',
    write: (rows) => `---\ntitle: Puzzle\nlevel: hard\n---\n${rows.join('')}\n`,
  },
  { name: 'a line of dots beside front matter', write: (rows) => `---\n${rows.map(dotted).join('')}\n---\n` },
  {
    name: 'a full stop beside a line',
    write: (rows) => `Try this one: ${rows.join('').replace(/0.*/, '$&.')}\n`,
  },
  { name: 'a line in a list of Markdown', write: (rows) => `- ${rows.join('')}\n` },
  {
    name: 'a line in a sentence',
    write: (rows) => `The puzzle ${rows.map(dotted).join('')} is the hardest.\n`,
  },
  { name: 'a line behind a name', write: (rows) => `puzzle: ${rows.map(dotted).join('')}\n` },
  { name: 'a line with a colour', write: (rows) => `\u001b[33m${rows.map(dotted).join('')}\u001b[0m\n` },
  { name: 'a line in a command', write: (rows) => `$ sudoku --solve=${rows.map(dotted).join('')} --fast\n` },
  { name: 'a line in a link', write: (rows) => `https://example.org/sudoku/${rows.map(dotted).join('')}\n` },
  { name: 'a line cut into rows by its editor', write: (rows) => `"${rows.join('"\n"')}"\n` },
  {
    name: 'JSON with a line',
    write: (rows) => JSON.stringify({ id: 3, puzzle: rows.join(''), level: 'hard' }),
  },
  { name: 'cells with commas on one line', write: (rows) => Array.from(rows.join('')).join(',') },
  {
    name: 'cells with spaces in a sentence',
    write: (rows) => `Input:\n${Array.from(rows.join('')).join(' ')}\nOutput:\n`,
  },
]
