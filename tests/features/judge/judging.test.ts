/** Judging an output through the store's public actions. */
import { describe, expect, test } from 'vitest'
import { shownCells } from '../../../src/app/view/cellView.ts'
import { judgeShownBoardOf } from '../../../src/features/judge/commands.ts'
import { ANY_JUDGE, JUDGE_PANEL } from '../../../src/app/judging/judging.ts'
import type { AppState } from '../../../src/app/store/state.ts'
import { gridOfLine, lineOf } from '../../../src/core/grid.ts'
import { PUZZLES } from '../../core/puzzles.ts'
import { boardWithCells, rows } from '../../core/judge/judgedCase.ts'
import { testApp } from '../../support/appStore.ts'

function judgingApp() {
  const { store } = testApp()
  const { actions } = store
  // Creates the command `judgeShownBoard`, as the judge panel does in the app.
  judgeShownBoardOf(store)
  const until = (isSo: (app: AppState) => boolean) =>
    new Promise<AppState>((resolve) => {
      const look = () => {
        if (isSo(store.getState())) resolve(store.getState())
      }
      store.subscribe(look)
      look()
    })
  /** Resolves with the verdict on the current output, once there is one. */
  const verdict = async () => {
    const { judging } = await until(({ judging: now }) => now.judgement !== undefined)
    return judging.judgement?.verdict
  }
  return {
    actions,
    state: () => store.getState(),
    line: () => lineOf(store.getState().puzzle.grid),
    until,
    verdict,
  }
}

const SAMPLE = `예제 입력 1 복사\n${rows(PUZZLES.codewars1, ' ')}예제 출력 1 복사\n${rows(PUZZLES.solved, ' ')}`

describe('An output', () => {
  test('is judged against the givens, by its intended judge', async () => {
    const { actions, state, until } = judgingApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    actions.openPanel(JUDGE_PANEL)
    actions.setOutput(rows(PUZZLES.solved, ' '))
    await until(({ judging }) => judging.judgement !== undefined)
    expect(state().judging.judgement).toMatchObject({
      judge: { id: 'boj-2580' },
      verdict: { kind: 'accepted' },
      input: { kind: 'kept' },
    })
  })

  test('is judged again after every change of output, judge or puzzle', async () => {
    const { actions, until } = judgingApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    actions.openPanel(JUDGE_PANEL)
    actions.setOutput(rows(PUZZLES.solved, ' '))
    await until(({ judging }) => judging.judgement?.verdict.kind === 'accepted')
    actions.chooseJudge('boj-2239')
    await until(({ judging }) => judging.judgement?.verdict.kind === 'misformatted')
    actions.setOutput(rows(PUZZLES.solved))
    await until(({ judging }) => judging.judgement?.verdict.kind === 'accepted')
    actions.select(2)
    actions.typeDigit(1)
    await until(({ judging }) => judging.judgement?.verdict.kind === 'wrong')
  })

  test('is not judged while the panel is hidden, nor when it is empty', async () => {
    const { actions, state, until } = judgingApp()
    actions.setOutput('5')
    expect(state().judging.judges).toEqual([])
    actions.openPanel(JUDGE_PANEL)
    await until(({ judging }) => judging.judgement !== undefined)
    actions.openPanel('puzzle')
    expect(state().judging.judgement).toBeUndefined()
    actions.setOutput('')
    actions.openPanel(JUDGE_PANEL)
    await until(({ judging }) => judging.judges.length > 0)
    expect(state().judging).toMatchObject({ judge: ANY_JUDGE, judgement: undefined })
  })

  test('that is superseded leaves no verdict', async () => {
    const { actions, verdict } = judgingApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    actions.openPanel(JUDGE_PANEL)
    actions.setOutput('nothing yet')
    actions.setOutput(rows(PUZZLES.solved, ' '))
    expect(await verdict()).toMatchObject({ kind: 'accepted' })
  })

  test('leaves no verdict when the panel is closed before it is ready', async () => {
    const { actions, state } = judgingApp()
    actions.openPanel(JUDGE_PANEL)
    actions.setOutput('5')
    actions.openPanel('puzzle')
    await import('../../../src/core/judge/judging.ts')
    await new Promise((resume) => setImmediate(resume))
    expect(state().judging.judgement).toBeUndefined()
  })

  test('may be the board as it is shown, in the form that the chosen judge requires', async () => {
    const { actions, state, until } = judgingApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    actions.openPanel(JUDGE_PANEL)
    await until(({ judging }) => judging.judges.length > 0)
    actions.chooseJudge('boj-2239')
    actions.judgeShownBoard()
    expect(state().judging.output).toBe(rows(PUZZLES.codewars1).trim())
    actions.chooseJudge(ANY_JUDGE)
    actions.judgeShownBoard()
    expect(state().judging.output).toBe(rows(PUZZLES.codewars1, ' ').trim())
    for (const [format, start] of [
      ['codewars', '[[5,3,0'],
      ['line-81', '5 3 0'],
    ] as const) {
      actions.loadGrid(gridOfLine(PUZZLES.codewars1), format)
      actions.judgeShownBoard()
      expect(state().judging.output.slice(0, start.length)).toBe(start)
    }
  })

  test('marks its cells at fault on the board while the panel is open', async () => {
    const { actions, state, verdict } = judgingApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    actions.openPanel(JUDGE_PANEL)
    actions.setOutput(rows(boardWithCells(PUZZLES.solved, 'r1c1=7'), ' '))
    await verdict()
    expect(shownCells(state()).slice(0, 2)).toMatchObject([
      { marks: ['given', 'judged'] },
      { marks: ['given'] },
    ])
    actions.openPanel('puzzle')
    expect(shownCells(state())[0].marks).toEqual(['given'])
  })
})

