/** Programs are graded on the user's own boards, up to ten thousand of them. */
import { describe, expect, test, vi } from 'vitest'
import type { ToClient } from '../../../src/calls/protocol.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { type GradedCase, isGrading, wholeVerdict } from '../../../src/page/grade/grading.ts'
import { MAX_BOARDS } from '../../../src/runner/cases/userBoards.ts'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { gradeOf } from '../../../src/page/grade/commands.ts'
import { verdictCounts } from '../../../src/page/grade/gradeVerdict.ts'
import type { GradeResult, OwnQuestions } from '../../../src/runner/questions.ts'
import { manyPuzzles } from '../../sudoku/manyPuzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { IS_THOROUGH } from '../../thorough.ts'

const WAIT = { timeout: 110_000, interval: 20 }
const LISTING = { kind: 'listing', strategy: 'tables', language: 'cpp' } as const
/** Boards that are no judge's cases. */
const [ONE, TWO, ...OTHERS] = manyPuzzles(MAX_BOARDS + 3)
  .slice(1)
  .map((board) => lineOf(board))

/**
 * A worker whose programs print the solution of their puzzle, as rows with spaces.
 * @param isWrong true for a puzzle of which the program prints the puzzle itself
 */
function solvingWorker(isWrong: (line: string) => boolean = () => false): RawWorker {
  const solver = createBandSolver()
  const listeners: ((message: { readonly data: ToClient }) => void)[] = []
  const post = (data: ToClient) => setImmediate(() => listeners.forEach((listener) => listener({ data })))
  return {
    postMessage(message) {
      if (message.type !== 'ask' || message.kind !== 'grade') return
      const { id } = message
      const { givens } = (message.order as OwnQuestions['grade']['order']).program
      const solution = new Uint8Array(81)
      solver.count(givens, 1, solution)
      const printed = Array.from(isWrong(givens.join('')) ? givens : solution)
      const answer: GradeResult = {
        outcome: { kind: 'finished', answer: undefined },
        output: `${writeGrid(printed, 'boj-2580')}\n`,
        errors: '',
        elapsedMs: 1,
        memoryBytes: 0,
        io: undefined,
      }
      post({ type: 'told', id, tell: { type: 'loaded' } })
      post({ type: 'begun', id })
      post({ type: 'answered', id, tell: { type: 'answered', answer }, isSpent: false })
    },
    addEventListener(type: string, listener: never) {
      if (type === 'message') listeners.push(listener)
    },
    terminate() {},
  }
}

/** Opens Grade with a built-in program. */
async function openGrade(makeOwnWorker = () => solvingWorker()) {
  const app = testApp({ makeOwnWorker })
  const grade = gradeOf(app.store)
  const grading = () => app.store.getState().grading
  grade({ kind: 'chooseSubject', subject: LISTING })
  await vi.waitFor(() => expect(grading().graded?.language).toBe('cpp'), WAIT)
  const mine = (): readonly GradedCase[] => grading().cases.filter(({ origin }) => origin === 'mine')
  /** Adds boards, and resolves with what became of them. */
  const add = async (source: string | readonly File[]) => {
    const before = grading().added
    grade({ kind: 'addMine', source })
    await vi.waitFor(() => expect(grading().added).not.toBe(before), WAIT)
    return grading().added
  }
  const ended = () => vi.waitFor(() => expect(isGrading(grading())).toBe(false), WAIT)
  return { ...app, grade, grading, mine, add, ended }
}

