/** The verdict on a run in each language: its title, its line, the reason why steps are hidden, and common errors. */
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import type { Diagnostic, OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import type { HiddenReason, Outcome } from '../../../src/runner/run/outcome.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'
import { openVerdict } from '../../support/verdict.ts'
import { some } from '../../thorough.ts'

interface RunEnd {
  readonly outcome: Outcome
  readonly diagnostics?: readonly Diagnostic[]
  readonly hidden?: HiddenReason
  /** Number of writes to the board; none of them is recorded. */
  readonly events?: number
}

/** A worker that ends every run at once, in the same way. */
const workerOf = (ending: RunEnd): RawWorker =>
  runningOwnWorker(() => [{ ...RUN_ENDED, elapsedMs: 5, ...ending }])

/** Runs a program that ends as in `ending`. @returns the page, and the element of the verdict with its details */
async function verdictOf(language: OwnLanguage, ending: RunEnd, text = 'one\ntwo\nthree\nfour') {
  const app = renderApp({ makeOwnWorker: () => workerOf(ending) })
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => app.actions.own({ kind: 'open', language }))
  act(() => app.actions.own({ kind: 'edit', text }))
  await app.user.click(await screen.findByRole('button', { name: 'Run' }))
  return { app, verdict: await openVerdict(app.user) }
}

const compileError = (message: string): Outcome => ({ kind: 'compile-error', line: 3, column: 5, message })

const COMPILER_ERRORS: readonly (readonly [message: string, en: string, ko: string])[] = [
  ["reference to 'empty' is ambiguous", 'Use another name', '다른 이름을 쓰세요'],
  ["'conio.h' file not found", 'header is not available here', '표준 라이브러리의 헤더만'],
  ["use of undeclared identifier 'cout'", 'header of this name is not included', '헤더를 포함하지 않았거나'],
  ["use of undeclared identifier 'bord'", 'not declared before this line', '선언하지 않은 이름'],
  ["expected ';' after expression", 'semicolon is missing', '세미콜론이 빠졌습니다'],
]

describe('A compiler error', () => {
  test.each(some(COMPILER_ERRORS, 2))(
    '%s is reported with its line, and explained in both languages',
    async (message, en, ko) => {
      const { app, verdict } = await verdictOf('cpp', { outcome: compileError(message) })
      await screen.findByText(`Line 3: ${message}`)
      expect(verdict).toHaveAttribute('data-verdict', 'compile-error')
      expect(verdict).toHaveAttribute('data-line', '3')
      expect(verdict).toHaveTextContent(en)
      await act(() => app.actions.setLanguage('ko'))
      expect(verdict).toHaveTextContent(`3번 줄: ${message}`)
      expect(verdict).toHaveTextContent(ko)
    },
  )

  test('that is not a common one is shown without an explanation', async () => {
    const { verdict } = await verdictOf('cpp', { outcome: compileError('storage class specified twice') })
    await screen.findByText('Line 3: storage class specified twice')
    expect(verdict.querySelectorAll('p')).toHaveLength(2)
  })
})

