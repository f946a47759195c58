/** How a program came to its end. */
import type { Outcome } from '../../../core/own/outcome.ts'
import type { Cut } from '../shared/language.ts'
import type { ThrownValue } from './realm/thrown.ts'

/** Of the program, in the engine's eyes. */
export const fileName = 'program.js'

/** @param cut why the program was interrupted, which is the outcome then */
export function outcomeOf(thrown: ThrownValue, cut: Cut | undefined): Outcome {
  const calls = callsIn(thrown.stack)
  const line = thrown.line ?? calls.at(0)
  if (cut !== undefined && cut !== 'done') return { kind: cut, line }
  const { error, message } = thrown
  if (error === 'RangeError' && /^(?:out of memory|string too long)$/.test(message))
    return { kind: 'memory-limit', line }
  return { kind: 'runtime-error', line, error, message, calls: calls.length }
}

/** `process.exit`: with anything but 0, judges call that a runtime error. */
export function exited({ code, stack }: { readonly code: number; readonly stack: string }): Outcome {
  if (code === 0) return { kind: 'finished', answer: undefined }
  const calls = callsIn(stack)
  return {
    kind: 'runtime-error',
    line: calls.at(0),
    error: 'process.exit',
    message: String(code),
    calls: calls.length,
  }
}

/** The engine's own stack has not sufficed: it can tell nothing more. */
export function stackOverflow(): Outcome {
  return {
    kind: 'runtime-error',
    line: undefined,
    error: 'RangeError',
    message: 'Maximum call stack size exceeded',
    calls: 0,
  }
}

/** The lines of the program's calls, the latest first. */
function callsIn(stack: string): readonly number[] {
  return Array.from(stack.matchAll(/program\.js:(\d+)/g), ([, line]) => Number(line))
}
