import type { Diagnostic } from '../../sudoku/reading/language.ts'
import type { OwnProgram } from '../questions.ts'
import {
  BEGINNING,
  C_STANDARD,
  compileCommand,
  HEADERS,
  LINK_COMMAND,
  LINKED,
  type Mode,
  OBJECT,
  OPEN,
  PRECOMPILED,
} from './commands.ts'
import {
  type Beginning,
  beginningOf,
  type CompileWay,
  compileWays,
  type FailedAttempt,
  isPointless,
  renamingIncludes,
} from './compileWays.ts'
import { diagnosticsIn, withoutLinker } from './diagnostics.ts'
import { harnessFor, PRELUDE } from './harness.ts'
import { definesMain, withLocalSymbols } from './objectSymbols.ts'
import { headersWith, type PrecompiledHeaders } from './precompiledHeaders.ts'
import { PROGRAM_FILE } from './sourceFiles.ts'
import { type StandIns, standInsFor } from './standIns.ts'
import type { Toolchain, ToolRun } from './toolchain.ts'

export interface Compilation {
  /** The linked program; undefined if it does not compile or link. */
  readonly module: Uint8Array | undefined
  /** True if the compiler or the linker ran out of memory, as on a program with huge arrays. */
  readonly isTooLarge: boolean
  readonly diagnostics: readonly Diagnostic[]
  /** Language standard and headers of this compilation; undefined if the program compiles in no way. */
  readonly way?: CompileWay
  /** Output of the compiler. Messages of the linker are only in `diagnostics`. */
  readonly report: string
}

/** Functions that the app provides to the program at run time, see `Process`. */
const OPEN_SYMBOLS = '__cxa_allocate_exception\n__cxa_throw\n'

/** A way of compiling that failed, with its output. */
interface FailedCompilation extends FailedAttempt {
  readonly compilation: Compilation
}

type Headers = Pick<PrecompiledHeaders, 'of' | 'refuse'>

/** Compiles and links programs. A program whose function is called gets a generated `main`, the harness. */
export class Compiler {
  readonly #toolchain: Pick<Toolchain, 'run'>
  readonly #headers: Headers

  constructor(toolchain: Pick<Toolchain, 'run'>, headers: Headers) {
    this.#toolchain = toolchain
    this.#headers = headers
  }

  /**
   * Compiles a program in the first way (language standard and headers) that succeeds. If none does, returns the
   * likeliest of the failed compilations.
   */
  async compiled(program: OwnProgram): Promise<Compilation> {
    return this.#compileInAny(program, '', (source) => compileWays(source, program))
  }

