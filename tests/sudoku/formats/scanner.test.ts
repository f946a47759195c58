/** Boards anywhere in a text, several of them in different notations, and the place of a fault. */
import { describe, expect, test } from 'vitest'
import { readBoards, readText } from '../../../src/sudoku/formats/reading.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../puzzles.ts'
import { packedRows, rowsOf, spacedRows } from './post.ts'

const puzzle = gridOfLine(PUZZLES.codewars1)
const spaced = spacedRows(PUZZLES.codewars1)

const FOLDED = [0, 27, 54].map((start) => PUZZLES.codewars1.slice(start, start + 27))

/** Some columns of a board, as MATLAB prints them. */
function columnsOf(line: string, first: number, last: number): string {
  const heading = first === last ? `  Column ${first}` : `  Columns ${first} through ${last}`
  const rows = rowsOf(line).map((row) => row.slice(first - 1, last).replaceAll(/./g, '     $&'))
  return [heading, '', ...rows].join('\n')
}

describe('A board is found', () => {
  const drawn = rowsOf(PUZZLES.codewars1).map((row) => {
    const boxes = [row.slice(0, 3), row.slice(3, 6), row.slice(6)]
    return `| ${boxes.map((box) => Array.from(box.replaceAll('0', ' ')).join(' ')).join(' | ')} |`
  })

  test.each([
    ['in a log with the time before each row', spaced.replace(/^/gm, '[12:03:59] solver: ')],
    [
      'in a log whose lines are counted on',
      rowsOf(spaced.replaceAll(/\s/g, ''))
        .map((row, at) => `${at + 41}| ${Array.from(row).join(' ')}`)
        .join('\n'),
    ],
    ['drawn with spaces for blanks in a comment', `/**\n${drawn.map((row) => ` * ${row}`).join('\n')}\n */`],
    [
      'on coloured squares, with spaces for blanks',
      rowsOf(PUZZLES.codewars1)
        .map(
          (row, at) =>
            Array.from(
              row,
              (digit, column) =>
                `\u001b[48;5;${(Math.floor(at / 3) + Math.floor(column / 3)) % 2 === 0 ? 252 : 240}m ${digit === '0' ? ' ' : digit} `,
            ).join('') + '\u001b[0m',
        )
        .join('\n'),
    ],
    [
      'in a log with another time before each row',
      rowsOf(PUZZLES.codewars1)
        .map((row, at) => `2024-05-14 12:03:59,${120 + 7 * at} ${Array.from(row).join(' ')}`)
        .join('\n'),
    ],
    [
      'in a log with seconds before each row, which has no spaces',
      rowsOf(PUZZLES.codewars1)
        .map((row, at) => `12:03:${at > 3 ? 51 + at : 50 + at} ${row}`)
        .join('\n'),
    ],
    [
      'as CSV in quotation marks, with another mark for blanks',
      rowsOf(PUZZLES.codewars1)
        .map((row) => `"${Array.from(row.replaceAll('0', '!')).join('","')}"`)
        .join('\n'),
    ],
    [
      'in a log with the seconds since 1970 before each row',
      rowsOf(PUZZLES.codewars1)
        .map((row, at) => `17158${40000 + 7 * at}.${120 + at} ${Array.from(row).join(' ')}`)
        .join('\n'),
    ],
    [
      'in a log of a kernel',
      rowsOf(PUZZLES.codewars1)
        .map((row, at) => `[   ${12 + at}.30${4100 + at}] ${Array.from(row).join(' ')}`)
        .join('\n'),
    ],
    [
      'drawn in a log, behind a level and a logger',
      drawn
        .flatMap((row, at) => (at % 3 === 0 ? ['+-------+-------+-------+', row] : [row]))
        .map((row, at) => `2024-05-14 12:03:59,${120 + at} DEBUG [main] solver.Grid - ${row}`)
        .join('\n'),
    ],
    [
      'between hashes, with asterisks for blanks',
      rowsOf(PUZZLES.codewars1)
        .map((row) => `# ${row.replaceAll('0', '*').replaceAll(/.../g, '$& # ').trimEnd()}`)
        .flatMap((row, at) => (at % 3 === 0 ? ['#'.repeat(17), row] : [row]))
        .join('\n'),
    ],
    [
      'as cases of Swift',
      `Board([\n${rowsOf(PUZZLES.codewars1)
        .map((row) => Array.from(row, (cell) => (cell === '0' ? '.empty' : `.s${cell}`)).join(', '))
        .join(',\n')}\n])`,
    ],
    [
      'drawn with spaces for blanks, behind the numbers of the rows',
      drawn.map((row, at) => ` ${at + 1}   ${row}`).join('\n'),
    ],
    [
      'in cells that are three lines tall',
      rowsOf(PUZZLES.codewars1)
        .map((row) => {
          const [rule, space] = ['+-----', '|     '].map((cell) => cell.repeat(9) + cell.charAt(0))
          return [rule, space, `${row.replaceAll('0', ' ').replaceAll(/./g, '|  $&  ')}|`, space].join('\n')
        })
        .concat(`${'+-----'.repeat(9)}+`)
        .join('\n'),
    ],
    ['with exclamation marks for blanks', packedRows(PUZZLES.codewars1).replaceAll('0', '!')],
    [
      'with marks behind the digits that were placed',
      rowsOf(PUZZLES.codewars1)
        .map((row, at) =>
          Array.from(row.replaceAll('0', '.'), (cell, column) =>
            cell === '.' || (at + column) % 3 > 0 ? `${cell} ` : `${cell}${'^*'[at % 2]}`,
          )
            .join('')
            .replace(/^(.{6})(.{6})/, '$1| $2| ')
            .trimEnd(),
        )
        .join('\n'),
    ],
    ['folded into three lines', FOLDED.join('\n')],
    ['folded at 40 columns', PUZZLES.codewars1.replaceAll(/.{40}/g, '$&\n')],
    ['folded at 80 columns, with other lines', `Grid\n${PUZZLES.codewars1.replace(/.{80}/, '$&\n')}\nend`],
    [
      'folded at 40 columns, with spaces',
      Array.from(PUZZLES.codewars1).join(' ').replaceAll(/.{40}/g, '$&\n'),
    ],
    ['folded into three strings', `line = "${FOLDED.join('"\n  "')}"`],
    ['folded, with spaces', FOLDED.map((line) => Array.from(line).join(' ')).join('\n')],
    [
      'a few columns at a time, by MATLAB',
      `board =\n\n${columnsOf(PUZZLES.codewars1, 1, 5)}\n\n${columnsOf(PUZZLES.codewars1, 6, 9)}\n`,
    ],
    [
      'a few columns at a time, by Octave',
      `${columnsOf(PUZZLES.codewars1, 1, 8)}\n\n${columnsOf(PUZZLES.codewars1, 9, 9)}\n`,
    ],
    [
      'in a table of LaTeX whose givens are bold',
      rowsOf(PUZZLES.codewars1)
        .map((row) =>
          Array.from(row)
            .map((cell) => (cell === '0' ? '' : `\\textbf{${cell}}`))
            .join(' & '),
        )
        .map((row) => `${row} \\\\[2pt] \\hline`)
        .join('\n'),
    ],
    [
      'in an array of LaTeX with dots',
      rowsOf(PUZZLES.codewars1)
        .map((row) => `${Array.from(row).join(' & ').replaceAll('0', '\\cdot')} \\tabularnewline`)
        .join('\n'),
    ],
    ['below a list of dates', `${'- solved on 2023-05-14.\n'.repeat(7)}\n${spaced}\n`],
    ['in a comment of OCaml', `(*let example = "${PUZZLES.codewars1}" *)`],
    [
      'beside comments that differ',
      rowsOf(PUZZLES.codewars1)
        .map((row, at) => `  [${Array.from(row).join(', ')}],${at % 2 === 0 ? '  # a row' : ''}`)
        .join('\n'),
    ],
  ])('%s', (_, text) => {
    expect(readText(text)).toMatchObject({ kind: 'puzzle', grid: puzzle })
  })

  test.each(['nil', 'None'])('with few blanks that are the word %s', (word) => {
    const line = PUZZLES.solved.replace(/^../, '00')
    const lists = rowsOf(line).map((row) => `[${Array.from(row).join(', ').replaceAll('0', word)}]`)
    expect(readText(`[${lists.join(',\n')}]`)).toMatchObject({ kind: 'puzzle', grid: gridOfLine(line) })
  })

  test('in each of three that are folded, or stand side by side in bands', () => {
    const lines = [PUZZLES.codewars1, PUZZLES.codewars2, PUZZLES.boj2580]
    const folded = lines.map((line) => line.replaceAll(/.{27}/g, '$&\n'))
    const bands = [0, 3, 6].map((top) =>
      [top, top + 1, top + 2].map((row) => lines.map((line) => rowsOf(line)[row]).join('')).join('\n'),
    )
    for (const text of [folded.join('\n'), bands.join('\n\n')]) {
      const read = readBoards(text)
      expect(read.kind === 'boards' && read.grids.map(({ grid }) => lineOf(grid))).toEqual(lines)
    }
  })

  test('drawn with spaces for blanks, of which none is between two digits of a box that are neighbours', () => {
    const line = PUZZLES.solved.replaceAll(/(.)./g, '$10')
    const rows = rowsOf(line).map(
      (row) => `|${row.replaceAll('0', ' ').replaceAll(/./g, ' $&').replaceAll(/.{6}/g, '$& |')}`,
    )
    expect(readText(rows.join('\n'))).toMatchObject({ kind: 'puzzle', grid: gridOfLine(line) })
  })

  test('in each of several notations of one page', () => {
    const other = `const hard = [${rowsOf(PUZZLES.codewars2)
      .map((row) => `[${Array.from(row).join(',')}]`)
      .join(',')}]`
    const read = readBoards(`Easy:\n\n${spaced}\n\nHard:\n\n${other}\n\nAs a line: ${PUZZLES.boj2580}\n`)
    expect(read.kind === 'boards' && read.grids.map(({ grid }) => lineOf(grid))).toEqual([
      PUZZLES.codewars1,
      PUZZLES.codewars2,
      PUZZLES.boj2580,
    ])
  })
})

