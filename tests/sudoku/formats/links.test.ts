/** Links that contain their puzzle. */
import LZString from 'lz-string'
import { describe, expect, test } from 'vitest'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../puzzles.ts'

const puzzle = gridOfLine(PUZZLES.codewars1)

describe('SudokuWiki', () => {
  const WIKI = 'https://www.sudokuwiki.org/sudoku.htm?bd='

  test.each([
    ['zeros', PUZZLES.codewars1],
    ['dots', PUZZLES.codewars1.replaceAll('0', '.')],
  ])('with %s', (_, line) => {
    expect(readText(WIKI + line)).toEqual({ kind: 'puzzle', format: 'sudokuwiki', grid: puzzle })
  })

  test.each([
    [`Try this: ${WIKI}${PUZZLES.codewars1}, it is hard.`],
    [`[a puzzle](${WIKI}${PUZZLES.codewars1})`],
    [`<a href="${WIKI}${PUZZLES.codewars1}">`],
    [`http://sudokuwiki.org/sudoku.htm?lang=en&bd=${PUZZLES.codewars1}#top`],
  ])('in %s', (text) => {
    expect(readText(text)).toMatchObject({ kind: 'puzzle', grid: puzzle })
  })

  // Packed strings from links on SudokuWiki's own pages on strategies, and the givens in them.
  test.each([
    [
      '050f2e0i46015y020466026212064i0a095u0i4601070b0d4m0f4m4a4j4q027n03bu0g06360936164a4i0o010o02474u067n07bu4q4i464i0b0u0g09064q0a4y040i0a051g5w035w01071y080u1g181609',
      '500001024020060090001700000000203006090000010200607000000009600040050030170800009',
    ],
    [
      '7n0h1m1q021i0z82077o1m0c050a07088k8s0l05071m090h1p031p121m08090g20280128070a0i1k0420201w0812021m0h1i01090g260h090a1k051k07041i0d0g02011i091y0h1y060c0e0g080d0l7o7p',
      '000020007000507800057090030008900010700040008020001900090050740002109000600080000',
    ],
    [
      '015y2e685w68050609040i022e0e0f0a2e085y050f0a5u090b042e2u2e0i06042c0810012q0f0dd0015w9i102e020a089e03050f9e0d5y042e05d0609i010f095y0e5y0f0a045y0206020166cy669id205',
      '100000569402000008050009040000640801000010000208035000040500010900000402621000005',
    ],
  ])('packed with the state of solving (%#): the givens', (packed, start) => {
    expect(readText(`${WIKI}S9B${packed}`)).toEqual({
      kind: 'puzzle',
      format: 'sudokuwiki',
      grid: gridOfLine(start),
    })
  })

  test.each([
    ['a character lost', PUZZLES.codewars1.slice(1), { code: 'line-length', found: 80 }],
    ['a letter in it', PUZZLES.codewars1.replace('9', 'k'), { code: 'not-a-digit', row: 2, column: 5 }],
    [
      'a packed string cut short',
      `S9B${'01'.repeat(80)}`,
      { code: 'broken-link', site: 'SudokuWiki', parameter: 'bd' },
    ],
    ['a packed string of nonsense', `S9B${'zz'.repeat(81)}`, { code: 'broken-link' }],
    [
      'the older packing',
      `vu${'04'.repeat(80)}`,
      { code: 'unknown-packing', site: 'SudokuWiki', parameter: 'bd' },
    ],
    ['another kind of puzzle', `J9B${'01'.repeat(81)}`, { code: 'unknown-packing' }],
  ])('%s is reported', (_, packed, error) => {
    expect(readText(WIKI + packed)).toMatchObject({ kind: 'error', format: 'sudokuwiki', error })
  })
})

describe('SudokuExchange', () => {
  const EXCHANGE = 'https://sudokuexchange.com/play/?s='

  test.each([
    [
      '000309007001060040000010003206003100000020000008700905600070000010090800700508000',
      'KDTRBQsV3CQ3p0q08RJ5avLJSRFc',
    ],
    [
      '300054009000200700090780000900301260506000407073405001000042070008006000100830004',
      'X5OdMbJ7mTD12GFaEH73EPf4CbSaL8X4',
    ],
    [
      '000000130290003000503006004000004980000708000078200000100900506000600072025000000',
      'o1D2dXFNQs49mHm78qLTFaa7C2t0',
    ],
  ])('in full and in short: %s', (line, short) => {
    const read = { kind: 'puzzle', format: 'sudokuexchange', grid: gridOfLine(line) }
    expect(readText(`${EXCHANGE}${line}&d=3`)).toEqual(read)
    expect(readText(EXCHANGE + short)).toEqual(read)
  })

  test('a lost or changed character is reported', () => {
    expect(readText(`${EXCHANGE}DTRBQsV3CQ3p0q08RJ5avLJSRFc`)).toMatchObject({
      error: { code: 'line-length', found: 78 },
    })
    expect(readText(`${EXCHANGE}KDTRBQsV3CQ3p0q08RJ5avLJSRF!`)).toMatchObject({
      error: { code: 'broken-link', site: 'SudokuExchange' },
    })
  })
})

