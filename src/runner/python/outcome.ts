import type { Outcome } from '../run/outcome.ts'
import type { RawOutcome } from './interpreter.ts'
import type { Cut } from '../worker/language.ts'

/**
 * Converts Python's report of a run to an outcome.
 * @param cut reason for an interrupt; a limit overrides the report, however the program handled the interrupt
 * @throws TypeError for an unknown kind of outcome
 */
export function outcomeOf(raw: RawOutcome, cut: Cut | undefined): Outcome {
  const line = numberOf(raw['line'])
  if (cut !== undefined && cut !== 'done') return { kind: cut, line }
  switch (raw.kind) {
    case 'finished':
      return { kind: 'finished', answer: textOf(raw['answer']) }
    case 'no-function':
      return { kind: 'no-function', name: textOf(raw['name']) ?? '' }
    case 'memory-limit':
      return { kind: 'memory-limit', line }
    case 'syntax-error':
      return { kind: 'syntax-error', line, column: numberOf(raw['column']), ...error(raw) }
    case 'runtime-error':
      return { kind: 'runtime-error', line, ...error(raw), calls: numberOf(raw['calls']) ?? 0 }
    default:
      throw new TypeError(`Python tells of an outcome ${raw.kind}`)
  }
}

/** Start of the stack dump that a crashing interpreter prints to standard output. */
const STACK_DUMP = 'Stack (most recent call first):\n'

/**
 * Explains a run that broke the interpreter.
 * @param printed standard output, including the interpreter's stack dump
 * @returns the outcome, and the output without the stack dump
 */
export function outcomeOfBreak(
  thrown: unknown,
  printed: string,
): { readonly outcome: Outcome; readonly output: string } {
  const reason = String(thrown)
  const end = printed.lastIndexOf(STACK_DUMP)
  const calls = end === -1 ? [] : [...printed.slice(end).matchAll(/File "program\.py", line (\d+)/g)]
  const output = end === -1 ? printed : printed.slice(0, end)
  const line = calls.length === 0 ? undefined : Number(calls[0][1])
  if (/memory|allocation/i.test(reason)) return { outcome: { kind: 'memory-limit', line }, output }
  const isDeep = /call stack|recursion|stack overflow/i.test(reason)
  return {
    outcome: {
      kind: 'runtime-error',
      line,
      error: isDeep ? 'RecursionError' : 'SystemError',
      message: isDeep ? 'maximum recursion depth exceeded' : reason,
      calls: calls.length,
    },
    output,
  }
}

function error(raw: RawOutcome): { readonly error: string; readonly message: string } {
  return { error: textOf(raw['error']) ?? '', message: textOf(raw['message']) ?? '' }
}

/** Returns a number; undefined for anything else, such as null, which is Python's `None`. */
function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
