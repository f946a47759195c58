/** Tests the view of a grading, whose commands are recorded. Only the one that opens a case is carried out. */
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { loadMessages } from '../../../src/page/words/messages.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import unseen from '../../../src/page/controls/Unseen.module.css'
import {
  answerTo,
  caseOf,
  doneState,
  gradingOf,
  PASSED,
  printedState,
  TWO_SOLUTIONS,
  WRONG,
  WRONG_CELL,
  withCell,
} from './gradedCases.ts'
import { button, commands, makePaged, renderGrading, renderRecorded, rows, status } from './gradeScreen.tsx'

afterEach(() => void commands.splice(0))

const EASY = gridOfLine(PUZZLES.codewars1)
const WAITING = { kind: 'waiting' } as const

describe('The list of cases', () => {
  test('has a row for each case with its verdict, and the whole verdict', async () => {
    const { set } = await renderGrading(
      gradingOf([PASSED, WRONG, doneState({ kind: 'time-limit', line: undefined }, '', 8000), WAITING]),
    )
    expect(rows().map(({ dataset }) => [dataset.case, dataset.verdict])).toEqual([
      ['case-1', 'accepted'],
      ['case-2', 'wrong-answer'],
      ['case-3', 'time-limit'],
      ['case-4', 'waiting'],
    ])
    expect(rows()[1]).toHaveTextContent(/2Board 2what board 2 is for✕wrong answer0\.04 s32 MB/)
    expect(screen.getByTestId('grade')).toHaveAttribute('data-verdict', 'wrong-answer')
    expect(screen.getByTestId('grade-band')).toHaveTextContent(
      /틀렸습니다 \(Wrong answer\)1 of 4 passedThe first failure is case 2, “Board 2”:/,
    )
    set({ status: 'running' })
    expect(screen.getByTestId('grade')).toHaveAttribute('data-verdict', 'running')
    expect(screen.getByTestId('grade-band')).toHaveTextContent(/3 of 4 cases so far2 failed/)
  })

  test('is accepted if every case passed, and only then', async () => {
    const { set } = await renderGrading(gradingOf([PASSED, PASSED]))
    expect(screen.getByTestId('grade')).toHaveAttribute('data-verdict', 'accepted')
    expect(screen.getByTestId('grade-band')).toHaveTextContent(/맞았습니다!! \(Accepted\)2 of 2/)
    set({ ...gradingOf([PASSED, WAITING]), status: 'stopped' })
    expect(screen.getByTestId('grade')).toHaveAttribute('data-verdict', 'stopped')
    set(gradingOf([WAITING, WAITING], { status: 'idle' }))
    expect(screen.getByTestId('grade')).toHaveAttribute('data-verdict', 'waiting')
  })

  test('is judged by another judge than that of the input only if it says so', async () => {
    const graded = { name: 'mine.py', language: 'python', text: 'print(input())' } as const
    const understood = { form: 'boj-2580', judge: 'boj-2239' }
    const { set } = await renderGrading(
      gradingOf([PASSED], { judge: undefined, graded: { ...graded, understood } }),
    )
    expect(screen.getByTestId('other-rules')).toHaveTextContent(
      'The program reads like BOJ 2580 and prints like BOJ 2239, so the rules of BOJ 2239 count.',
    )
    set({ graded: { ...graded, understood: { ...understood, judge: 'boj-2580' } } })
    expect(screen.queryByTestId('other-rules')).toBeNull()
  })

  test('is one tab stop: arrow keys move, Enter opens and goes to the heading, Escape goes back', async () => {
    const { user } = await renderGrading(gradingOf([PASSED, PASSED, WRONG]))
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
    act(() => rows()[2].focus())
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(rows()[0]).toHaveFocus()
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(commands.at(-1)).toEqual({ kind: 'open', id: 'case-2' })
    expect(screen.getByRole('heading', { name: /Case 2 · Board 2/ })).toHaveFocus()
    expect(rows()[1]).toHaveAttribute('aria-current', 'true')
    await user.keyboard('{Escape}')
    expect(rows()[1]).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { name: /Case 2 · Board 2/ })).toHaveFocus()
    // The pointer leaves it where it is.
    await user.click(rows()[2])
    expect(screen.getByRole('heading', { name: /Case 3/ })).not.toHaveFocus()
  })
})

