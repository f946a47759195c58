/** Texts as people copy them. All hold the same puzzle unless a test says otherwise. */
import { describe, expect, test } from 'vitest'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../puzzles.ts'

const puzzle = gridOfLine(PUZZLES.codewars1)

/** Returns the expected reading: the puzzle, in a format. */
function readsAs(format: string) {
  return { kind: 'puzzle', format, grid: puzzle }
}

describe('lists of Python, as Codewars has them', () => {
  const list =
    '[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]'

  test.each([
    ['assigned', `puzzle = ${list}`],
    ['in calls', `print(sudoku(np.array(${list}, dtype=int)))`],
    ['with a type that has brackets itself', `let board: [[u8; 9]; 9] = ${list};`],
    ['as tuples', list.replaceAll('[', '(').replaceAll(']', ')')],
    ['with comments', list.replaceAll('],', '], # a row\n').replace('[[', '[  // the board\n [')],
    ['after other code', `for i in [1, 2, 3, 4]:\n    print(a[i])\n\ngrid = ${list}\nassert len(grid) == 9`],
    ['with the rows set off', list.replaceAll('],', '],\n\n ')],
    ['without the outer brackets', list.slice(1, -1)],
    ['flat', `[${PUZZLES.codewars1.split('').join(', ')}]`],
    ['with None for a blank', list.replaceAll('0', 'None')],
    [
      'with the commas of the rows lost',
      'puzzle = [[530070000],[600195000],[098000060],[800060003],[400803001],[700020006],[060000280],[000419005],[000080079]]',
    ],
    [
      'with all commas lost',
      '[[530070000][600195000][098000060][800060003][400803001][700020006][060000280][000419005][000080079]]',
    ],
  ])('%s', (_, text) => {
    expect(readText(text)).toEqual(readsAs('codewars'))
  })

  test('are never evaluated', () => {
    const text = `[[(() => { throw new Error('evaluated') })(),3,0,0,7,0,0,0,0],${list.slice(21)}`
    expect(readText(text)).toMatchObject({ kind: 'error' })
  })
})

describe('other programs', () => {
  const rows = [
    '5,3,0,0,7,0,0,0,0',
    '6,0,0,1,9,5,0,0,0',
    '0,9,8,0,0,0,0,6,0',
    '8,0,0,0,6,0,0,0,3',
    '4,0,0,8,0,3,0,0,1',
    '7,0,0,0,2,0,0,0,6',
    '0,6,0,0,0,0,2,8,0',
    '0,0,0,4,1,9,0,0,5',
    '0,0,0,0,8,0,0,7,9',
  ]

  test.each([
    ['C', `int board[9][9] = {\n${rows.map((row) => `  {${row}},`).join('\n')}\n};`],
    ['C, in one dimension', `static int a[81] = { ${rows.join(',\n')} };`],
    [
      'C++, with characters',
      `vector<vector<char>> board = {\n${rows.map((row) => `{'${row.replaceAll('0', '.').replaceAll(',', "','")}'}`).join(',\n')}};`,
    ],
    ['Java', `int[][] b = new int[][] {${rows.map((row) => `new int[] {${row}}`).join(', ')}};`],
    [
      'C#',
      `int[,] grid = new int[,]\n{\n${rows.map((row) => `    { ${row.replaceAll(',', ', ')} },`).join('\n')}\n};`,
    ],
    ['Go', `board := [][]int{\n${rows.map((row) => `\t{${row}},`).join('\n')}\n}`],
  ])('%s', (_, text) => {
    expect(readText(text)).toEqual(readsAs('braces'))
  })

  test('Kotlin', () => {
    const text = `val b = arrayOf(${rows.map((row) => `intArrayOf(${row})`).join(', ')})`
    expect(readText(text)).toEqual(readsAs('codewars'))
  })

  test('numpy, with floats', () => {
    const text = `[${rows.map((row) => `[${row.replaceAll(',', '. ')}.]`).join('\n ')}]`
    expect(readText(text)).toEqual(readsAs('numpy'))
  })

  test('a string in triple quotes', () => {
    const text = `puzzle = """\n${rows.map((row) => row.replaceAll(',', '')).join('\n')}\n"""`
    expect(readText(text)).toEqual(readsAs('boj-2239'))
  })

  test('a string of 81 characters', () => {
    expect(readText(`grid1 = '${PUZZLES.codewars1}'`)).toEqual(readsAs('line-81'))
  })

  test('rows without brackets', () => {
    expect(readText(rows.join('\n'))).toEqual(readsAs('csv'))
    expect(readText(rows.join(',\n'))).toEqual(readsAs('csv'))
  })
})

