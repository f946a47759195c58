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

  test.each([
    [
      'scores',
      '4:3 4:1 9:9; 8:3 5:1 3:1; 2:6 1:4 5:2; 7:7 2:3 1:1; 4:2 6:1 2:2; 1:3 3:5 2:4; 5:1 1:2 4:4; 2:1 3:3 1:5; 6:2 2:1 1:1',
    ],
    [
      'scores with dashes',
      '6-4 3-6 7-5; 6-4 6-2 7-6; 6-3 4-6 6-4; 7-5 3-6 6-1; 6-0 4-6 7-5; 6-2 6-3 6-4; 4-6 7-6 6-3; 6-1 2-6 7-5; 7-6 6-7 6-4',
    ],
    [
      'scores with spaces',
      '8 - 8  2 - 2  4 - 1; 3 - 7  1 - 5  1 - 7; 2 - 0  0 - 3  1 - 1; 4 - 2  3 - 3  2 - 2; 1 - 0  0 - 0  5 - 4; 2 - 2  1 - 3  0 - 1; 3 - 1  2 - 0  1 - 2; 0 - 4  2 - 1  3 - 3; 1 - 1  2 - 4  0 - 2',
    ],
    [
      'times of day',
      '1:2:3 4:1:5 7:8:9; 1:2:4 4:2:5 7:8:8; 1:3:3 4:3:5 7:9:9; 1:4:3 4:4:5 7:7:9; 1:5:3 4:5:5 7:6:9; 1:6:3 4:6:5 7:5:9; 1:7:3 4:7:5 7:4:9; 1:8:3 4:8:5 7:3:9; 1:9:3 4:9:5 7:2:9',
    ],
    [
      'seconds',
      '12.345671; 13.872770; 25.118743; 38.385234; 41.772635; 57.126644; 62.998211; 75.334192; 88.191656',
    ],
    [
      'dates',
      '10.7.2015; 4.10.2015; 28.2.2016; 18.8.2019; 1.12.2020; 24.3.2021; 5.11.2022; 17.7.2022; 30.9.2023',
    ],
    [
      'dates with dashes',
      '8-11-2016; 17-7-2022; 3-10-2015; 21-4-2018; 30-1-2019; 9-12-2020; 14-6-2021; 2-11-2023; 27-5-2024',
    ],
    [
      'dates with slashes',
      '8/5/2 4/2/2 2/6/7; 2/6/8 5/2/7 7/7/3; 3/6/8 6/2/7 8/7/3; 4/6/8 7/2/7 9/7/3; 5/6/8 8/2/7 1/7/3; 6/6/8 9/2/7 2/7/3; 7/6/8 1/2/7 3/7/3; 8/6/8 2/2/7 4/7/3; 9/6/8 3/2/7 5/7/3',
    ],
    [
      'addresses',
      '10.0.0.95; 10.0.0.87; 10.0.0.12; 10.0.0.13; 10.0.0.44; 10.0.0.51; 10.0.0.68; 10.0.0.70; 10.0.0.99',
    ],
    [
      'addresses of several networks',
      '1.22.33.4; 11.2.3.44; 8.8.44.12; 1.2.33.44; 10.0.0.12; 77.1.9.10; 5.55.5.55; 172.1.1.1; 1.1.1.255',
    ],
    [
      'versions',
      '7.8.7.3.3; 1.5.8.8.9; 2.0.1.4.7; 2.1.0.0.3; 3.2.1.5.5; 4.0.0.1.2; 4.4.2.0.1; 5.0.9.8.8; 6.1.1.1.0',
    ],
    [
      'telephone numbers',
      '935-97890; 709-56659; 555-01992; 555-83121; 421-90877; 312-55010; 909-45118; 212-33456; 646-78234',
    ],
    [
      'catalogue numbers',
      '1398-5343; 1998-1681; 0317-8471; 1050-1240; 2041-1723; 0028-0836; 0036-8075; 1476-4687; 2213-6843',
    ],
    [
      'people',
      '900,491,227; 338,900,885; 331,002,651; 273,523,615; 212,559,417; 206,139,589; 145,934,462; 128,932,753; 126,476,461',
    ],
    [
      'statistics',
      '4.8 8.2 4.5; 9.2 0.5 3.1; 1.5 2.3 4.1; 6.6 3.2 0.9; 4.4 2.1 5.0; 8.1 7.7 6.3; 2.2 1.0 9.8; 3.9 4.4 5.5; 7.3 6.8 1.2',
    ],
    [
      'places',
      '45.160189, 16.777714; 48.728739, 48.746894; 37.566535, 26.977969; 35.179554, 29.075642; 52.520008, 13.404954; 51.507351, 10.127758; 40.712776, 74.005974; 34.052234, 18.243685; 59.329323, 18.068581',
    ],
    [
      'sizes',
      '7x3 1x6 3x6; 2x8 8x6 4x8; 3x4 2x5 1x6; 6x2 7x1 3x3; 5x4 4x4 2x2; 9x1 8x3 7x5; 1x1 2x2 3x3; 4x6 5x7 6x8; 3x9 2x1 1x5',
    ],
    [
      'issues',
      '#74 #78 #88; #55 #24 #25; #12 #13 #14; #31 #36 #39; #41 #43 #47; #62 #64 #68; #71 #75 #79; #82 #84 #91; #93 #95 #97',
    ],
    [
      'numbers of boxes',
      '0 0 0 1 1 1 2 2 2; '.repeat(3) + '3 3 3 4 4 4 5 5 5; '.repeat(3) + '6 6 6 7 7 7 8 8 8; '.repeat(3),
    ],
    [
      'clubs',
      'Arsenal 9 7 1 1 2 5 2 1 6; Chelsea 9 6 2 1 8 4 1 3 4; Everton 9 5 2 2 7 6 1 2 5; Fulham 9 4 4 1 7 5 1 1 3; Leeds 9 4 3 2 6 6 1 0 8; Spurs 9 3 3 3 5 6 1 9 2; Villa 9 2 4 3 5 7 0 9 1; Wolves 9 1 3 5 3 8 0 5 6; Luton 9 0 2 7 1 9 0 2 3',
    ],
    ['tables of decimals', Array(9).fill('5.5 3.5 0.4 2.4 2.0 2.2 0.6 0.6 9.3').join('; ')],
  ])('in nine lines of %s', (_, rows) => {
    expect(readText(rows.replaceAll('; ', '\n')).kind).toBe('error')
  })
})
