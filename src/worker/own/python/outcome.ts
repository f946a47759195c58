import type { Outcome } from '../../../core/own/outcome.ts'
import type { RawOutcome } from './interpreter.ts'
import type { Cut } from '../shared/language.ts'

/**
 * The outcome of a run as Python tells it.
 * @param cut why it was interrupted, which is the outcome then, whatever the program has made of it
 * @throws if Python tells something else
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

/** Where a broken interpreter begins to tell, on the standard output, which calls were in progress. */
const LAST_WORDS = 'Stack (most recent call first):\n'

/**
 * The outcome where the interpreter broke.
 * @param printed all that has been printed
 * @returns what the program has printed of it, too
 */
export function broken(
  thrown: unknown,
  printed: string,
): { readonly outcome: Outcome; readonly output: string } {
  const reason = String(thrown)
  const end = printed.lastIndexOf(LAST_WORDS)
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

/** None comes as null. */
function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