describe('The end of a run', () => {
  test('by a crash is described in words, because it has no name in C++', async () => {
    const outcome: Outcome = { kind: 'runtime-error', line: 2, error: 'bad-access', message: '', calls: 1 }
    const { app, verdict } = await verdictOf('cpp', { outcome })
    await screen.findByText('Line 2: memory access out of bounds')
    expect(verdict).toHaveTextContent('An index is out of range')
    await act(() => app.actions.setLanguage('ko'))
    expect(verdict).toHaveTextContent('2번 줄: 잘못된 메모리 접근')
  })

  test.each([
    ['null-pointer', '', 'Line 2: null pointer', 'segmentation fault', '널 포인터', '아무것도 가리키지 않는'],
    [
      'exception-to-catch',
      'Found',
      'Line 2: exception, not caught here: Found',
      'cannot be caught here',
      '잡을 수 없는 예외: Found',
      '예외를 잡을 수 없어',
    ],
  ])('by a %s is described in both languages', async (error, message, title, reason, koTitle, koReason) => {
    const outcome: Outcome = { kind: 'runtime-error', line: 2, error, message, calls: 1 }
    const { app, verdict } = await verdictOf('cpp', { outcome })
    await screen.findByText(title)
    expect(verdict).toHaveTextContent(reason)
    await act(() => app.actions.setLanguage('ko'))
    expect(verdict).toHaveTextContent(koTitle)
    expect(verdict).toHaveTextContent(koReason)
  })

  test.each([
    ['cpp', 256],
    ['javascript', 512],
  ] as const)('by lack of memory says how much a program in %s may take', async (language, megabytes) => {
    const outcome: Outcome = { kind: 'memory-limit', line: undefined }
    const { app, verdict } = await verdictOf(language, { outcome })
    await screen.findByText('out of memory')
    expect(verdict).toHaveTextContent(`more than ${megabytes} MB`)
    await act(() => app.actions.setLanguage('ko'))
    expect(verdict).toHaveTextContent(`${megabytes}MB 넘게`)
  })

  test('by an error is explained in the terms of its language', async () => {
    const message = "cannot read property '0' of undefined"
    const outcome: Outcome = { kind: 'runtime-error', line: 2, error: 'TypeError', message, calls: 1 }
    const { verdict } = await verdictOf('javascript', { outcome })
    await screen.findByText(`Line 2: TypeError: ${message}`)
    expect(verdict).toHaveTextContent('The program used an undefined value')
  })

  test('compiled for speed says that it has no steps', async () => {
    const outcome: Outcome = { kind: 'finished', answer: PUZZLES.solved }
    const { verdict } = await verdictOf('cpp', { outcome, hidden: 'optimized' })
    await screen.findByText(/Compiled for speed/)
    expect(verdict).toHaveAttribute('data-verdict', 'accepted')
    expect(verdict).toHaveAttribute('data-steps', 'hidden')
  })
})

describe('A program without code', () => {
  const EMPTY: readonly (readonly [OwnLanguage, string, string])[] = [
    ['python', 'an empty file', ''],
    ['python', 'comments', '# print(1)\n\n'],
    ['cpp', 'an empty file', '\n'],
    ['cpp', 'comments', '// int main() {}\n/* int b; */\n'],
    ['javascript', 'comments', '// a\n/* b */'],
  ]

  test.each(some(EMPTY, 3))('in %s, %s, is reported as such, and never runs', async (language, _, text) => {
    const outcome: Outcome = { kind: 'finished', answer: undefined }
    const { app, verdict } = await verdictOf(language, { outcome, hidden: 'no-board' }, text)
    await screen.findByText('There is no code to run')
    expect(verdict).toHaveAttribute('data-verdict', 'no-code')
    expect(verdict).not.toHaveAttribute('data-steps')
    expect(verdict).not.toHaveTextContent(/steps|judge/)
    await act(() => app.actions.setLanguage('ko'))
    expect(verdict).toHaveTextContent('실행할 코드가 없습니다')
  })
})

describe('A verdict on a run without events does not offer to show them', () => {
  test('at the time limit', async () => {
    const outcome: Outcome = { kind: 'time-limit', line: 1 }
    const { app, verdict } = await verdictOf('python', { outcome, hidden: 'ended-before' })
    await screen.findByText('Stopped after 60.0 s')
    expect(verdict).toHaveTextContent('A judge would have stopped the program sooner.')
    expect(screen.getByText(/the program ended before it wrote a digit/)).toBeVisible()
    expect(verdict).not.toHaveTextContent('can be watched')
    await act(() => app.actions.setLanguage('ko'))
    expect(verdict).not.toHaveTextContent('볼 수 있습니다')
  })
})

