/** The outcome of a run that broke the interpreter, by the browser's error and the stack that Python printed last. */
import { describe, expect, test } from 'vitest'
import { outcomeOfBreak } from '../../../src/runner/python/outcome.ts'

const PRINTED = '1 2 3\n'
const LAST_WORDS = `Stack (most recent call first):
  File "program.py", line 4 in f
  File "program.py", line 7 in <module>
`

describe('An interpreter that breaks', () => {
  test.each([
    'RangeError: Maximum call stack size exceeded',
    'InternalError: too much recursion',
    'RuntimeError: stack overflow',
  ])('by its depth says so in the words of Python: %s', (reason) => {
    expect(outcomeOfBreak(reason, PRINTED)).toEqual({
      outcome: {
        kind: 'runtime-error',
        line: undefined,
        error: 'RecursionError',
        message: 'maximum recursion depth exceeded',
        calls: 0,
      },
      output: PRINTED,
    })
  })

  test.each([
    'RangeError: WebAssembly.Memory.grow(): Unable to grow instance memory',
    'Array buffer allocation failed',
  ])('by its memory is over the limit: %s', (reason) => {
    expect(outcomeOfBreak(reason, PRINTED)).toEqual({
      outcome: { kind: 'memory-limit', line: undefined },
      output: PRINTED,
    })
  })

  test('by anything else reports the reason unchanged', () => {
    const reason = 'RuntimeError: unreachable'
    expect(outcomeOfBreak(new WebAssembly.RuntimeError('unreachable'), PRINTED).outcome).toMatchObject({
      kind: 'runtime-error',
      error: 'SystemError',
      message: reason,
    })
  })

  test('with its last output names the innermost line, counts the calls and keeps that text out of the output', () => {
    expect(outcomeOfBreak('RuntimeError: unreachable', PRINTED + LAST_WORDS)).toMatchObject({
      outcome: { line: 4, calls: 2 },
      output: PRINTED,
    })
    expect(outcomeOfBreak('out of memory', PRINTED + LAST_WORDS).outcome).toEqual({
      kind: 'memory-limit',
      line: 4,
    })
  })
})