describe('a line of 81 characters', () => {
  test.each(['0', '.', '*', '_', 'x', 'X', '-'])('with %s for a blank', (blank) => {
    expect(readText(PUZZLES.codewars1.replaceAll('0', blank))).toEqual(readsAs('line-81'))
  })

  test('whose dots a word processor has joined', () => {
    expect(readText(PUZZLES.codewars1.replaceAll('0', '.').replaceAll('...', '…'))).toEqual(
      readsAs('line-81'),
    )
  })

  test('in groups, or digit by digit', () => {
    expect(readText(PUZZLES.codewars1.replace(/.{9}/g, '$& '))).toEqual(readsAs('line-81'))
    expect(readText(PUZZLES.codewars1.split('').join(' '))).toEqual(readsAs('line-81'))
    expect(readText(PUZZLES.codewars1.split('').join(','))).toEqual(readsAs('line-81'))
  })

  test('of blanks alone', () => {
    for (const blank of '0.*_x-')
      expect(readText(blank.repeat(81))).toEqual({
        kind: 'puzzle',
        format: 'line-81',
        grid: gridOfLine(PUZZLES.empty),
      })
  })
})

describe('nine lines', () => {
  const lines = PUZZLES.codewars1.replace(/.{9}(?=.)/g, '$&\n')

  test.each(['0', '*', '_', 'x', '-'])('without spaces, %s for a blank', (blank) => {
    expect(readText(lines.replaceAll('0', blank))).toEqual(readsAs('boj-2239'))
  })

  test.each(['0', '.', '*', '_', 'x', '-'])('with spaces, %s for a blank', (blank) => {
    const spaced = lines.replaceAll('0', blank).replace(/(.)(?=.)/g, '$1 ')
    expect(readText(spaced)).toEqual(readsAs('boj-2580'))
  })

  test('with the boxes set off by spaces and blank lines', () => {
    const boxes = lines.replace(/(...)(?=.)/g, '$1 ').split('\n')
    const bands = [boxes.slice(0, 3), boxes.slice(3, 6), boxes.slice(6)]
      .map((band) => band.join('\n'))
      .join('\n\n')
    expect(readText(bands)).toEqual(readsAs('boj-2239'))
  })

  test('with dots are a .sdk file, with or without its metadata', () => {
    const dots = lines.replaceAll('0', '.')
    expect(readText(dots)).toEqual(readsAs('sdk'))
    expect(readText(`#ARuud\n#D1 of 3\n${dots}`)).toEqual(readsAs('sdk'))
    expect(readText(`[Puzzle]\n${dots}\n[State]\n${PUZZLES.solved.replace(/.{9}/g, '$&\n')}`)).toEqual(
      readsAs('sdk'),
    )
  })
})

describe('drawn boards', () => {
  test.each([
    [
      'Simple Sudoku',
      'ss',
      `
 *-----------*
 |53.|.7.|...|
 |6..|195|...|
 |.98|...|.6.|
 |---+---+---|
 |8..|.6.|..3|
 |4..|8.3|..1|
 |7..|.2.|..6|
 |---+---+---|
 |.6.|...|28.|
 |...|419|..5|
 |...|.8.|.79|
 *-----------*
 Simple Sudoku
  Version 4.2n`,
    ],
    [
      'HoDoKu',
      'ss',
      `
.---.---.---.
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
:---+---+---:
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
:---+---+---:
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
'---'---'---'`,
    ],
    [
      'dashes for blanks',
      'ss',
      `
53-|-7-|---
6--|195|---
-98|---|-6-
---+---+---
8--|-6-|--3
4--|8-3|--1
7--|-2-|--6
---+---+---
-6-|---|28-
---|419|--5
---|-8-|-79`,
    ],
    [
      'Norvig',
      'bordered',
      `
5 3 . |. 7 . |. . . 
6 . . |1 9 5 |. . . 
. 9 8 |. . . |. 6 . 
------+------+------
8 . . |. 6 . |. . 3 
4 . . |8 . 3 |. . 1 
7 . . |. 2 . |. . 6 
------+------+------
. 6 . |. . . |2 8 . 
. . . |4 1 9 |. . 5 
. . . |. 8 . |. 7 9 `,
    ],
    [
      'box-drawing characters',
      'bordered',
      `
╔═══════╦═══════╦═══════╗
║ 5 3 . ║ . 7 . ║ . . . ║
║ 6 . . ║ 1 9 5 ║ . . . ║
║ . 9 8 ║ . . . ║ . 6 . ║
╠═══════╬═══════╬═══════╣
║ 8 . . ║ . 6 . ║ . . 3 ║
║ 4 . . ║ 8 . 3 ║ . . 1 ║
║ 7 . . ║ . 2 . ║ . . 6 ║
╠═══════╬═══════╬═══════╣
║ . 6 . ║ . . . ║ 2 8 . ║
║ . . . ║ 4 1 9 ║ . . 5 ║
║ . . . ║ . 8 . ║ . 7 9 ║
╚═══════╩═══════╩═══════╝`,
    ],
    [
      'nothing in blanks',
      'bordered',
      `
┌───────┬───────┬───────┐
│ 5 3   │   7   │       │
│ 6     │ 1 9 5 │       │
│   9 8 │       │   6   │
├───────┼───────┼───────┤
│ 8     │   6   │     3 │
│ 4     │ 8   3 │     1 │
│ 7     │   2   │     6 │
├───────┼───────┼───────┤
│   6   │       │ 2 8   │
│       │ 4 1 9 │     5 │
│       │   8   │   7 9 │
└───────┴───────┴───────┘`,
    ],
    [
      'a Markdown table',
      'bordered',
      `
| 5 | 3 |   |   | 7 |   |   |   |   |
|---|---|---|---|---|---|---|---|---|
| 6 |   |   | 1 | 9 | 5 |   |   |   |
|   | 9 | 8 |   |   |   |   | 6 |   |
| 8 |   |   |   | 6 |   |   |   | 3 |
| 4 |   |   | 8 |   | 3 |   |   | 1 |
| 7 |   |   |   | 2 |   |   |   | 6 |
|   | 6 |   |   |   |   | 2 | 8 |   |
|   |   |   | 4 | 1 | 9 |   |   | 5 |
|   |   |   |   | 8 |   |   | 7 | 9 |`,
    ],
    [
      'zeros, and lines between the bands only',
      'bordered',
      `
5 3 0  0 7 0  0 0 0
6 0 0  1 9 5  0 0 0
0 9 8  0 0 0  0 6 0
===================
8 0 0  0 6 0  0 0 3
4 0 0  8 0 3  0 0 1
7 0 0  0 2 0  0 0 6
===================
0 6 0  0 0 0  2 8 0
0 0 0  4 1 9  0 0 5
0 0 0  0 8 0  0 7 9`,
    ],
  ])('%s', (_, format, text) => {
    expect(readText(text)).toEqual(readsAs(format))
  })
})

