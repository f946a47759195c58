import type { Diagnostic } from '../../../core/own/language.ts'
import type { CrashKind, Outcome } from '../../../core/own/outcome.ts'
import { type CodePlaces, linesOf } from './codePlaces.ts'
import { Aborted, BadAccess, CutOff, Exit, NullAccess, Thrown } from './endings.ts'
import { libraryErrorIn } from './libraryErrors.ts'

/** Less is left of the stack than a call may need. */
const NARROW_BYTES = 1 << 16

interface Crashed {
  readonly places: CodePlaces
  /** Where the stack ends, counted from where it may end at most. */
  readonly stackLeft: number
  /** The program means to catch what is thrown. */
  readonly catches: boolean
  /** All that it has printed to its standard error. */
  readonly errors: string
  /** Of its compilation. */
  readonly diagnostics: readonly Diagnostic[]
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
  if (error instanceof CutOff) return { kind: error.reason, line: error.line ?? lines[0] }
  if (error instanceof Thrown) {
    return failure(crashed.catches ? 'exception-to-catch' : 'exception', error.message, lines)
  }
  if (error instanceof Aborted) return aborted(lines, crashed)
  if (error instanceof NullAccess) {
    // The lowest part of the stack is where nothing may lie.
    const isOverflow = crashed.stackLeft < NARROW_BYTES
    return failure(isOverflow ? 'stack-overflow' : 'null-pointer', '', lines)
  }
  if (error instanceof BadAccess) return failure('bad-access', '', lines)
  const kind = kindOf(error, crashed)
  // The message is the browser's: it knows nothing of the program.
  return kind === 'undefined-behaviour' ? impossible(lines, crashed) : failure(kind, '', lines)
}

function aborted(lines: readonly number[], { errors, catches }: Crashed): Outcome {
  const reported = libraryErrorIn(errors)
  if (reported === undefined) return failure('abort', '', lines)
  if (reported.isThread) return failure('thread', '', lines)
  return failure(catches ? 'exception-to-catch' : 'exception', reported.message, lines)
}

const NO_RETURN = /^non-void (?:function|lambda) does not return a value/

/** The compiler has warned of a function that may end without a value, at the brace that ends it. */
function impossible(lines: readonly number[], { diagnostics }: Crashed): Outcome {
  const [line = Infinity, ...callers] = lines
  const ends = diagnostics.flatMap((one) => (NO_RETURN.test(one.message) ? (one.line ?? []) : []))
  const end = ends.filter((one) => one >= line).toSorted((a, b) => a - b)[0]
  if (end === undefined) return failure('undefined-behaviour', '', lines)
  return failure('missing-return', '', [end, ...callers])
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
  if (/call_indirect|indirect call|\btable\b|signature|null function/i.test(message)) return 'bad-function'
  if (/unrepresentable|integer overflow/i.test(message)) return 'division-overflow'
  if (/bounds/i.test(message)) return stackLeft < NARROW_BYTES ? 'stack-overflow' : 'bad-access'
  if (/divi|remainder|zero/i.test(message)) return 'division-by-zero'
  if (/unreachable/i.test(message)) return 'undefined-behaviour'
  return 'bad-access'
}
