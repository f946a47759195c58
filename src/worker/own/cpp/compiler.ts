import type { Diagnostic } from '../../../core/own/language.ts'
import type { OwnProgram } from '../../ownProtocol.ts'
import { diagnosticsIn } from './diagnostics.ts'
import { harnessFor, PRELUDE } from './harness.ts'
import {
  compileCommand,
  HEADERS,
  LINK_COMMAND,
  LINKED,
  OBJECT,
  OPEN,
  type Standard,
  STANDARDS,
} from './commands.ts'
import { PROGRAM_FILE } from './sourceFiles.ts'
import { EVERY_HEADER } from './standardHeaders.ts'
import type { Toolchain } from './toolchain.ts'

/** What the compiler has made of a program. */
export interface Compilation {
  /** Undefined if it takes it for none. */
  readonly module: Uint8Array | undefined
  /** What it is laid out with is more than any program may have. */
  readonly isTooLarge: boolean
  readonly diagnostics: readonly Diagnostic[]
  /** All that it has said. */
  readonly report: string
}

/** Errors that are the same in every standard. */
const OF_ANY_STANDARD =
  /^expected |^extraneous |^unterminated |file not found$|^missing terminating|^invalid preprocessing/

const PRELUDE_FILE = 'prelude.h'

/** What the recorder gives the program, see `Process`. */
const OPEN_SYMBOLS = '__cxa_allocate_exception\n__cxa_throw\n'

/** Compiles a program, with what calls its function if one is to be called. */
export function compiled(toolchain: Toolchain, program: OwnProgram): Compilation {
  const attempts: Compilation[] = []
  for (const standard of STANDARDS) {
    const attempt = attempted(toolchain, program, standard)
    if (attempt.module !== undefined || attempt.isTooLarge) return attempt
    attempts.push(attempt)
    if (errorsOf(attempt).every(({ message }) => OF_ANY_STANDARD.test(message))) break
  }
  // That which has less to complain about is likelier to be meant.
  return attempts.reduce((best, attempt) =>
    errorsOf(attempt).length < errorsOf(best).length ? attempt : best,
  )
}

function errorsOf({ diagnostics }: Compilation): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error')
}

const NO_MAIN: Diagnostic = {
  severity: 'error',
  line: undefined,
  column: undefined,
  message: 'undefined symbol: main',
}

function attempted(toolchain: Toolchain, program: OwnProgram, standard: Standard): Compilation {
  const text = program.source.replace(/^\uFEFF/, '')
  const isCalled = program.input.kind === 'call'
  // What a judge puts before a text that includes nothing.
  const prelude =
    isCalled && !/^\s*#\s*include\b/m.test(text) ? ['-include', `/${HEADERS}/${PRELUDE_FILE}`] : []
  const made = toolchain.run(
    compileCommand(standard, program.optimized)
      .concat(prelude)
      // Its own is not called.
      .concat(isCalled ? ['-Dmain=own_main'] : []),
    {
      [PROGRAM_FILE]: program.input.kind === 'call' ? text + harnessFor(program.input, program.givens) : text,
      [HEADERS]: { bits: { 'stdc++.h': EVERY_HEADER }, [PRELUDE_FILE]: PRELUDE },
    },
  )
  const diagnostics = diagnosticsIn(made.report)
  const { [OBJECT]: object } = made.files
  if (made.hasFailed || !(object instanceof Uint8Array)) {
    return { module: undefined, isTooLarge: made.isTooLarge, diagnostics, report: made.report }
  }
  // The linker takes one without for a library, which fails when it is run.
  if (!isCalled && !/\bmain\s*\(/.test(text)) {
    const withNoMain = [...diagnostics, NO_MAIN]
    return { module: undefined, isTooLarge: false, diagnostics: withNoMain, report: made.report }
  }
  const linked = toolchain.run(LINK_COMMAND, { [OBJECT]: object, [OPEN]: OPEN_SYMBOLS })
  const { [LINKED]: module } = linked.files
  return {
    module: !linked.hasFailed && module instanceof Uint8Array ? module : undefined,
    isTooLarge: linked.isTooLarge,
    diagnostics: [...diagnostics, ...diagnosticsIn(linked.report)],
    report: made.report + linked.report,
  }
}