describe('No cell is made up', () => {
  test('from the separator beside something that is no cell', () => {
    const rows = rowsOf(PUZZLES.codewars1).map((row) => Array.from(row).join(','))
    for (const text of [rows.with(0, `f(x),${rows[0].slice(2)}`), rows.with(3, `${rows[3].slice(0, -1)}k`)])
      expect(readText(text.join('\n')).kind).toBe('error')
  })

  test('from a cell that is lost at the end of a row', () => {
    for (const gap of [' ', '   ']) {
      const rows = rowsOf(PUZZLES.solved).map((row) => Array.from(row).join(gap))
      expect(readText(rows.with(4, rows[4].slice(0, -1).trimEnd()).join('\n')).kind).toBe('error')
    }
  })

  test('from columns of which a row or a cell is lost', () => {
    const [left, right] = [columnsOf(PUZZLES.codewars1, 1, 5), columnsOf(PUZZLES.codewars1, 6, 9)]
    for (const damaged of [
      right.replace(/\n.*$/, ''),
      right.slice(0, -6),
      `${right}\n     1     2     3     4`,
      '',
    ])
      expect(readText(`${left}\n\n${damaged}\n`).kind).toBe('error')
  })

  test('from lines of which one or a cell is lost', () => {
    const [first, ...others] = FOLDED
    const [left, right] = [PUZZLES.codewars1.slice(0, 60), PUZZLES.codewars1.slice(60)]
    for (const damaged of [
      others,
      [first.slice(1), ...others],
      [first, ...FOLDED],
      [left.slice(1), right],
      [left, right.slice(1)],
      [left, `${right}0`],
    ])
      expect(readText(damaged.join('\n')).kind).toBe('error')
  })

  test('from rows whose mark for a blank stands behind digits', () => {
    const rows = rowsOf(PUZZLES.solved).map((row) => Array.from(row).join(' '))
    for (const damaged of ['5* 3 4 6 7 8 9 1', '5* 3 4 6 7 8 9 1 2 2', '5 * 3 4 6 7 8 9 1 2'])
      expect(readText(rows.with(0, damaged).join('\n')).kind).toBe('error')
  })

  test('from a number that is not a label, before each row', () => {
    const text = packedRows(PUZZLES.codewars1).replace(/^(.)/gm, '$1: ')
    expect(readText(text).kind).toBe('error')
  })
})

test('A fault has its place in the board, also behind labels and borders', () => {
  const rows = spaced.split('\n').map((row, at) => `${'ABCDEFGHI'[at]} | ${row} |`)
  const damaged = rows.with(5, 'F | 7 0 0 0 2 0 0 0 |').join('\n')
  expect(readText(damaged)).toMatchObject({
    kind: 'error',
    error: { code: 'row-length', row: 6, found: 8, expected: 9 },
  })
})