describe('Boards of the user', () => {
  test('become cases once each, also from files, with a report of what did not', async () => {
    const { add, mine } = await openGrade()
    expect(await add(`${ONE}\n${TWO}\n${ONE.slice(1)}\n11${'.'.repeat(79)}\n`)).toEqual({
      boards: 2,
      repeated: 0,
      conflicting: 1,
      isBounded: false,
      faults: [expect.objectContaining({ place: { kind: 'line', number: 3 } })],
    })
    const files = [new File([`${ONE}\n${OTHERS[0]}`], 'a.txt'), new File(['hello'], 'b.txt')]
    const report = await add(files)
    expect(report).toMatchObject({ boards: 1, repeated: 1 })
    expect(report?.faults).toMatchObject([{ file: 'b.txt', place: { kind: 'text' } }])
    expect(mine().map(({ id, puzzle }) => [id, lineOf(puzzle)])).toEqual([
      ['mine-1', ONE],
      ['mine-2', TWO],
      ['mine-3', OTHERS[0]],
    ])
  })

  test('stay when another program or judge is chosen, and go when they are removed', async () => {
    const { add, grade, grading, mine } = await openGrade()
    await add(`${ONE}\n${TWO}`)
    const judges = () => grading().cases.length - mine().length
    grade({ kind: 'chooseJudge', judge: 'boj-2239' })
    await vi.waitFor(() => expect(judges()).toBeGreaterThan(0), WAIT)
    grade({ kind: 'chooseSubject', subject: { ...LISTING, language: 'python' } })
    await vi.waitFor(() => expect(grading().graded?.language).toBe('python'), WAIT)
    expect(mine()).toHaveLength(2)
    grade({ kind: 'removeMine' })
    expect(mine()).toEqual([])
    expect(grading().added).toBeUndefined()
    expect(judges()).toBeGreaterThan(0)
  })

  test('end with the ten thousandth, which is said', async () => {
    const { add, mine } = await openGrade()
    const lines = [ONE, TWO, ...OTHERS]
    expect(lines).toHaveLength(MAX_BOARDS + 2)
    expect(await add(lines.slice(0, 3).join('\n'))).toMatchObject({ boards: 3, isBounded: false })
    expect(await add(lines.join('\n'))).toMatchObject({
      boards: MAX_BOARDS - 3,
      repeated: 3,
      isBounded: true,
    })
    expect(mine().map(({ puzzle }) => lineOf(puzzle))).toEqual(lines.slice(0, MAX_BOARDS))
  })

  test('are graded at once after a grading that has ended', async () => {
    const { add, grade, grading, mine, ended } = await openGrade()
    grade({ kind: 'start' })
    await vi.waitFor(() => expect(grading().status).toBe('ended'), WAIT)
    await add(`${ONE}\n${TWO}`)
    await ended()
    expect(mine().map(({ state }) => state)).toMatchObject([{ kind: 'done' }, { kind: 'done' }])
  })
})

/** Number of boards that are graded. */
const MANY = IS_THOROUGH ? 2500 : 250

test('Of many boards, right answers are accepted and wrong ones refused; the results are saved', {
  timeout: 120_000,
}, async () => {
  const lines = OTHERS.slice(0, MANY)
  const wrong = new Set([lines[0], lines[150], lines[MANY - 1]])
  const { add, grade, grading, mine, ended, files } = await openGrade(() =>
    solvingWorker((line) => wrong.has(line)),
  )
  await add(lines.join('\n'))
  grade({ kind: 'start' })
  await vi.waitFor(() => expect(isGrading(grading())).toBe(true), WAIT)
  await ended()
  const refused = mine().filter(
    ({ state }) => state.kind !== 'done' || state.result.verdict.kind !== 'accepted',
  )
  expect(refused.map(({ puzzle }) => lineOf(puzzle))).toEqual([...wrong])
  const whole = wholeVerdict(grading().cases)
  expect(whole.done).toBe(whole.total)
  expect(verdictCounts(grading().cases)).toEqual([
    ['accepted', whole.total - 3],
    ['wrong-answer', 3],
  ])
  grade({ kind: 'save' })
  await vi.waitFor(() => expect(files.get('grading.csv')).toBeDefined(), WAIT)
  const rows = files.get('grading.csv')?.split('\r\n') ?? []
  expect(rows).toHaveLength(whole.total + 2)
  expect(rows).toContain(`mine-151,wrong-answer,1,,,'${lines[150]}`)
})

test('Stop keeps the results of many boards so far', async () => {
  const { add, grade, grading } = await openGrade()
  await add(OTHERS.slice(0, 1000).join('\n'))
  grade({ kind: 'start' })
  await vi.waitFor(() => expect(wholeVerdict(grading().cases).done).toBeGreaterThan(40), WAIT)
  grade({ kind: 'stop' })
  expect(grading().status).toBe('stopped')
  expect(grading().cases.some(({ state }) => state.kind === 'running')).toBe(false)
  const { done, passed, total } = wholeVerdict(grading().cases)
  expect(done).toBeLessThan(total)
  expect(passed).toBe(done)
})