test('Undo and the keys of the search do nothing to the puzzle, which is hidden', async () => {
  const { user, store } = await renderGrading(gradingOf([PASSED]))
  act(() => store.actions.loadGrid(EASY))
  act(() => store.actions.openView('grade'))
  await user.click(screen.getByRole('heading', { level: 1 }))
  await user.keyboard('{Control>}z{/Control} {ArrowRight}')
  expect(store.getState()).toMatchObject({ view: 'grade', playing: false, puzzle: { grid: EASY } })
})

describe('A list of ten thousand cases', () => {
  const states = Array.from({ length: 10_000 }, (_, index) =>
    [150, 9999].includes(index) ? WRONG : index < 5000 ? PASSED : WAITING,
  )
  const page = () => screen.getByRole('group', { name: 'Pages of the cases' })

  test('shows a hundred rows at a time, the failures first, and the totals, which are saved', async () => {
    const { user } = await renderGrading(gradingOf(states, { status: 'running' }))
    expect(rows()).toHaveLength(100)
    expect(rows().map(({ dataset }) => dataset.case)).toEqual(
      expect.arrayContaining(['case-151', 'case-10000', 'case-1', 'case-98']),
    )
    expect(screen.getByTestId('grade')).toHaveAttribute('aria-rowcount', '10001')
    expect(page()).toHaveTextContent('Page 1 of 100')
    await user.click(button('Last page'))
    expect(rows().at(-1)?.dataset.case).toBe('case-9999')
    expect(rows().at(-1)).toHaveAttribute('aria-rowindex', '10001')
    await user.click(button('Previous page'))
    await user.click(button('First page'))
    await user.click(button('Next page'))
    expect(page()).toHaveTextContent('Page 2 of 100')
    expect(rows()[0].dataset.case).toBe('case-99')
    expect(screen.getByTestId('totals')).toHaveTextContent(/^4,999 accepted2 wrong answer$/)
    await user.click(button('Save as CSV'))
    expect(commands.at(-1)).toEqual({ kind: 'save' })
  })

  test('turns to the page of the case that the focus goes back to', async () => {
    const { user } = await renderGrading(gradingOf(states, { status: 'stopped' }))
    await user.click(button('Last page'))
    act(() => rows()[99].focus())
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { name: /Case 9,999/ })).toHaveFocus()
    await user.click(button('First page'))
    act(() => screen.getByRole('heading', { name: /Case 9,999/ }).focus())
    await user.keyboard('{Escape}')
    expect(page()).toHaveTextContent('Page 100 of 100')
    expect(rows()[99]).toHaveFocus()
  })
})

describe('A case without a result', () => {
  const verdicts = () => rows().map((row) => within(row).getByTestId('case-verdict').textContent)

  test('is blank, and said not to have run yet unless a grading is under way, in which it waits', async () => {
    const { set } = await renderGrading(gradingOf([WAITING, WAITING], { status: 'idle' }))
    expect(verdicts()).toEqual(['not run yet', 'not run yet'])
    expect(within(rows()[0]).getByText('not run yet')).toHaveClass(unseen.unseen)
    set(gradingOf([{ kind: 'running' }, WAITING], { status: 'running' }))
    expect(verdicts()).toEqual(['…running', 'waiting'])
    set(gradingOf([PASSED, WAITING], { status: 'stopped' }))
    expect(verdicts()).toEqual(['✓accepted', 'not run yet'])
    set(gradingOf([WRONG, WAITING], { status: 'ended', stopsAtFailure: true }))
    expect(verdicts()).toEqual(['✕wrong answer', 'not run yet'])
  })

  test('says so when it is opened, in both languages', async () => {
    const { set, store } = await renderGrading(
      gradingOf([WAITING, WAITING], { status: 'idle', openedCase: 'case-1' }),
    )
    const heading = () => screen.getByRole('heading', { level: 2, name: /· / }).textContent
    expect(heading()).toMatch(/ not run yet$/)
    set({ status: 'loading' })
    expect(heading()).toMatch(/ waiting$/)
    await act(async () => store.actions.setLanguage('ko'))
    expect(heading()).toMatch(/ 대기 중$/)
    set({ status: 'idle' })
    expect(heading()).toMatch(/ 아직 실행하지 않음$/)
    expect(verdicts()).toEqual(['아직 실행하지 않음', '아직 실행하지 않음'])
  })
})