describe('Steps that cannot be shown', () => {
  test.each<[HiddenReason, RegExp, RegExp]>([
    ['no-board', /Looked for: 9 × 9 places .* There are none/, /9 × 9 자리.*찾았지만 없었습니다/],
    ['unwritten', /has 9 × 9 places .* but writes nothing there/, /있지만 아무것도 쓰지 않았습니다/],
    ['ended-before', /ended before it wrote a digit\. Looked for/, /숫자를 쓰기 전에 .* 찾은 것/],
    ['unseen-writes', /by writes that cannot be watched/, /추적할 수 없는 방식으로/],
  ])('%s: described in both languages', async (hidden, en, ko) => {
    const outcome: Outcome = { kind: 'finished', answer: PUZZLES.solved }
    const { app } = await verdictOf('python', { outcome, hidden })
    await screen.findByText(en)
    await act(() => app.actions.setLanguage('ko'))
    expect(screen.getByText(ko)).toBeVisible()
  })
})

describe('An error is explained according to its message', () => {
  const ERRORS: readonly (readonly [OwnLanguage, error: string, message: string, en: string, ko: string])[] =
    [
      ['python', 'IndexError', 'pop from empty list', 'nothing is left', '더 꺼낼 것이 없습니다'],
      ['python', 'IndexError', 'list index out of range', 'indexes start at 0', '0부터 시작'],
      ['python', 'ModuleNotFoundError', "No module named 'numpy'", 'for row in grid', 'for row in grid'],
      [
        'python',
        'ModuleNotFoundError',
        "No module named 'pandas'",
        'If the program works without it, leave its import out.',
        'import 줄을 지우세요',
      ],
      ['python', 'ValueError', 'list.remove(x): x not in list', 'no such value', '없는 값입니다'],
      [
        'python',
        'ValueError',
        "invalid literal for int() with base 10: '.'",
        'not a number',
        '숫자가 아닌 문자열',
      ],
      [
        'python',
        'ValueError',
        'not enough values to unpack (expected 2, got 1)',
        'number of variables',
        '변수의 개수와',
      ],
      [
        'python',
        'TypeError',
        "f() missing 1 required positional argument: 'a'",
        'too many or too few arguments',
        '개수나 이름이',
      ],
      [
        'python',
        'TypeError',
        "'str' object does not support item assignment",
        'Strings are immutable',
        '문자열은 바꿀 수 없습니다',
      ],
      ['python', 'TypeError', "'NoneType' object is not subscriptable", 'wrong type', '자료형이 연산에'],
      ['python', 'KeyError', '5', 'the set has no such value', '집합에 없는 값'],
      [
        'python',
        'SyntaxError',
        'invalid syntax (<string>, line 1)',
        'neither code nor JSON',
        '코드나 JSON으로',
      ],
      ['javascript', 'SyntaxError', 'expecting property name', 'neither code nor JSON', '코드나 JSON으로'],
      ['javascript', 'TypeError', "'a' is read-only", 'const variable', 'const로 선언한'],
      ['javascript', 'TypeError', 'not a function', 'not a function', '함수가 아닌 것을'],
      ['javascript', 'RangeError', 'invalid array length', 'negative or too large', '음수이거나'],
      [
        'javascript',
        'RangeError',
        'Maximum call stack size exceeded',
        'Recursion is too deep',
        '너무 깊어졌습니다',
      ],
      ['javascript', 'Error', "Cannot find module 'lodash'", 'module is not available here', '없는 모듈'],
      ['javascript', 'ReferenceError', 'prompt is not defined', 'standard input', '표준 입력'],
      [
        'javascript',
        'ReferenceError',
        'x is not initialized',
        'before the line that declares',
        '먼저 쓴 이름',
      ],
    ]

  test.each(some(ERRORS, 5))('%s, %s: %s', async (language, error, message, en, ko) => {
    const outcome: Outcome = { kind: 'runtime-error', line: 2, error, message, calls: 1 }
    const { app, verdict } = await verdictOf(language, { outcome })
    await screen.findByText(`Line 2: ${error}: ${message}`)
    expect(verdict).toHaveTextContent(en)
    await act(() => app.actions.setLanguage('ko'))
    expect(verdict).toHaveTextContent(ko)
  })

  test.each(some(['math domain error', 'min() iterable argument is empty'], 1))(
    'or not at all: %s',
    async (message) => {
      const outcome: Outcome = { kind: 'runtime-error', line: 2, error: 'ValueError', message, calls: 1 }
      const { verdict } = await verdictOf('python', { outcome })
      await screen.findByText(`Line 2: ValueError: ${message}`)
      expect(verdict).not.toHaveTextContent('number was made')
    },
  )

  test('a lookalike character is reported as one', async () => {
    const outcome: Outcome = {
      kind: 'syntax-error',
      line: 2,
      column: 7,
      error: 'SyntaxError',
      message: "invalid character '“' (U+201C)",
    }
    const { verdict } = await verdictOf('python', { outcome })
    await screen.findAllByText(/invalid character/)
    expect(verdict).toHaveTextContent('only looks like code')
  })
})

