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
  /** Undefined if the program does not compile. */
  readonly module: Uint8Array | undefined
  /** The program's static data exceeds the memory of any program. */
  readonly isTooLarge: boolean
  readonly diagnostics: readonly Diagnostic[]
  /** Output of the compiler. Messages of the linker are only in `diagnostics`. */
  readonly report: string
}

/** Errors that no other standard can fix. */
const STANDARD_INDEPENDENT =
  /^expected |^extraneous |^unterminated |file not found$|^missing terminating|^invalid preprocessing|^undefined symbol: |^Setjmp\//

/** Functions that the recorder provides at run time, see `Process`. */
const OPEN_SYMBOLS = '__cxa_allocate_exception\n__cxa_throw\n'

type Headers = Pick<PrecompiledHeaders, 'of' | 'refuse'>

/** Compiles and links programs, with a harness for those whose function is called. */
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
      const attempt = await this.#compileAs(program, { standard, optimized: program.optimized, isCalled })
      if (attempt.module !== undefined || attempt.isTooLarge) return attempt
      attempts.push(attempt)
      if (errorsOf(attempt).every(({ message }) => STANDARD_INDEPENDENT.test(message))) break
    }
    // The standard with fewer errors is likelier the intended one.
    return attempts.reduce((best, attempt) =>
      errorsOf(attempt).length < errorsOf(best).length ? attempt : best,
    )
  }

  async #compileAs({ source, input, givens }: OwnProgram, mode: Mode): Promise<Compilation> {
    const text = source.replace(/^\uFEFF/, '')
    const whole = input.kind === 'call' ? text + harnessFor(input, givens) : text
    // Judges prepend this prelude to programs without includes.
    const isBare = mode.isCalled && !/^\s*#\s*include\b/m.test(text)
    const beginning = isBare ? { text: PRELUDE, lines: [] } : leadingIncludes(text)
    const made =
      (beginning && (await this.#compileWithHeaders(whole, mode, beginning))) ??
      this.#toolchain.run(compileCommand(mode, isBare ? 'text' : undefined), {
        [PROGRAM_FILE]: whole,
        [HEADERS]: headersWith(PRELUDE),
      })
    const diagnostics = diagnosticsIn(made.report)
    const { [OBJECT]: object } = made.files
    if (made.hasFailed || !(object instanceof Uint8Array)) {
      return { module: undefined, isTooLarge: made.isTooLarge, diagnostics, report: made.report }
    }
    // Without `main` the linker would build a library, which fails only at run time.
    if (!definesMain(object)) {
      const withNoMain = [...diagnostics, NO_MAIN]
      return { module: undefined, isTooLarge: false, diagnostics: withNoMain, report: made.report }
    }
    return this.#link(object, text, made.report)
  }

  /** Compiles with precompiled headers. Returns undefined if they cannot be used. */
  async #compileWithHeaders(
    whole: string,
    mode: Mode,
    { text, lines }: Beginning,
  ): Promise<ToolRun | undefined> {
    const precompiled = await this.#headers.of(mode, text)
    if (precompiled === undefined) return undefined
    const made = this.#toolchain.run(compileCommand(mode, 'precompiled'), {
      [PROGRAM_FILE]: whole,
      [PRECOMPILED]: precompiled,
      [HEADERS]: headersWith(text),
    })
    const report = made.report.replace(INCLUDED_BEGINNING, (_, said: string, line: string) =>
      lines.length === 0
        ? `In file included from <built-in>:1:\n${said}`
        : `In file included from ${PROGRAM_FILE}:${lines[Number(line) - 1]}:`,
    )
    if (!made.hasFailed || LOCATED_ERROR.test(report)) return { ...made, report }
    // The error is not in a file: the cached header is damaged, or made by another compiler.
    await this.#headers.refuse(mode, text)
    return undefined
  }

  #link(object: Uint8Array, text: string, said: string): Compilation {
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

/** The leading includes of a program, and their lines. */
interface Beginning {
  readonly text: string
  /** Empty for the prelude, which is not part of the program. */
  readonly lines: readonly number[]
}

/** The compiler reports `BEGINNING` as included by line 1 of the program, then its line with the failing include. */
const INCLUDED_BEGINNING = new RegExp(
  `^In file included from ${PROGRAM_FILE}:1:\\n(In file included from /${HEADERS}/${BEGINNING}:(\\d+):)`,
  'gm',
)
/** An error with a file, line and column. */
const LOCATED_ERROR = /^[^\n:]+:\d+:\d+: (?:fatal )?error: /m

function errorsOf({ diagnostics }: Compilation): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error')
}

const NO_MAIN: Diagnostic = {
  severity: 'error',
  line: undefined,
  column: undefined,
  message: 'undefined symbol: main',
}
