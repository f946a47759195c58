/** The verdict on a run in each language: its name for assistive technology, its line, and the usual errors explained. */
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { OwnWorker } from '../../src/app/own/ownClient.ts'
import { gridOfLine } from '../../src/core/grid.ts'
import type { Diagnostic, OwnLanguage } from '../../src/core/own/language.ts'
import type { Hidden, Outcome } from '../../src/core/own/outcome.ts'
import type { OwnReply } from '../../src/worker/ownProtocol.ts'
import { PUZZLES } from '../core/puzzles.ts'
import { renderApp } from '../support/renderApp.tsx'

interface Ending {
  readonly outcome: Outcome
  readonly diagnostics?: readonly Diagnostic[]
  readonly hidden?: Hidden
}

/** A worker whose every program comes to the same end at once. */
function workerOf({ outcome, diagnostics = [], hidden }: Ending): OwnWorker {
  const listeners: ((message: { readonly data: OwnReply }) => void)[] = []
  return {
    postMessage(request) {
      if (request.type !== 'run') return
      const { run } = request
      const ended: OwnReply = {
        type: 'ended',
        run,
        outcome,
        output: '',
        diagnostics,
        elapsedMs: 5,
        events: 0,
        hidden,
      }
      setImmediate(() => listeners.forEach((listener) => listener({ data: ended })))
    },
    addEventListener(type: string, listener: never) {
      if (type === 'message') listeners.push(listener)
    },
    terminate() {},
  }
}

/** The verdict's element after such a run. */
async function verdictOf(language: OwnLanguage, ending: Ending) {
  const app = renderApp({ makeOwnWorker: () => workerOf(ending) })
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  await act(() => app.actions.own({ kind: 'open', language }))
  await act(() => app.actions.own({ kind: 'edit', text: 'one\ntwo\nthree\nfour' }))
  await app.user.click(await screen.findByRole('button', { name: 'Run' }))
  return { app, verdict: await screen.findByTestId('verdict') }
}

const compileError = (message: string): Outcome => ({ kind: 'compile-error', line: 3, column: 5, message })

describe('An error of the compiler', () => {
  test.each([
    ["reference to 'empty' is ambiguous", 'take another name', '다른 이름을 쓰세요'],
    ["'conio.h' file not found", 'no such header', '표준 라이브러리의 헤더만'],
    ["use of undeclared identifier 'cout'", 'header is not included', '헤더를 포함하지 않았거나'],
    ["use of undeclared identifier 'bord'", 'declared nowhere before', '선언하지 않은 이름'],
    ["expected ';' after expression", 'semicolon is missing', '세미콜론이 빠졌습니다'],
  ])('%s is told with its line, and explained in both languages', async (message, en, ko) => {
    const { app, verdict } = await verdictOf('cpp', { outcome: compileError(message) })
    await screen.findByText(`Line 3: ${message}`)
    expect(verdict).toHaveAttribute('data-verdict', 'compile-error')
    expect(verdict).toHaveAttribute('data-line', '3')
    expect(verdict).toHaveTextContent(en)
    await act(() => app.actions.setLanguage('ko'))
    expect(verdict).toHaveTextContent(`3번 줄: ${message}`)
    expect(verdict).toHaveTextContent(ko)
  })

  test('that is none of the usual ones stands for itself', async () => {
    const { verdict } = await verdictOf('cpp', { outcome: compileError('storage class specified twice') })
    await screen.findByText('Line 3: storage class specified twice')
    expect(verdict.querySelectorAll('p')).toHaveLength(2)
  })
})

describe('The end of a run', () => {
  test('by a crash is told in words: it has no name in C++', async () => {
    const outcome: Outcome = { kind: 'runtime-error', line: 2, error: 'bad-access', message: '', calls: 1 }
    const { app, verdict } = await verdictOf('cpp', { outcome })
    await screen.findByText('Line 2: memory access out of bounds')
    expect(verdict).toHaveTextContent('An index beyond the end of an array')
    await act(() => app.actions.setLanguage('ko'))
    expect(verdict).toHaveTextContent('2번 줄: 잘못된 메모리 접근')
  })

  test.each([
    ['null-pointer', '', 'Line 2: null pointer', 'segmentation fault', '널 포인터', '아무것도 가리키지 않는'],
    [
      'exception-to-catch',
      'Found',
      'Line 2: exception, not caught here: Found',
      'its catch never runs',
      '잡을 수 없는 예외: Found',
      'catch는 실행되지 않지만',
    ],
  ])('by a %s is told in both languages', async (error, message, title, reason, koTitle, koReason) => {
    const outcome: Outcome = { kind: 'runtime-error', line: 2, error, message, calls: 1 }
    const { app, verdict } = await verdictOf('cpp', { outcome })
    await screen.findByText(title)
    expect(verdict).toHaveTextContent(reason)
    await act(() => app.actions.setLanguage('ko'))
    expect(verdict).toHaveTextContent(koTitle)
    expect(verdict).toHaveTextContent(koReason)
  })

  test.each([
    ['cpp', '256 MB'],
    ['javascript', '512 MB'],
  ] as const)('for want of memory says how much a program in %s may take', async (language, bytes) => {
    const outcome: Outcome = { kind: 'memory-limit', line: undefined }
    const { app, verdict } = await verdictOf(language, { outcome })
    await screen.findByText(/out of memory/i)
    expect(verdict).toHaveTextContent(`more than ${bytes}`)
    await act(() => app.actions.setLanguage('ko'))
    expect(verdict).toHaveTextContent(`${bytes} 넘게`)
  })

  test('by an error is explained as its language means it', async () => {
    const outcome: Outcome = { kind: 'runtime-error', line: 2, error: 'TypeError', message: 'x', calls: 1 }
    const { verdict } = await verdictOf('javascript', { outcome })
    await screen.findByText('Line 2: TypeError: x')
    expect(verdict).toHaveTextContent('which is undefined')
  })

  test('compiled for speed says that it has no steps', async () => {
    const outcome: Outcome = { kind: 'finished', answer: PUZZLES.solved }
    const { verdict } = await verdictOf('cpp', { outcome, hidden: 'optimized' })
    await screen.findByText(/Compiled for speed/)
    expect(verdict).toHaveAttribute('data-verdict', 'accepted')
    expect(verdict).toHaveAttribute('data-steps', 'hidden')
  })
})
