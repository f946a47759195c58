import type { Outcome } from '../../core/own/outcome.ts'
import type { RawOutcome } from './interpreter.ts'
import type { Cut } from './watchdog.ts'

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

/** The outcome where the interpreter broke. @param complaints what it has written to its standard error */
export function broken(thrown: unknown, complaints: string): Outcome {
  const reason = String(thrown)
  // The newest call comes first in what Python writes at its last.
  const found = /File "program\.py", line (\d+)/.exec(complaints.slice(complaints.indexOf('Stack (most')))
  const line = found === null ? undefined : Number(found[1])
  if (/memory|allocation/i.test(reason)) return { kind: 'memory-limit', line }
  const isDeep = /call stack|too much recursion|stack overflow|recursion/i.test(reason)
  return {
    kind: 'runtime-error',
    line,
    error: isDeep ? 'RecursionError' : 'SystemError',
    message: isDeep ? 'maximum recursion depth exceeded' : reason,
    calls: [...complaints.matchAll(/File "program\.py"/g)].length,
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