describe('tables', () => {
  const fields = PUZZLES.codewars1
    .replace(/.{9}(?=.)/g, '$&\n')
    .replace(/(.)(?=.)/g, '$1,')
    .replaceAll('0', '')

  test('with commas, semicolons or tabs', () => {
    expect(readText(fields)).toEqual(readsAs('csv'))
    expect(readText(fields.replaceAll(',', ';'))).toEqual(readsAs('csv'))
    expect(readText(fields.replaceAll(',', '\t'))).toEqual(readsAs('tsv'))
  })

  test('with quoted fields, and a separator at the end of each line', () => {
    expect(readText(fields.replace(/\d/g, '"$&"'))).toEqual(readsAs('csv'))
    expect(readText(fields.replace(/$/gm, ','))).toEqual(readsAs('csv'))
  })

  test('with zeros, which return to the spreadsheet they are from', () => {
    expect(readText(fields.replaceAll(/(?<=^|,)(?=,|$)/gm, '0').replaceAll(',', '\t'))).toEqual(
      readsAs('tsv'),
    )
  })

  test('with nothing in them: nine by nine empty cells of a spreadsheet', () => {
    const cells = Array.from({ length: 9 }, () => '\t'.repeat(8)).join('\n')
    expect(readText(cells)).toMatchObject({ kind: 'puzzle', grid: gridOfLine(PUZZLES.empty) })
  })
})

describe('a line of the HoDoKu library', () => {
  const dots = PUZZLES.codewars1.replaceAll('0', '.')

  test('with a technique, deleted candidates and eliminations', () => {
    expect(readText(`:0702:9:${dots}:711 81 923:695:`)).toEqual(readsAs('hodoku'))
  })

  test('gives the puzzle without placed digits, which have a plus sign', () => {
    const solving = dots.replace('53..7....6', '53+4.7....6')
    expect(readText(`:0000:x:${solving}:::`)).toEqual(readsAs('hodoku'))
  })
})

describe('no puzzle', () => {
  test('in white space', () => {
    for (const text of ['', ' ', '\n\n', '\t \r\n', '\u00a0\u200b\ufeff', '```\n```'])
      expect(readText(text)).toEqual({ kind: 'empty' })
  })

  test.each([
    'Hello, world!',
    '안녕하세요',
    '12345',
    `f(${'a1, b2, c3, d4, '.repeat(12)}z)`,
    'def solve(board):\n    return board[0][0]',
    '{"a": [1, 2, 3]}',
  ])('in %j, and the supported formats are named', (text) => {
    expect(readText(text)).toMatchObject({ kind: 'error', format: null, error: { code: 'unrecognised' } })
  })
})