describe('A grading is announced', () => {
  test('at its start, at every tenth case with the failures until then, and at its end', async () => {
    const states = Array.from({ length: 30 }, () => WAITING)
    const after = (done: number, failed: readonly number[]) =>
      gradingOf(
        states.map((state, index) => (index >= done ? state : failed.includes(index) ? WRONG : PASSED)),
      ).cases
    const { set } = await renderGrading(gradingOf(states, { status: 'loading' }))
    expect(status()).toBe('Grading mine.py on 30 cases.')
    set({ status: 'running', cases: after(9, [4]) })
    expect(status()).toBe('Grading mine.py on 30 cases.')
    set({ cases: after(10, [4]) })
    expect(status()).toBe('10 of 30 cases done, 1 failed.')
    set({ cases: after(19, [4, 12, 13]) })
    expect(status()).toBe('10 of 30 cases done, 1 failed.')
    set({ cases: after(20, [4, 12, 13]) })
    expect(status()).toBe('20 of 30 cases done, 3 failed.')
    set({ cases: after(30, [4, 12, 13]), status: 'ended' })
    expect(status()).toBe('Wrong answer: 27 of 30 cases passed.')
  })

  test('says nothing before, and the count if it was stopped', async () => {
    const { set } = await renderGrading(gradingOf([WAITING, WAITING], { status: 'idle' }))
    expect(status()).toBe('')
    set(gradingOf([PASSED, WAITING], { status: 'stopped' }))
    expect(status()).toBe('Stopped: 1 of 1 case passed.')
  })
})

describe('The opened case', () => {
  test('marks the first difference on the board, in both texts and in words', async () => {
    await renderGrading(gradingOf([PASSED, WRONG], { openedCase: 'case-2' }))
    const right = answerTo(EASY).board[WRONG_CELL]
    const wrong = `${(right % 9) + 1}`
    expect(screen.getByTestId('first-difference')).toHaveTextContent(
      `Row 5, column 5✕ printed ${wrong}✓ expected ${right}`,
    )
    const ringed = screen.getByTestId('case-board').querySelectorAll<HTMLElement>('[data-ringed]')
    expect(Array.from(ringed, ({ dataset }) => dataset.cell)).toContain(`${WRONG_CELL}`)
    expect(screen.getByTestId('case-board')).toHaveAccessibleName(
      /Printed board\. Cells at fault: .*row 5, column 5/,
    )
    expect(screen.getByTestId('text-printed').querySelector('mark')).toHaveTextContent(wrong)
    expect(screen.getByTestId('text-expected').querySelector('mark')).toHaveTextContent(`${right}`)
    expect(screen.getByTestId('text-plain')).toHaveTextContent(/^Input\d{9}/)
  })

  test('names the digit of the smallest solution where another was printed', async () => {
    const [cell] = TWO_SOLUTIONS.flatMap((digit, index) => (digit === 0 ? [index] : []))
    const blanks = TWO_SOLUTIONS.flatMap((digit, index) => (digit === 0 ? [index] : []))
    const { board, text } = answerTo(TWO_SOLUTIONS)
    const digits = blanks.map((blank) => board[blank])
    const other = blanks.reduce((written, blank, index) => {
      const swapped = digits.find((digit) => digit !== digits[index])
      return withCell(written, blank, `${swapped}`)
    }, text)
    const cases = [caseOf(1, TWO_SOLUTIONS, printedState(TWO_SOLUTIONS, other))]
    await renderGrading(gradingOf([], { cases, openedCase: 'case-1' }))
    expect(screen.getByTestId('first-difference')).toHaveTextContent(
      new RegExp(`column ${(cell % 9) + 1}✕ printed .✓ expected ${board[cell]}$`),
    )
    expect(screen.getByTestId('opened-case')).toHaveTextContent('not the lexicographically first')
  })

  test('says that a run has no board', async () => {
    const limit = doneState({ kind: 'time-limit', line: undefined }, '', 8000)
    await renderGrading(gradingOf([limit], { openedCase: 'case-1' }))
    const openedCase = screen.getByTestId('opened-case')
    expect(openedCase).toHaveTextContent('The program ran longer than the 8 s that it has here')
    expect(openedCase).toHaveTextContent('Nothing was printed.')
    expect(screen.getByTestId('case-board')).toHaveAccessibleName('Puzzle of the case')
    expect(screen.queryByTestId('first-difference')).not.toBeInTheDocument()
  })

  test('can be watched, and be made small with progress and Stop; the small board can be watched, too', async () => {
    const { user, set } = await renderGrading(gradingOf([WRONG], { openedCase: 'case-1' }))
    await user.click(button('Watch this case'))
    expect(commands.at(-1)).toEqual({ kind: 'watch', id: 'case-1', puzzle: EASY })
    const small = button('Make it small')
    await user.click(small)
    expect(commands.at(-1)).toEqual({ kind: 'shrink', id: 'case-1' })
    const puzzle = answerTo(EASY).board.with(WRONG_CELL, 0)
    set({ shrinking: { of: 'case-1', status: 'running', puzzle, runs: 7 } })
    expect(button('Stop')).toBe(small)
    expect(screen.getByTestId('shrinking')).toHaveTextContent('80 givens on the board after 7 runs')
    await user.click(small)
    expect(commands.at(-1)).toEqual({ kind: 'endShrinking' })
    set({ shrinking: { of: 'case-1', status: 'done', puzzle, runs: 9 } })
    expect(status()).toBe('The program still fails with 80 givens and 1 blank.')
    await user.click(within(screen.getByTestId('small')).getByRole('button', { name: 'Watch this case' }))
    expect(commands.at(-1)).toEqual({ kind: 'watch', id: 'case-1', puzzle })
  })

  test('is copied and linked, and can be made small only if it failed', async () => {
    const { user } = await renderGrading(gradingOf([PASSED], { openedCase: 'case-1' }))
    expect(screen.queryByRole('button', { name: 'Make it small' })).not.toBeInTheDocument()
    expect(screen.queryByTestId('first-difference')).not.toBeInTheDocument()
    for (const name of ['Copy as Markdown', 'Copy as CSV', 'Copy link']) await user.click(button(name))
    expect(commands.slice(-3)).toEqual([
      { kind: 'copy', as: 'markdown' },
      { kind: 'copy', as: 'csv' },
      { kind: 'copyLink', id: 'case-1' },
    ])
  })
})

