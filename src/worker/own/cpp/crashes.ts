import type { CrashKind, Outcome } from '../../../core/own/outcome.ts'
import { type CodePlaces, linesOf } from './codePlaces.ts'
import { Aborted, BadAccess, Cut, Exit, NullAccess, Thrown } from './endings.ts'

/** Less is left of the stack than a call may need. */
const NARROW_BYTES = 1 << 16

interface Crashed {
  readonly places: CodePlaces
  /** Where the stack ends, counted from where it may end at most. */
  readonly stackLeft: number
  /** The program means to catch what is thrown. */
  readonly catches: boolean
}

/**
 * The outcome of a program that has not come to its end by itself, or not well; undefined if it has ended with the status 0.
 * @throws whatever is none of the program's doing
 */
export function outcomeOfError(error: unknown, crashed: Crashed): Outcome | undefined {
  if (!(error instanceof Error)) throw error
  if (error instanceof Exit) {
    if (error.status === 0) return undefined
    return failure('exit-status', `${error.status}`, [])
  }
  const lines = linesOf(error, crashed.places)
  if (error instanceof Cut) return { kind: error.reason, line: error.line ?? lines[0] }
  if (error instanceof Thrown) {
    return failure(crashed.catches ? 'exception-to-catch' : 'exception', error.message, lines)
  }
  if (error instanceof Aborted) return failure('abort', 'abort', lines)
  if (error instanceof NullAccess) {
    // The lowest part of the stack is where nothing may lie.
    const isOverflow = crashed.stackLeft < NARROW_BYTES
    return failure(isOverflow ? 'stack-overflow' : 'null-pointer', error.message, lines)
  }
  if (error instanceof BadAccess) return failure('bad-access', error.message, lines)
  return failure(kindOf(error, crashed), error.message, lines)
}

function failure(error: CrashKind, message: string, lines: readonly number[]): Outcome {
  return { kind: 'runtime-error', line: lines[0], error, message, calls: lines.length }
}

/** Each browser has words of its own for the same. */
function kindOf(error: Error, { stackLeft }: Crashed): CrashKind {
  if (/recursion|call stack/i.test(error.message)) return 'stack-overflow'
  // It has handed an address to the system that is none.
  if (error instanceof RangeError) return 'bad-access'
  if (!(error instanceof WebAssembly.RuntimeError)) throw error
  const { message } = error
  if (/call_indirect|indirect call|table|signature/i.test(message)) return 'bad-access'
  if (/bounds/i.test(message)) return stackLeft < NARROW_BYTES ? 'stack-overflow' : 'bad-access'
  if (/divi|remainder|zero|integer overflow/i.test(message)) return 'division-by-zero'
  if (/unreachable/i.test(message)) return 'undefined-behaviour'
  return 'bad-access'
}
