/** Searching a JavaScript program's run for lines finds the events after which they run, even if they write nothing. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { TargetLines } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'
import { placedAt } from '../worker/placedAt.ts'
import { FITS, PRINT, READ } from './programs.ts'
import { lineSearch } from '../worker/lineSearch.ts'
import { IS_THOROUGH } from '../../thorough.ts'

const worker = new JavaScriptWorker()
const SOURCE = `${READ}${FITS}
const found = () => {
  return 1
}
function dfs(depth) {
  const y = Math.floor(depth / 9), x = depth % 9
  if (depth === 81) return found()
  if (board[y][x] > 0) return dfs(depth + 1)
  for (let n = 1; n <= 9; n++) {
    if (!fits(board, y, x, n)) continue
    board[y][x] = n
    const isDone = dfs(depth + 1)
    if (isDone) return true
    board[y][x] = 0
  }
  return false
}
dfs(0)
${PRINT}`
const SEARCH = program(SOURCE, PUZZLES.codewars1)
const EVENTS = 8365

const { lineOf, findLine, expectFoundWhereReported } = lineSearch(worker, SEARCH, SOURCE, EVENTS)

describe('A line that writes nothing', () => {
  test.prop(
    [
      fc.integer({ min: 30, max: EVENTS - 30 }),
      fc.constantFrom('function dfs', 'if (depth', 'if (!fits', 'for (let n', 'for (let k', 'return true'),
    ],
    {
      numRuns: IS_THOROUGH ? 12 : 1,
    },
  )('is found at the same events as in a run that reports every line', async (event, text) => {
    await expectFoundWhereReported(lineOf(text), event)
  })

  test('that runs before all events is found, and one that never runs is not', async () => {
    expect(await findLine(lineOf('dfs(0)'))).toBe(0)
    expect(await findLine(lineOf('dfs(0)'), { from: 1 })).toBeUndefined()
    expect(await findLine(SOURCE.split('\n').length + 5)).toBeUndefined()
    expect(await findLine(lineOf('return 1'), { direction: 'back' })).toBe(EVENTS)
  })

  test('is found at a depth', async () => {
    const { writes } = await worker.run(SEARCH)
    const line = lineOf('if (depth')
    const event = await findLine(line, { lines: [[line, 30, 30]] })
    expect(event).toBe(1 + writes.findIndex((_, index) => placedAt(SEARCH, writes, index + 1) === 30))
    const back = (await findLine(line, { lines: [[line, 30, 81]], direction: 'back', to: 2000 })) ?? -1
    expect(placedAt(SEARCH, writes, back)).toBeGreaterThanOrEqual(30)
  })

  test('is searched for in a program that does not end, and in one that catches everything', async () => {
    const endless = program(
      `${READ}
let here = 0
while (true) {
  try {
    board[0][2] = 4 - board[0][2]
    here++
  } catch {}
}
`,
      PUZZLES.codewars1,
    )
    const targetLines: TargetLines = { lines: [[7, 0, 81]], from: 40, to: 1000, direction: 'forward' }
    expect(await worker.find(endless, targetLines)).toBe(40)
    expect(await worker.find(endless, { ...targetLines, direction: 'back' })).toBe(1000)
    expect(await findLine(lineOf('if (depth'), { from: 1 })).toBe(1)
  })
})
