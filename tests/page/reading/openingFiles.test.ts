/** Files opened among the user's programs, where a text is likelier a program than a puzzle, and files of tours. */
import { expect, test } from 'vitest'
import { recognition } from '../../../src/page/reading/reader.ts'
import { filesOf } from '../../../src/page/reading/openingFiles.ts'
import { tourText } from '../../../src/page/tours/tourFile.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { START } from '../../../src/search/trace/position.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'

function programsApp() {
  const { store } = testApp()
  store.actions.own({ kind: 'open', language: 'python' })
  const open = (...files: readonly File[]) => filesOf(store).openFiles(files, 'programs')
  const board = () => lineOf(store.getState().puzzle.grid)
  return { store, open, board, report: () => store.getState().own?.notice }
}

test('a puzzle goes on the board, and the program stays', async () => {
  const { store, open, board, report } = programsApp()
  const before = store.getState().own?.programs
  await open(new File([PUZZLES.codewars1], 'input.txt'))
  expect(board()).toBe(PUZZLES.codewars1)
  expect(store.getState().own?.programs).toEqual(before)
  expect(report()).toEqual([{ kind: 'files', report: { programs: [], puzzles: ['input.txt'], leftOut: [] } }])
})

test('a program with a board in its source is a program', async () => {
  const { store, open, board } = programsApp()
  const rows = Array.from({ length: 9 }, (_, row) => `"${PUZZLES.codewars1.slice(row * 9, row * 9 + 9)}"`)
  const text = `def solve(board):\n    return board\nsolve([${rows.join(',\n')}])\n`
  await open(new File([text], 'sol.txt'))
  expect(store.getState().own?.programs.map((program) => program.text)).toContain(text)
  expect(board()).toBe(PUZZLES.empty)
})

test('a text that is neither is left out', async () => {
  const { open, report } = programsApp()
  await open(new File(['hello'], 'a.txt'))
  expect(report()).toEqual([
    {
      kind: 'files',
      report: { programs: [], puzzles: [], leftOut: [{ file: 'a.txt', reason: 'unknown-language' }] },
    },
  ])
})

test('a text larger than any program can have puzzles, but no program', async () => {
  const { store, open } = programsApp()
  const many = `${PUZZLES.codewars1}\n${PUZZLES.codewars2}\n`.repeat(6500)
  await open(
    new File([many], 'many.sdm'),
    new File([`def f(a):\n  return a\n${'#'.repeat(1 << 20)}`], 'a.txt'),
  )
  expect(store.getState().choice?.puzzles).toHaveLength(13_000)
  expect(store.getState().notice).toEqual({
    kind: 'files',
    report: { programs: [], puzzles: ['many.sdm'], leftOut: [{ file: 'a.txt', reason: 'too-large' }] },
  })
})

test('what is said of opened files goes when others are opened', async () => {
  const { store, open, report } = programsApp()
  await open(new File([PUZZLES.codewars1], 'input.txt'))
  await filesOf(store).openFiles([
    new File([PUZZLES.codewars2], 'a.txt'),
    new File(['hello'], 'b.txt'),
    new File(['hello'], 'c.txt'),
  ])
  expect(report()).toEqual([])
  expect(store.getState().notice).toMatchObject({ kind: 'files', report: { puzzles: ['a.txt'] } })
  await open(new File(['print(1)\n'], 'sol.py'))
  expect(store.getState().notice).toBeUndefined()
  expect(report()).toMatchObject([{ kind: 'files', report: { programs: ['sol.py'] } }])
})

const TOUR = tourText({
  title: 'A program of mine',
  scenes: [
    {
      puzzle: gridOfLine(PUZZLES.codewars1),
      program: {
        kind: 'own',
        language: 'python',
        text: 'import sys\nboard = [list(map(int, line.split())) for line in sys.stdin]\n',
      },
    },
  ],
  steps: [{ scene: 0, position: START, words: 'Here.', points: [], open: [] }],
})

test.each(['page', 'programs'] as const)(
  'a tour with a program opens as a tour, dropped on the %s',
  async (place) => {
    const { store } = programsApp()
    const { programs } = store.getState().own ?? expect.unreachable()
    await filesOf(store).openFiles([new File([TOUR], 'tour.json')], place)
    expect(store.getState().awaitedTour).toEqual({ kind: 'text', text: TOUR })
    expect(store.getState().own?.programs).toEqual(programs)
  },
)

test('a tour among other files is left out, and said to open alone', async () => {
  const { store } = programsApp()
  await filesOf(store).openFiles([
    new File([PUZZLES.codewars1], 'a.txt'),
    new File([TOUR], 'tour.json'),
    new File([TOUR], 'other.json'),
  ])
  expect(store.getState().awaitedTour).toBeUndefined()
  expect(store.getState().notice).toEqual({
    kind: 'files',
    report: {
      programs: [],
      puzzles: ['a.txt'],
      leftOut: ['tour.json', 'other.json'].map((file) => ({ file, reason: 'tour' })),
    },
  })
})

test('a tour written into the text field is no program', () => {
  expect(recognition(TOUR).language).toBeUndefined()
})