describe('f-puzzles', () => {
  const LINK = 'https://www.f-puzzles.com/?load='

  interface Cell {
    readonly value?: number
    readonly given?: boolean
    readonly region?: number
  }

  function gridOf(cellOf: (digit: number, cell: number) => Cell): readonly (readonly Cell[])[] {
    const cells = puzzle.map(cellOf)
    return Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9))
  }

  const given = gridOf((value) => (value === 0 ? {} : { value, given: true }))

  function linkTo(json: unknown): string {
    return LINK + LZString.compressToBase64(JSON.stringify(json))
  }

  test('as the site made it', () => {
    const link = `${LINK}N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A`
    expect(readText(link)).toEqual({
      kind: 'puzzle',
      format: 'f-puzzles',
      grid: gridOfLine(`1${'0'.repeat(80)}`),
    })
  })

  test('with a title, a solution and settings', () => {
    const json = {
      size: 9,
      title: 'Classic',
      author: 'me',
      ruleset: 'Sudoku',
      grid: given,
      solution: [...puzzle],
      highlightConflicts: true,
      disabledlogic: [],
      killercage: [],
    }
    expect(readText(linkTo(json))).toEqual({ kind: 'puzzle', format: 'f-puzzles', grid: puzzle })
  })

  test('escaped as addresses are', () => {
    const link = linkTo({ size: 9, grid: given })
    expect(readText(LINK + encodeURIComponent(link.slice(LINK.length)))).toMatchObject({ grid: puzzle })
  })

  test('the givens without the player’s digits, or all digits when none is a given', () => {
    const entered = gridOf((value, cell) =>
      value === 0 ? { value: (cell % 9) + 1 } : { value, given: true },
    )
    expect(readText(linkTo({ size: 9, grid: entered }))).toMatchObject({ grid: puzzle })
    const draft = gridOf((value) => (value === 0 ? {} : { value }))
    expect(readText(linkTo({ size: 9, grid: draft }))).toMatchObject({ grid: puzzle })
  })

  test.each([
    ['killer cages', { killercage: [{ cells: ['R1C1', 'R2C1'], value: '9' }] }, 'killercage'],
    ['a diagonal', { 'diagonal+': true }, 'diagonal+'],
    ['irregular regions', { grid: gridOf((value) => ({ value, given: true, region: 0 })) }, 'region'],
  ])('with %s is refused, because it is another kind of puzzle', (_, more, rule) => {
    expect(readText(linkTo({ size: 9, grid: given, ...more }))).toMatchObject({
      kind: 'error',
      error: { code: 'other-rules', site: 'f-puzzles', rule },
    })
  })

  test('another size is reported', () => {
    const grid = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => ({})))
    expect(readText(linkTo({ size: 6, grid }))).toMatchObject({
      error: { code: 'board-size', found: 6, expected: 9 },
    })
  })

  test.each([
    ['cut short', linkTo({ size: 9, grid: given }).slice(0, -40)],
    ['empty', LINK],
    ['no packing at all', `${LINK}!!!!`],
    ['other JSON', linkTo(null)],
    ['other JSON with a grid', linkTo({ grid: [[], [], [], [], [], [], [], [], []] })],
    ['a digit too large', linkTo({ grid: gridOf(() => ({ value: 10 })) })],
    ['larger than any puzzle', LINK + LZString.compressToBase64('x'.repeat(1000)).repeat(2000)],
  ])('%s is a broken link', (_, link) => {
    expect(readText(link)).toMatchObject({
      kind: 'error',
      error: { code: 'broken-link', site: 'f-puzzles', parameter: 'load' },
    })
  })
})

test('several links are several puzzles', () => {
  const links = [PUZZLES.codewars1, PUZZLES.codewars2].map(
    (line) => `https://www.sudokuwiki.org/sudoku.htm?bd=${line}`,
  )
  expect(readText(links.join('\n'))).toMatchObject({
    kind: 'several',
    puzzles: [{ label: '#1', grid: puzzle }, { label: '#2' }],
  })
})
