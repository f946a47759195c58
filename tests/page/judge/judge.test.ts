/** Judging an output through the store's public actions. */
import { describe, expect, test } from 'vitest'
import { shownCells } from '../../../src/page/board/cellView.ts'
import { judgeShownBoardOf } from '../../../src/page/judge/commands.ts'
import { ANY_JUDGE } from '../../../src/page/judge/judge.ts'
import { PUZZLE_PANEL } from '../../../src/page/puzzle/puzzle.ts'
import type { AppState } from '../../../src/page/store/state.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { boardWithCells, rows } from '../../sudoku/judge/judgedCase.ts'
import { testApp } from '../../support/appStore.ts'

function judgeApp() {
  const { store } = testApp()
  const { actions } = store
  // Creates the command `judgeShownBoard`, as the section does in the app.
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
    const { judge } = await until(({ judge: now }) => now.judgement !== undefined)
    return judge.judgement?.verdict
  }
  const openSection = () => {
    actions.openPanel(PUZZLE_PANEL)
    actions.unfoldJudge(true)
  }
  return {
    actions,
    openSection,
    state: () => store.getState(),
    line: () => lineOf(store.getState().puzzle.grid),
    until,
    verdict,
  }
}

const SAMPLE = `예제 입력 1 복사\n${rows(PUZZLES.codewars1, ' ')}예제 출력 1 복사\n${rows(PUZZLES.solved, ' ')}`

describe('An output', () => {
  test('is judged against the givens, by its intended judge', async () => {
    const { actions, openSection, state, until } = judgeApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    openSection()
    actions.setOutput(rows(PUZZLES.solved, ' '))
    await until(({ judge }) => judge.judgement !== undefined)
    expect(state().judge.judgement).toMatchObject({
      judge: { id: 'boj-2580' },
      verdict: { kind: 'accepted' },
      input: { kind: 'kept' },
    })
  })

  test('is judged again after every change of output, judge or puzzle', async () => {
    const { actions, openSection, until } = judgeApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    openSection()
    actions.setOutput(rows(PUZZLES.solved, ' '))
    await until(({ judge }) => judge.judgement?.verdict.kind === 'accepted')
    actions.chooseJudge('boj-2239')
    await until(({ judge }) => judge.judgement?.verdict.kind === 'misformatted')
    actions.setOutput(rows(PUZZLES.solved))
    await until(({ judge }) => judge.judgement?.verdict.kind === 'accepted')
    actions.select(2)
    actions.typeDigit(1)
    await until(({ judge }) => judge.judgement?.verdict.kind === 'wrong')
  })

  test('is not judged while the section is hidden, nor when it is empty', async () => {
    const { actions, openSection, state, until } = judgeApp()
    actions.setOutput('5')
    expect(state().judge.judges).toEqual([])
    openSection()
    await until(({ judge }) => judge.judgement !== undefined)
    actions.openPanel('program')
    expect(state().judge.judgement).toBeUndefined()
    actions.setOutput('')
    openSection()
    await until(({ judge }) => judge.judges.length > 0)
    expect(state().judge).toMatchObject({ chosen: ANY_JUDGE, judgement: undefined })
  })

  test('is not judged, and marks nothing, while the section is folded', async () => {
    const { actions, openSection, state, verdict } = judgeApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    openSection()
    actions.setOutput(rows(boardWithCells(PUZZLES.solved, 'r1c1=7'), ' '))
    expect(await verdict()).toMatchObject({ kind: 'wrong' })
    actions.unfoldJudge(false)
    expect(state().judge.judgement).toBeUndefined()
    expect(shownCells(state())[0].marks).toEqual(['given'])
    actions.unfoldJudge(true)
    expect(await verdict()).toMatchObject({ kind: 'wrong' })
  })

  test('that is superseded leaves no verdict', async () => {
    const { actions, openSection, verdict } = judgeApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    openSection()
    actions.setOutput('nothing yet')
    actions.setOutput(rows(PUZZLES.solved, ' '))
    expect(await verdict()).toMatchObject({ kind: 'accepted' })
  })

  test('leaves no verdict when the section is hidden before it is ready', async () => {
    const { actions, openSection, state } = judgeApp()
    openSection()
    actions.setOutput('5')
    actions.openPanel('program')
    await import('../../../src/sudoku/judge/judging.ts')
    await new Promise((resume) => setImmediate(resume))
    expect(state().judge.judgement).toBeUndefined()
  })

  test('may be the board as it is shown, in the form that the chosen judge requires', async () => {
    const { actions, openSection, state, until } = judgeApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    openSection()
    await until(({ judge }) => judge.judges.length > 0)
    actions.chooseJudge('boj-2239')
    actions.judgeShownBoard()
    expect(state().judge.output).toBe(rows(PUZZLES.codewars1).trim())
    actions.chooseJudge(ANY_JUDGE)
    actions.judgeShownBoard()
    expect(state().judge.output).toBe(rows(PUZZLES.codewars1, ' ').trim())
    for (const [format, start] of [
      ['codewars', '[[5,3,0'],
      ['line-81', '5 3 0'],
    ] as const) {
      actions.loadGrid(gridOfLine(PUZZLES.codewars1), format)
      actions.judgeShownBoard()
      expect(state().judge.output.slice(0, start.length)).toBe(start)
    }
  })

  test('marks its cells at fault on the board while the section is shown', async () => {
    const { actions, openSection, state, verdict } = judgeApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    openSection()
    actions.setOutput(rows(boardWithCells(PUZZLES.solved, 'r1c1=7'), ' '))
    await verdict()
    expect(shownCells(state()).slice(0, 2)).toMatchObject([
      { marks: ['given', 'judged'] },
      { marks: ['given'] },
    ])
    actions.openPanel('program')
    expect(shownCells(state())[0].marks).toEqual(['given'])
  })
})

