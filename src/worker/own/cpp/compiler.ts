import type { Diagnostic } from '../../../core/own/language.ts'
import type { OwnProgram } from '../../ownProtocol.ts'
import {
  BEGINNING,
  compileCommand,
  HEADERS,
  LINK_COMMAND,
  LINKED,
  type Mode,
  OBJECT,
  OPEN,
  PRECOMPILED,
  STANDARDS,
} from './commands.ts'
import { diagnosticsIn, withoutLinker } from './diagnostics.ts'
import { harnessFor, PRELUDE } from './harness.ts'
import { leadingIncludes } from './leadingIncludes.ts'
import { definesMain, withOwnVariables } from './objectSymbols.ts'
import { headersWith, type PrecompiledHeaders } from './precompiledHeaders.ts'
import { PROGRAM_FILE } from './sourceFiles.ts'
import type { Toolchain, ToolRun } from './toolchain.ts'

/** The outcome of a compilation. */
export interface Compilation {
  /** Undefined if it takes it for none. */
  readonly module: Uint8Array | undefined
  /** Its layout takes more than any program may have. */
  readonly isTooLarge: boolean
  readonly diagnostics: readonly Diagnostic[]
  /** All that the compiler has said; the linker's words are among the diagnostics alone. */
  readonly report: string
}

/** Errors that are the same in every standard. */
const OF_ANY_STANDARD =
  /^expected |^extraneous |^unterminated |file not found$|^missing terminating|^invalid preprocessing|^undefined symbol: |^Setjmp\//

/** The functions that the recorder gives the program, see `Process`. */
const OPEN_SYMBOLS = '__cxa_allocate_exception\n__cxa_throw\n'

type Headers = Pick<PrecompiledHeaders, 'of' | 'refuse'>

/** Compiles programs, each with what calls its function if one is to be called. */
export class Compiler {
  readonly #toolchain: Pick<Toolchain, 'run'>
  readonly #headers: Headers

  constructor(toolchain: Pick<Toolchain, 'run'>, headers: Headers) {
    this.#toolchain = toolchain
    this.#headers = headers
  }

  async compiled(program: OwnProgram): Promise<Compilation> {
    const attempts: Compilation[] = []
    for (const standard of STANDARDS) {
      const isCalled = program.input.kind === 'call'
      const attempt = await this.#attempted(program, { standard, optimized: program.optimized, isCalled })
      if (attempt.module !== undefined || attempt.isTooLarge) return attempt
      attempts.push(attempt)
      if (errorsOf(attempt).every(({ message }) => OF_ANY_STANDARD.test(message))) break
    }
    // That which has less to complain about is likelier to be meant.
    return attempts.reduce((best, attempt) =>
      errorsOf(attempt).length < errorsOf(best).length ? attempt : best,
    )
  }

  async #attempted({ source, input, givens }: OwnProgram, mode: Mode): Promise<Compilation> {
    const text = source.replace(/^\uFEFF/, '')
    const whole = input.kind === 'call' ? text + harnessFor(input, givens) : text
    // Judges put this before a text that includes nothing.
    const isBare = mode.isCalled && !/^\s*#\s*include\b/m.test(text)
    const started = isBare ? { text: PRELUDE, lines: [] } : leadingIncludes(text)
    const made =
      (started && (await this.#started(whole, mode, started))) ??
      this.#toolchain.run(compileCommand(mode, isBare ? 'text' : undefined), {
        [PROGRAM_FILE]: whole,
        [HEADERS]: headersWith(PRELUDE),
      })
    const diagnostics = diagnosticsIn(made.report)
    const { [OBJECT]: object } = made.files
    if (made.hasFailed || !(object instanceof Uint8Array)) {
      return { module: undefined, isTooLarge: made.isTooLarge, diagnostics, report: made.report }
    }
    // The linker takes one without for a library, which fails when it is run.
    if (!definesMain(object)) {
      const withNoMain = [...diagnostics, NO_MAIN]
      return { module: undefined, isTooLarge: false, diagnostics: withNoMain, report: made.report }
    }
    return this.#linked(object, text, made.report)
  }

  /** With its headers compiled beforehand. Undefined if that does not do. */
  async #started(whole: string, mode: Mode, { text, lines }: Beginning): Promise<ToolRun | undefined> {
    const precompiled = await this.#headers.of(mode, text)
    if (precompiled === undefined) return undefined
    const made = this.#toolchain.run(compileCommand(mode, 'precompiled'), {
      [PROGRAM_FILE]: whole,
      [PRECOMPILED]: precompiled,
      [HEADERS]: headersWith(text),
    })
    const report = made.report.replace(STARTED, (_, said: string, line: string) =>
      lines.length === 0
        ? `In file included from <built-in>:1:\n${said}`
        : `In file included from ${PROGRAM_FILE}:${lines[Number(line) - 1]}:`,
    )
    if (!made.hasFailed || OF_A_PLACE.test(report)) return { ...made, report }
    // It has not come to the program: what was kept is of another compiler, or damaged.
    await this.#headers.refuse(mode, text)
    return undefined
  }

  #linked(object: Uint8Array, text: string, said: string): Compilation {
    const linked = this.#toolchain.run(LINK_COMMAND, {
      [OBJECT]: withOwnVariables(object),
      [OPEN]: OPEN_SYMBOLS,
    })
    const { [LINKED]: module } = linked.files
    return {
      module: !linked.hasFailed && module instanceof Uint8Array ? module : undefined,
      isTooLarge: linked.isTooLarge,
      diagnostics: diagnosticsIn(said + linked.report, text),
      report: said + withoutLinker(linked.report),
    }
  }
}

/** The includes that a program begins with, and their lines. */
interface Beginning {
  readonly text: string
  /** None where it comes before the program. */
  readonly lines: readonly number[]
}

/** As if the program included it in its first line; followed by the line of it that includes the header. */
const STARTED = new RegExp(
  `^In file included from ${PROGRAM_FILE}:1:\\n(In file included from /${HEADERS}/${BEGINNING}:(\\d+):)`,
  'gm',
)
/** An error that has been found in a text. */
const OF_A_PLACE = /^[^\n:]+:\d+:\d+: (?:fatal )?error: /m

function errorsOf({ diagnostics }: Compilation): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error')
}

const NO_MAIN: Diagnostic = {
  severity: 'error',
  line: undefined,
  column: undefined,
  message: 'undefined symbol: main',
}
