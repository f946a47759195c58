/** Determines the outcomes of programs that ended by an exception, a limit or `process.exit`. */
import type { Outcome } from '../run/outcome.ts'
import type { Cut } from '../worker/language.ts'
import type { ThrownValue } from './realm/thrown.ts'

/** The program's file name in the engine. */
export const fileName = 'program.js'

/** Converts a thrown value to an outcome. @param cut why the run was cut off; a limit overrides the thrown value */
export function outcomeOf(thrown: ThrownValue, cut: Cut | undefined): Outcome {
  const calls = callsIn(thrown.stack)
  const line = thrown.line ?? calls.at(0)
  if (cut !== undefined && cut !== 'done') return { kind: cut, line }
  const { error, message } = thrown
  if (error === 'RangeError' && /^(?:out of memory|string too long)$/.test(message))
    return { kind: 'memory-limit', line }
  return { kind: 'runtime-error', line, error, message, calls: calls.length }
}

/** Outcome of `process.exit`: a runtime error, as judges report it, unless the code is 0. */
export function outcomeOfExit({ code, stack }: { readonly code: number; readonly stack: string }): Outcome {
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

/** Outcome of a native stack overflow in the engine, after which the engine cannot report anything. */
export function stackOverflow(): Outcome {
  return {
    kind: 'runtime-error',
    line: undefined,
    error: 'RangeError',
    message: 'Maximum call stack size exceeded',
    calls: 0,
  }
}

/** Lines of the program's calls in a stack trace, innermost first. */
function callsIn(stack: string): readonly number[] {
  return Array.from(stack.matchAll(/program\.js:(\d+)/g), ([, line]) => Number(line))
}