  /**
   * Compiles a program with a prelude, in the way in which the program itself compiled; tries all ways only if it
   * compiled in none.
   * @param prelude text before the program; must not change the line numbers of the program
   */
  async recompile(
    program: OwnProgram,
    prelude: string,
    { way }: Pick<Compilation, 'way'>,
  ): Promise<Compilation> {
    return this.#compileInAny(program, prelude, (source) =>
      way === undefined ? compileWays(source, program) : [way],
    )
  }

  async #compileInAny(
    program: OwnProgram,
    prelude: string,
    waysOf: (source: string) => readonly CompileWay[],
  ): Promise<Compilation> {
    const source = program.source.replace(/^\uFEFF/, '')
    const standIns = standInsFor(source)
    const attempts: FailedCompilation[] = []
    for (const way of waysOf(source)) {
      if (isPointless(way, attempts)) continue
      const compilation = await this.#compileIn(way, source, program, {
        ...standIns,
        before: prelude + standIns.before,
      })
      if (compilation.module !== undefined || compilation.isTooLarge) return { ...compilation, way }
      attempts.push({ way, errors: errorsOf(compilation), compilation })
    }
    return likeliest(attempts).compilation
  }

  async #compileIn(
    { mode, beginning: from }: CompileWay,
    source: string,
    { input }: OwnProgram,
    { before, headers, diagnostics: refusals }: StandIns,
  ): Promise<Compilation> {
    const text = mode.standard === C_STANDARD ? withIntMain(source) : source
    const whole = before + text + (input.kind === 'stdin' ? '' : harnessFor(input))
    const beginning = beginningOf(source, from)
    const made =
      (beginning && (await this.#compileWithHeaders(whole, mode, beginning, headers))) ??
      this.#toolchain.run(compileCommand(mode, from === 'program' ? undefined : 'text'), {
        [PROGRAM_FILE]: whole,
        [HEADERS]: { ...headersWith(from === 'renamed' ? renamingIncludes(source) : PRELUDE), ...headers },
      })
    const diagnostics = [...diagnosticsIn(made.report), ...refusals]
    const { [OBJECT]: object } = made.files
    if (made.hasFailed || !(object instanceof Uint8Array)) {
      return { module: undefined, isTooLarge: made.isTooLarge, diagnostics, report: made.report }
    }
    // Without `main` the linker would build a library, which fails only at run time.
    if (!definesMain(object)) {
      const withNoMain = [...diagnostics, NO_MAIN]
      return { module: undefined, isTooLarge: false, diagnostics: withNoMain, report: made.report }
    }
    return this.#link(object, source, made.report, refusals)
  }

  /** Compiles with precompiled headers. Returns undefined if they cannot be used. */
  async #compileWithHeaders(
    whole: string,
    mode: Mode,
    { text, lines }: Beginning,
    standIns: StandIns['headers'],
  ): Promise<ToolRun | undefined> {
    const precompiled = await this.#headers.of(mode, text)
    if (precompiled === undefined) return undefined
    const made = this.#toolchain.run(compileCommand(mode, 'precompiled'), {
      [PROGRAM_FILE]: whole,
      [PRECOMPILED]: precompiled,
      [HEADERS]: { ...headersWith(text), ...standIns },
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

  #link(object: Uint8Array, text: string, said: string, refusals: readonly Diagnostic[]): Compilation {
    const linked = this.#toolchain.run(LINK_COMMAND, {
      [OBJECT]: withLocalSymbols(object),
      [OPEN]: OPEN_SYMBOLS,
    })
    const { [LINKED]: module } = linked.files
    return {
      module: !linked.hasFailed && module instanceof Uint8Array ? module : undefined,
      isTooLarge: linked.isTooLarge,
      diagnostics: [...diagnosticsIn(said + linked.report, text), ...refusals],
      report: said + withoutLinker(linked.report),
    }
  }
}

/** Replaces `void main`, which C allows but the library's start-up code cannot call. Columns stay the same. */
function withIntMain(source: string): string {
  return source.replace(/\bvoid(?=\s+main\s*\()/, 'int ')
}

/**
 * Matches the two lines `In file included from …` above an error in a header. `BEGINNING` is a file with the program's
 * leading includes; the compiler reports that line 1 of the program includes it.
 */
const INCLUDED_BEGINNING = new RegExp(
  `^In file included from ${PROGRAM_FILE}:1:\\n(In file included from /${HEADERS}/${BEGINNING}:(\\d+):)`,
  'gm',
)
/** Matches an error with a file, line and column. */
const LOCATED_ERROR = /^[^\n:]+:\d+:\d+: (?:fatal )?error: /m

function errorsOf({ diagnostics }: Compilation): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error')
}

/**
 * Returns the attempt with the fewest errors: its standard is likeliest the intended one. Considers plain C only if it
 * accepts the line that fails first in C++: for the same mistake, C often reports fewer but less helpful errors.
 */
function likeliest(attempts: readonly FailedCompilation[]): FailedCompilation {
  const [{ errors: inFirst }] = attempts
  const isLikely = ({ way, errors }: FailedCompilation) =>
    way.mode.standard !== C_STANDARD || errors.every(({ line }) => line !== inFirst[0]?.line)
  return attempts
    .filter(isLikely)
    .reduce((best, attempt) => (attempt.errors.length < best.errors.length ? attempt : best))
}

const NO_MAIN: Diagnostic = {
  severity: 'error',
  line: undefined,
  column: undefined,
  message: 'undefined symbol: main',
}
