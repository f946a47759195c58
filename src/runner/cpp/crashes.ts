import type { Diagnostic } from '../../sudoku/reading/language.ts'
import type { CrashKind, Outcome } from '../run/outcome.ts'
import { type CodePlaces, stackLines } from './codePlaces.ts'
import { Aborted, BadAccess, CutOff, Exit, NullAccess, Thrown } from './endings.ts'

/** With fewer bytes of stack left, an access to address 0 or out of bounds counts as a stack overflow. */
const MIN_STACK_BYTES = 1 << 16

interface CrashContext {
  /** Maps offsets in the module's code to lines of the program. */
  readonly places: CodePlaces
  /** Bytes of stack left at the crash. */
  readonly stackLeft: number
  readonly catches: boolean
  readonly errors: string
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Returns the outcome of a program that ended by an error; undefined if it exited with status 0.
 * @throws the error itself if the program did not cause it
 */
export function outcomeOfError(error: unknown, crashed: CrashContext): Outcome | undefined {
  if (!(error instanceof Error)) throw error
  if (error instanceof Exit) {
    if (error.status === 0) return undefined
    return failure('exit-status', `${error.status}`, [])
  }
  const lines = stackLines(error, crashed.places)
  if (error instanceof CutOff) return { kind: error.reason, line: error.line ?? lines[0] }
  if (error instanceof Thrown) {
    return failure(crashed.catches ? 'exception-to-catch' : 'exception', error.message, lines)
  }
  if (error instanceof Aborted) return outcomeOfAbort(lines, crashed)
  if (error instanceof NullAccess) {
    // The stack grows down to address 0, so an overflow reaches the null page first.
    const isOverflow = crashed.stackLeft < MIN_STACK_BYTES
    return failure(isOverflow ? 'stack-overflow' : 'null-pointer', '', lines)
  }
  if (error instanceof BadAccess) return failure('bad-access', '', lines)
  const kind = kindOf(error, crashed)
  // Leaves out the message, which is the browser's.
  return kind === 'undefined-behaviour' ? undefinedBehaviour(lines, crashed) : failure(kind, '', lines)
}

function outcomeOfAbort(lines: readonly number[], { errors, catches }: CrashContext): Outcome {
  const reported = libraryErrorIn(errors)
  if (reported === undefined) return failure('abort', '', lines)
  if (reported.isThread) return failure('thread', '', lines)
  return failure(catches ? 'exception-to-catch' : 'exception', reported.message, lines)
}

const NO_RETURN = /^non-void (?:function|lambda) does not return a value/

/**
 * Returns the outcome of WebAssembly's `unreachable`: a missing return if the compiler warned about one, else
 * undefined behaviour. The compiler warns at the brace that ends the function, so the first warning from the crashed
 * line on counts.
 */
function undefinedBehaviour(lines: readonly number[], { diagnostics }: CrashContext): Outcome {
  const [line = Infinity, ...callers] = lines
  const ends = diagnostics.flatMap((one) => (NO_RETURN.test(one.message) ? (one.line ?? []) : []))
  const end = ends.filter((one) => one >= line).toSorted((a, b) => a - b)[0]
  if (end === undefined) return failure('undefined-behaviour', '', lines)
  return failure('missing-return', '', [end, ...callers])
}

function failure(error: CrashKind, message: string, lines: readonly number[]): Outcome {
  return { kind: 'runtime-error', line: lines[0], error, message, calls: lines.length }
}

/** Classifies an error by its message, which differs between browsers. @throws the error if it is not the program's */
function kindOf(error: Error, { stackLeft }: CrashContext): CrashKind {
  if (/recursion|call stack/i.test(error.message)) return 'stack-overflow'
  // A WASI call got an invalid address.
  if (error instanceof RangeError) return 'bad-access'
  if (!(error instanceof WebAssembly.RuntimeError)) throw error
  const { message } = error
  if (/call_indirect|indirect call|\btable\b|signature|null function/i.test(message)) return 'bad-function'
  if (/unrepresentable|integer overflow/i.test(message)) return 'division-overflow'
  if (/bounds/i.test(message)) return stackLeft < MIN_STACK_BYTES ? 'stack-overflow' : 'bad-access'
  if (/divi|remainder|zero/i.test(message)) return 'division-by-zero'
  if (/unreachable/i.test(message)) return 'undefined-behaviour'
  return 'bad-access'
}

/** Matches the message that the C++ library, built without exceptions, prints instead of throwing. */
const THROWN =
  /(\w+) was thrown in -fno-exceptions mode(?: with (?:error (\d+) and )?message "((?:[^"\\]|\\.)*)")?\n?/

interface LibraryError {
  /** Example: `std::invalid_argument: stoi: no conversion`. */
  readonly message: string
  /** True if the program tried to start a thread. */
  readonly isThread: boolean
}

function libraryErrorIn(errors: string): LibraryError | undefined {
  const [, name, , text = ''] = THROWN.exec(errors) ?? []
  if (name === undefined) return undefined
  const title = `std::${name}`
  return {
    message: text === '' ? title : `${title}: ${text}`,
    isThread: text.startsWith('thread constructor'),
  }
}

/** Leaves the program's own output. */
export function withoutLibraryError(errors: string): string {
  return errors.replace(THROWN, '')
}