describe('A pasted', () => {
  test('sample loads its input, and submits its output', async () => {
    const { actions, state, line, verdict } = judgeApp()
    actions.paste(SAMPLE)
    expect([line(), state().panel, state().isSheetOpen]).toEqual([PUZZLES.codewars1, PUZZLE_PANEL, false])
    expect(state().notice).toEqual({ kind: 'submitted', what: 'answer' })
    expect(await verdict()).toMatchObject({ kind: 'accepted' })
  })

  test('puzzle with its answer is written for the judge when its format is not a judge’s', async () => {
    const { actions, line, verdict } = judgeApp()
    actions.paste(`${PUZZLES.codewars1} ${PUZZLES.solved}`)
    expect(line()).toBe(PUZZLES.codewars1)
    expect(await verdict()).toMatchObject({ kind: 'accepted' })
  })

  test('finished board is judged, and the puzzle stays', async () => {
    const { actions, state, line, verdict } = judgeApp()
    actions.loadGrid(gridOfLine(PUZZLES.codewars1))
    const output = rows(boardWithCells(PUZZLES.solved, 'r9c8=9'), ' ')
    actions.paste(output)
    expect([line(), state().panel, state().judge.output]).toEqual([PUZZLES.codewars1, PUZZLE_PANEL, output])
    expect([state().isSheetOpen, state().editing]).toEqual([true, false])
    expect(state().notice).toEqual({ kind: 'submitted', what: 'finished' })
    expect(await verdict()).toMatchObject({ kind: 'wrong', reason: { code: 'given-changed', cell: 79 } })
  })

  test('finished board becomes the puzzle when the chosen judge is about finished boards', async () => {
    const { actions, openSection, line, until } = judgeApp()
    openSection()
    await until(({ judge }) => judge.judges.length > 0)
    actions.chooseJudge('codewars-did-i-finish')
    actions.paste(rows(PUZZLES.solved, ' '))
    expect(line()).toBe(PUZZLES.solved)
    actions.setOutput('Finished!')
    await until(({ judge }) => judge.judgement?.verdict.kind === 'accepted')
  })
})

test('What a program printed is judged for the puzzle on the board, in the section', async () => {
  const { actions, state, verdict } = judgeApp()
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  actions.openPanel('program')
  actions.checkPrinted(rows(PUZZLES.solved, ' '))
  expect([state().panel, state().judge.isOpen, state().isSheetOpen]).toEqual([PUZZLE_PANEL, true, true])
  expect(state().notice).toEqual({ kind: 'submitted', what: 'printed' })
  expect(await verdict()).toMatchObject({ kind: 'accepted' })
})

test('An address with a finished board loads it as the puzzle', async () => {
  const { actions, line, state } = judgeApp()
  actions.loadAddress(PUZZLES.solved)
  expect([line(), state().panel]).toEqual([PUZZLES.solved, PUZZLE_PANEL])
})