describe('A pasted', () => {
  test('sample loads its input, and submits its output', async () => {
    const { actions, state, line, verdict } = judgingApp()
    actions.paste(SAMPLE)
    expect([line(), state().panel, state().isSheetOpen]).toEqual([PUZZLES.codewars1, JUDGE_PANEL, false])
    expect(state().notice).toEqual({ kind: 'submitted', what: 'answer' })
    expect(await verdict()).toMatchObject({ kind: 'accepted' })
  })

  test('puzzle with its answer is written for the judge when its format is not a judge’s', async () => {
    const { actions, line, verdict } = judgingApp()
    actions.paste(`${PUZZLES.codewars1} ${PUZZLES.solved}`)
    expect(line()).toBe(PUZZLES.codewars1)
    expect(await verdict()).toMatchObject({ kind: 'accepted' })
  })

  test('finished board is judged, and the puzzle stays', async () => {
    const { actions, state, line, verdict } = judgingApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    const output = rows(boardWithCells(PUZZLES.solved, 'r9c8=9'), ' ')
    actions.paste(output)
    expect([line(), state().panel, state().judging.output]).toEqual([PUZZLES.codewars1, JUDGE_PANEL, output])
    expect([state().isSheetOpen, state().editing]).toEqual([true, false])
    expect(state().notice).toEqual({ kind: 'submitted', what: 'finished' })
    expect(await verdict()).toMatchObject({ kind: 'wrong', reason: { code: 'given-changed', cell: 79 } })
  })

  test('finished board becomes the puzzle when the chosen judge is about finished boards', async () => {
    const { actions, line, until } = judgingApp()
    actions.openPanel(JUDGE_PANEL)
    await until(({ judging }) => judging.judges.length > 0)
    actions.chooseJudge('codewars-did-i-finish')
    actions.paste(rows(PUZZLES.solved, ' '))
    expect(line()).toBe(PUZZLES.solved)
    actions.setOutput('Finished!')
    await until(({ judging }) => judging.judgement?.verdict.kind === 'accepted')
  })
})

test('An address with a finished board loads it as the puzzle', async () => {
  const { actions, line, state } = judgingApp()
  actions.loadAddress(PUZZLES.solved)
  expect([line(), state().panel]).toEqual([PUZZLES.solved, 'puzzle'])
})
