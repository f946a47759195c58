/** The headline of a run that printed nothing says what is known of it. */
import { describe, expect, test, vi } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { ownEn } from '../../../src/page/own/en.ts'
import { ownKo } from '../../../src/page/own/ko.ts'
import { type RunInWords, verdictText } from '../../../src/page/own/verdictWords.ts'
import { verdictsEn } from '../../../src/page/judge/en.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'

const NO_OUTPUT: RunInWords = {
  language: 'python',
  verdict: { kind: 'no-output' },
  fetched: undefined,
  events: 0,
  solutions: 0,
  hidden: undefined,
}

/** Returns the title and the reason of a run in English, and in Korean. */
function texts(run: Partial<RunInWords>): readonly string[] {
  return [ownEn, ownKo].map((words) => {
    const { title, reason } = verdictText(
      { ...NO_OUTPUT, ...run },
      { words, judging: verdictsEn, phrase: ({ en }) => en },
    )
    return `${title}. ${reason}`
  })
}

const isAskedForCall = (text: string) => /call its function|함수를 호출/.test(text)

describe('A run that printed nothing', () => {
  test('after a search without a solution says so, and does not ask whether a function is called', () => {
    expect(texts({ events: 1234 })).toEqual([
      'The search ended after 1,234 writes without a solution; nothing was printed. A judge expects the finished board.',
      '보드에 1,234번 썼지만 해답 없이 탐색이 끝났고, 출력이 없습니다. 채점하려면 완성한 보드를 출력해야 합니다.',
    ])
  })

  test('although it solved the board says that', () => {
    expect(texts({ events: 60, solutions: 1 })).toEqual([
      'The board was solved, but nothing was printed. A judge expects the finished board.',
      '보드를 다 풀었지만 출력이 없습니다. 채점하려면 완성한 보드를 출력해야 합니다.',
    ])
  })

  test('and was not recorded to its end says nothing of a solution', () => {
    for (const text of texts({ events: 60, solutions: undefined })) {
      expect(text).not.toMatch(/solution|해답/)
      expect(text).toMatch(/60/)
    }
  })

  test.each(['unwritten', 'no-board'] as const)(
    'nor wrote anything (%s) asks whether it calls its function',
    (hidden) => {
      expect(texts({ hidden }).every(isAskedForCall)).toBe(true)
    },
  )

  test.each(['optimized', 'unseen-writes', undefined] as const)(
    'and whose writes are not known (%s) does not ask it',
    (hidden) => {
      expect(texts({ hidden }).some(isAskedForCall)).toBe(false)
      expect(texts({ hidden })[0]).toContain('The program printed nothing')
    },
  )
})

test.each([
  [2, 0],
  [9, undefined],
] as const)(
  'Of a run with %i writes, two of them recorded, %s solutions are known',
  async (events, solutions) => {
    const blank = PUZZLES.codewars1.indexOf('0')
    const writes = Uint16Array.of((blank << 4) | 4, blank << 4)
    const worker = runningOwnWorker(() => [
      { type: 'recorded', writes, lines: Uint16Array.of(1, 1) },
      { ...RUN_ENDED, events },
    ])
    const { store } = testApp({ makeOwnWorker: () => worker })
    const { actions, getState } = store
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    actions.own({ kind: 'open', language: 'python' })
    actions.own({ kind: 'edit', text: 'solve()' })
    actions.own({ kind: 'run' })
    await vi.waitFor(() => expect(getState().own?.run?.verdict.kind).toBe('no-output'), 20_000)
    expect(getState().own?.run).toMatchObject({ events, solutions })
  },
)
