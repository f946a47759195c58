/** Lists the ways to compile a program, which are tried in turn until one of them succeeds. */
import type { Diagnostic } from '../../sudoku/reading/language.ts'
import { codeAlone } from '../text/sourceText.ts'
import type { OwnProgram } from '../questions.ts'
import { C_STANDARD, type Mode, STANDARDS } from './commands.ts'
import { PRELUDE } from './harness.ts'
import { leadingIncludes } from './leadingIncludes.ts'

export interface CompileWay {
  readonly mode: Mode
  /**
   * Headers before the program. `program`: its own headers. `prelude`: all standard headers, as on LeetCode. `renamed`:
   * its own headers, but library names that clash with the program's names are renamed.
   */
  readonly beginning: 'program' | 'prelude' | 'renamed'
}

/** A way of compiling that failed, with the compiler's errors. */
export interface FailedAttempt {
  readonly way: CompileWay
  readonly errors: readonly Diagnostic[]
}

/** Headers before the program, as source text. */
export interface Beginning {
  readonly text: string
  /** Line numbers of the headers in the program; empty for the prelude, which is not part of the program. */
  readonly lines: readonly number[]
}

const INCLUDE = /^\s*#\s*include\b/m
const MAIN = /\bmain\b/
/** Matches code that is not valid in plain C. */
const ONLY_IN_CPP =
  /\b(?:using\s+namespace|std\s*::|template\s*<|class\s+\w|namespace\s+\w|cout|cin|nullptr|new\s+\w|delete\b|public\s*:)|#\s*include\s*<(?!\w+(?:\/\w+)?\.h>)/
/** Matches errors that no other language standard can fix. */
const STANDARD_INDEPENDENT =
  /^expected |^extraneous |^unterminated |file not found$|^missing terminating|^invalid preprocessing|^undefined symbol: |^Setjmp\//
const LINKER = /^undefined symbol: |^Setjmp\/|^duplicate symbol/
/** Matches errors because the program defines a name that the library also has. */
const CLASH = /^reference to '(\w+)' is ambiguous|^redefinition of '(\w+)' as different kind of symbol/

/** Returns the ways to compile a program, likeliest first. */
export function compileWays(source: string, { input, optimized }: OwnProgram): readonly CompileWay[] {
  const code = codeAlone(source, 'cpp')
  const isCalled = input.kind !== 'stdin'
  const isProgram = MAIN.test(code) && !(isCalled && !INCLUDE.test(source))
  const beginnings = isProgram
    ? (['program'] as const)
    : INCLUDE.test(source)
      ? (['program', 'prelude'] as const)
      : (['prelude'] as const)
  const [first, ...newer] = STANDARDS.map((standard): Mode => ({ standard, optimized, isCalled }))
  const ways = (mode: Mode) => beginnings.map((beginning): CompileWay => ({ mode, beginning }))
  const isC = !isCalled && isProgram && !ONLY_IN_CPP.test(code)
  const inC: CompileWay = { mode: { ...first, standard: C_STANDARD }, beginning: 'program' }
  const renamed: CompileWay = { mode: first, beginning: 'renamed' }
  return [...ways(first), ...(isC ? [inC] : []), renamed, ...newer.flatMap(ways)]
}

/** Returns true if a way of compiling cannot fix the errors of the failed attempts. */
export function isPointless({ mode, beginning }: CompileWay, failed: readonly FailedAttempt[]): boolean {
  if (failed.length === 0) return false
  const every = (pattern: RegExp) =>
    failed.every(({ errors }) => errors.every(({ message }) => pattern.test(message)))
  if (beginning === 'renamed')
    return (
      !failed[0].errors.some(({ message }) => CLASH.test(message)) || failed[0].way.beginning !== 'program'
    )
  return every(mode.standard === C_STANDARD ? LINKER : STANDARD_INDEPENDENT)
}

/** Returns the headers before the program; undefined for `renamed`, and if `leadingIncludes` returns none. */
export function beginningOf(source: string, beginning: CompileWay['beginning']): Beginning | undefined {
  if (beginning === 'prelude') return { text: PRELUDE + missingClass(source), lines: [] }
  return beginning === 'program' ? leadingIncludes(source) : undefined
}

/** Matches the head of a method that is defined outside of its class. */
const METHOD = /^[ \t]*([\w:<>,*& \t]+?[\s*&])(\w+)::(\w+)\s*(\([^(){};]*\))\s*(?:const\s*)?\{/gm

/**
 * Returns a declaration of the class of methods that are defined without it, as sites ask for them: `void
 * Solution::solveSudoku(…) {`. Empty if the program has the class, or no such methods.
 */
function missingClass(source: string): string {
  const methods = Array.from(codeAlone(source, 'cpp').matchAll(METHOD))
  const [owner] = methods.map((method) => method[2])
  if (owner === undefined || new RegExp(`\\b(?:class|struct|namespace)\\s+${owner}\\b`).test(source))
    return ''
  const declared = methods.filter((method) => method[2] === owner)
  return `class ${owner} { public: ${declared.map(([, type, , name, taken]) => `${type} ${name}${taken};`).join(' ')} };\n`
}

/** Names that the header `algorithm` defines. */
const ALGORITHMS =
  'count search sort rotate reverse unique replace merge partition transform generate shuffle includes max_element'
/** Names that a header of the same name defines. In GCC, so do the headers `algorithm` and `functional`. */
const CONTAINERS = 'map set queue stack list deque array bitset function vector'

/**
 * Names that the standard library defines, and the headers that define them in GCC's library. In libc++, which this
 * app uses, other headers define them, too: there, but not in GCC, a program's variable of that name is ambiguous.
 */
const LIBRARY_NAMES: readonly (readonly [name: string, by: RegExp])[] = [
  ...['y0', 'y1', 'yn', 'j0', 'j1', 'jn'].map(
    (name) => [name, includePattern('cmath|math\\.h|complex|random|valarray')] as const,
  ),
  ...['index', 'rindex'].map((name) => [name, includePattern('cstring|strings?\\.h')] as const),
  ...ALGORITHMS.split(' ').map((name) => [name, includePattern('algorithm')] as const),
  ...CONTAINERS.split(' ').map((name) => [name, includePattern(`${name}|algorithm|functional`)] as const),
]

function includePattern(headers: string): RegExp {
  return new RegExp(`#\\s*include\\s*<(?:${headers}|bits/\\w+\\+\\+\\.h)>`)
}

/**
 * Returns the leading includes of a program, between macros that rename library names. These are the names that the
 * program uses for itself and that GCC's headers would not define.
 */
export function renamingIncludes(source: string): string {
  const code = codeAlone(source, 'cpp')
  const names = LIBRARY_NAMES.filter(
    ([name, by]) => new RegExp(`(?<!\\.|->|std::)\\b${name}\\b`).test(code) && !by.test(source),
  )
    .map(([name]) => name)
    .filter((name) => !new RegExp(`(?:\\.|->|std::)${name}\\b`).test(code))
  const text = leadingIncludes(source)?.text ?? ''
  const renamed = names.map((name) => `#define ${name} library_${name}\n`)
  return [...renamed, text, ...names.map((name) => `#undef ${name}\n`)].join('')
}