describe('The controls', () => {
  test('start and stop with one button; the second click of a double click is no stop', async () => {
    const { user, set } = await renderGrading(gradingOf([WAITING], { status: 'idle' }))
    expect(commands).toEqual([{ kind: 'prepare' }])
    const start = button('Grade')
    await user.dblClick(start)
    expect(commands.slice(1)).toEqual([{ kind: 'start' }])
    set({ status: 'running' })
    expect(button('Stop')).toBe(start)
    await user.click(start)
    expect(commands.at(-1)).toEqual({ kind: 'stop' })
  })

  test('choose program and judge, and add cases', async () => {
    const { user } = await renderGrading(gradingOf([WAITING], { status: 'idle' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Program to grade' }), 'cpp:bitmasks')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Judge' }), 'LeetCode 37')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Judge' }), 'Judge: follows the program')
    await user.click(screen.getByRole('checkbox', { name: 'Stop at the first failure' }))
    for (const name of ['100 random ones', 'Find my worst case']) await user.click(button(name))
    expect(commands.slice(1)).toEqual([
      { kind: 'chooseSubject', subject: { kind: 'listing', strategy: 'bitmasks', language: 'cpp' } },
      { kind: 'chooseJudge', judge: 'leetcode' },
      { kind: 'chooseJudge', judge: undefined },
      { kind: 'stopAtFailure', isOn: true },
      { kind: 'addRandom' },
      { kind: 'findWorst' },
    ])
  })

  test('take boards of the user as text and as files, and tell what became of them', async () => {
    const { user, set } = await renderGrading(gradingOf([WAITING], { status: 'idle' }))
    await user.click(button('Add my boards'))
    const field = screen.getByRole('textbox', { name: 'Boards to grade on' })
    await user.type(field, PUZZLES.codewars1)
    await user.click(button('Add these boards'))
    const lines = `${PUZZLES.codewars1}\n`.repeat(200)
    act(() => field.focus())
    await user.paste(lines)
    const file = new File([lines], 'mine.txt')
    await user.upload(screen.getByLabelText('Choose a file…', { selector: 'input' }), file)
    await user.click(button('Add the puzzle on the board'))
    expect(commands.slice(1)).toEqual([
      { kind: 'addMine', source: PUZZLES.codewars1 },
      { kind: 'addMine', source: lines },
      { kind: 'addMine', source: [file] },
      { kind: 'addShown' },
    ])
    const error = { code: 'line-length', found: 79, expected: 81 } as const
    const faults = [4, 5, 6, 7, 8, 9, 10].map((number) => ({
      file: undefined,
      place: { kind: 'line', number } as const,
      error,
    }))
    set({ added: { boards: 1200, repeated: 1, conflicting: 2, faults, isBounded: true } })
    expect(screen.getByTestId('added')).toHaveTextContent(
      /^1,200 boards added\. There are more: a grading takes the first 10,000\. One is there already\. 2 are left out for a digit twice in a row, column or box\.Line 4: 79 characters, expected 81.*Line 8: .*2 more cannot be read\.$/,
    )
    set({ cases: [{ ...caseOf(1, EASY, WAITING), origin: 'mine' }] })
    await user.click(button('Remove my boards'))
    expect(commands.at(-1)).toEqual({ kind: 'removeMine' })
    set({ status: 'running' })
    await user.click(button('Add the puzzle on the board'))
    expect(commands.at(-1)).toEqual({ kind: 'removeMine' })
  })

  test('show the search for the worst case, the earlier grades and what failed', async () => {
    const past = [18, 25, 28].map((passed, at) => ({ at, judge: 'boj-2239', passed, total: 30 }))
    const worst = { status: 'running', puzzle: EASY, elapsedMs: 1250, runs: 40 } as const
    const { user } = await renderGrading(
      gradingOf([PASSED], { past, worst, failure: { kind: 'not-loaded' } }),
    )
    expect(screen.getByTestId('grade-band')).toHaveTextContent('18 → 25 → 28')
    expect(screen.getByTestId('worst')).toHaveTextContent('40 boards tried. Longest so far: 1.25 s.')
    expect(screen.getByText(/could not be fetched/)).toBeVisible()
    await user.click(button('Forget'))
    await user.click(button('Stop'))
    expect(commands.slice(1)).toEqual([{ kind: 'forgetPast' }, { kind: 'endWorst' }])
  })
})