const finished: Outcome = { kind: 'finished', answer: undefined }
const failedAt = (kind: 'time-limit' | 'memory-limit' | 'output-limit'): Outcome => ({ kind, line: 2 })
const crash: Outcome = { kind: 'runtime-error', line: 2, error: 'IndexError', message: '', calls: 1 }

describe('The line below the board', () => {
  test.each<[string, RunEnd, en: string, ko: string]>([
    [
      'the time limit',
      { outcome: failedAt('time-limit') },
      'Stopped by the time limit',
      '시간 제한으로 중지되었습니다',
    ],
    [
      'the memory limit',
      { outcome: failedAt('memory-limit') },
      'Stopped by the memory limit',
      '메모리 제한으로 중지되었습니다',
    ],
    [
      'the output limit',
      { outcome: failedAt('output-limit') },
      'Stopped by the output limit',
      '출력 제한으로 중지되었습니다',
    ],
    ['an error', { outcome: crash }, 'An error ended the program', '오류로 프로그램이 끝났습니다'],
    [
      'a compiler error',
      { outcome: compileError('x') },
      'The program did not run',
      '프로그램이 실행되지 않았습니다',
    ],
    [
      'the limit of the recording',
      { outcome: finished, events: 7 },
      'The recording ends here; the program went on',
      '기록은 여기까지입니다. 프로그램은 더 실행되었습니다',
    ],
    [
      'a program whose steps cannot be shown',
      { outcome: finished, hidden: 'no-board' },
      'The program ended; it has no steps to show',
      '프로그램이 끝났습니다. 보여 줄 과정이 없습니다',
    ],
    [
      'the program itself',
      { outcome: finished },
      'The program ended without a solution',
      '프로그램이 해답 없이 끝났습니다',
    ],
  ])('says that a run was ended by %s', async (_, ending, en, ko) => {
    const { app } = await verdictOf('python', ending)
    expect(await screen.findByText(en)).toBeInTheDocument()
    await act(() => app.actions.setLanguage('ko'))
    expect(screen.getByText(ko)).toBeInTheDocument()
  })

  test('says that the user has stopped the run', async () => {
    const app = renderApp({
      makeOwnWorker: () => ({ postMessage() {}, addEventListener() {}, terminate() {} }),
    })
    act(() => app.actions.own({ kind: 'open', language: 'python' }))
    await app.user.click(screen.getByRole('tab', { name: 'Program' }))
    act(() => app.actions.own({ kind: 'edit', text: 'while True: pass' }))
    act(() => app.actions.own({ kind: 'run' }))
    await waitFor(() => expect(app.store.getState().own?.run?.verdict.kind).toBe('loading'))
    act(() => app.actions.own({ kind: 'stop' }))
    expect(await screen.findByText('You stopped the program')).toBeInTheDocument()
    await act(() => app.actions.setLanguage('ko'))
    expect(screen.getByText('사용자가 프로그램을 중지했습니다')).toBeInTheDocument()
  })
})