test('The view is there in Korean', async () => {
  await loadMessages('ko')
  const { actions } = await renderGrading(gradingOf([PASSED, WRONG], { openedCase: 'case-2' }))
  await act(() => actions.setLanguage('ko'))
  expect(button('채점')).toBeVisible()
  expect(rows()[1]).toHaveTextContent(/2번째 판.*틀렸습니다0\.04초/)
  expect(screen.getByRole('heading', { name: /2번 · 2번째 판/ })).toBeVisible()
  expect(screen.getByTestId('first-difference')).toHaveTextContent(/^5행 5열✕ 출력 .✓ 정답 .$/)
  expect(status()).toBe('틀렸습니다: 2개 중 1개 통과.')
})

test('On a phone, list and case are two pages, and failures come first', async () => {
  makePaged()
  const slow = printedState(EASY, answerTo(EASY).text, 900)
  const { user, set } = await renderGrading(gradingOf([PASSED, slow, WRONG]))
  const order = () => rows().map(({ dataset }) => dataset.case)
  expect(order()).toEqual(['case-3', 'case-2', 'case-1'])
  set({ status: 'running' })
  expect(order()).toEqual(['case-1', 'case-2', 'case-3'])
  set({ status: 'ended' })
  await user.click(rows()[0])
  expect(screen.queryByTestId('grade')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: /Case 3 · Board 3/ })).toHaveFocus()
  await user.click(button('All cases'))
  expect(commands.at(-1)).toEqual({ kind: 'open', id: undefined })
  expect(rows()[0]).toHaveFocus()
})

test('The panel of own programs has a button that opens the view and grades the program in the editor', {
  tags: ['thorough'],
}, async () => {
  const { user, store } = renderRecorded()
  act(() => store.actions.chooseStrategy('own-python'))
  act(() =>
    store.setState({
      grading: {
        ...store.getState().grading,
        subject: { kind: 'listing', strategy: 'tables', language: 'cpp' },
      },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Grade' }, { timeout: 20_000 }))
  expect(store.getState().view).toBe('grade')
  expect(await screen.findByTestId('grade')).toBeVisible()
  const { own, grading } = store.getState()
  expect(grading).toMatchObject({ subject: { kind: 'own', id: own?.programs[0].id }, isRequested: true })
  expect(commands).toContainEqual({ kind: 'prepare' })
})
