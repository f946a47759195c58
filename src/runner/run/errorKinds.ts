/** Classifies errors by their meaning for a learner. Each UI language has words for every kind. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { Outcome } from './outcome.ts'

export type FailedOutcome = Extract<Outcome, { readonly kind: 'runtime-error' | 'syntax-error' }>

/** Error name, pattern of its message, and kind; the first match applies. */
type Rule<Kind extends string> = readonly [error: string, message: RegExp, kind: Kind]

const ANY = /^/

const PYTHON = [
  ['IndexError', /pop from (?:an )?empty/, 'nothing-left'],
  ['IndexError', ANY, 'no-such-place'],
  ['RecursionError', ANY, 'deep-recursion'],
  ['EOFError', ANY, 'input-over'],
  ['ValueError', /invalid literal|could not convert/, 'no-number'],
  ['ValueError', /unpack/, 'other-count'],
  ['ValueError', /not in list|x not in/, 'no-such-value'],
  [
    'TypeError',
    /positional argument|keyword argument|takes no arguments|expected (?:at (?:most|least)|exactly)/,
    'other-arguments',
  ],
  ['TypeError', /not callable/, 'not-callable'],
  ['TypeError', /'str' object does not support item/, 'fixed-text'],
  ['TypeError', /'tuple' object does not support item/, 'fixed-tuple'],
  ['TypeError', /unhashable/, 'unhashable'],
  ['TypeError', ANY, 'other-type'],
  ['NameError', ANY, 'unknown-name'],
  ['UnboundLocalError', ANY, 'local-name'],
  ['KeyError', ANY, 'no-such-key'],
  ['AttributeError', ANY, 'no-such-attribute'],
  ['ZeroDivisionError', ANY, 'zero-division'],
  ['ModuleNotFoundError', /'numpy/, 'no-numpy'],
  ['ModuleNotFoundError', ANY, 'no-module'],
  ['RuntimeError', /start new thread/, 'no-threads'],
  ['FileNotFoundError', ANY, 'no-files'],
  ['OSError', /does not support processes|Function not implemented/, 'no-programs'],
  ['SystemExit', ANY, 'exit-status'],
  ['OverflowError', /index-sized/, 'bad-length'],
  ['IndentationError', ANY, 'indentation'],
  ['TabError', ANY, 'tabs'],
  ['SyntaxError', /invalid (?:non-printable )?character/, 'lookalike'],
  ['SyntaxError', /outside function/, 'outside-function'],
  ['SyntaxError', /call to 'print'/, 'python-2'],
  ['SyntaxError', ANY, 'python-syntax'],
] as const satisfies readonly Rule<string>[]

/** Rules for crashes of compiled C++ programs; the error names are those of `CrashKind`. */
const CPP = [
  ['bad-access', ANY, 'bad-access'],
  ['null-pointer', ANY, 'null-pointer'],
  ['stack-overflow', ANY, 'stack-overflow'],
  ['division-by-zero', ANY, 'zero-division'],
  ['division-overflow', ANY, 'division-overflow'],
  ['bad-function', ANY, 'bad-function'],
  ['exception', ANY, 'exception'],
  ['exception-to-catch', ANY, 'exception-to-catch'],
  ['abort', ANY, 'abort'],
  ['missing-return', ANY, 'missing-return'],
  ['undefined-behaviour', ANY, 'undefined-behaviour'],
  ['thread', ANY, 'no-threads'],
  ['exit-status', ANY, 'exit-status'],
] as const satisfies readonly Rule<string>[]

const JAVASCRIPT = [
  ['TypeError', /read-only|constant/, 'constant'],
  ['TypeError', /not a function/, 'not-callable'],
  ['TypeError', /not iterable/, 'not-iterable'],
  ['TypeError', /undefined|null/, 'not-there'],
  ['RangeError', /call stack|stack overflow/i, 'stack-overflow'],
  ['InternalError', /stack overflow/i, 'stack-overflow'],
  ['RangeError', /length|size|count/i, 'bad-length'],
  ['ReferenceError', /not initialized|uninitialized/, 'not-yet-declared'],
  [
    'ReferenceError',
    /^(?:alert|prompt|confirm|document|window|localStorage|fetch|navigator) is not defined/,
    'no-page',
  ],
  ['ReferenceError', /could not load module/, 'no-package'],
  ['Error', /^Cannot find module/, 'no-package'],
  ['ReferenceError', ANY, 'unknown-name'],
  ['process.exit', ANY, 'exit-status'],
  ['SyntaxError', /[Uu]nexpected (?:character|token) '[^ -~]/, 'lookalike'],
  ['SyntaxError', ANY, 'javascript-syntax'],
] as const satisfies readonly Rule<string>[]

const RULES = { python: PYTHON, cpp: CPP, javascript: JAVASCRIPT } as const satisfies Record<
  OwnLanguage,
  readonly Rule<string>[]
>

export type ErrorKind =
  | (typeof RULES)[OwnLanguage][number][2]
  /** Few calls exhaust the stack, because their local variables are large. */
  | 'large-variables'
  /** The first line is no code: no line before it can be the cause. */
  | 'first-line'
  /** The program fails to parse a text, as code or as JSON. */
  | 'read-text'

/** Minimum calls that may exhaust the stack. If fewer did, their local variables were too large. */
const LEAST_CALLS = 50

/** Returns the kind of an error; undefined if the error explains itself. */
export function errorKind(language: OwnLanguage, outcome: FailedOutcome): ErrorKind | undefined {
  const { error, message } = outcome
  if (outcome.kind === 'runtime-error') {
    if (language === 'cpp' && error === 'stack-overflow' && outcome.calls < LEAST_CALLS)
      return 'large-variables'
    // The program itself was parsed without errors.
    if (error === 'SyntaxError') return 'read-text'
  }
  const rules: readonly Rule<ErrorKind>[] = RULES[language]
  const kind = rules.find(([name, says]) => name === error && says.test(message))?.[2]
  const isUnparsed = kind === 'python-syntax' || kind === 'javascript-syntax'
  return isUnparsed && outcome.line === 1 ? 'first-line' : kind
}

/** Patterns of compiler and linker messages, with kinds; the first match applies. A group captures a name. */
const COMPILE_RULES = [
  [/reference to '\w+' is ambiguous/, 'ambiguous'],
  [/'[^']+' file not found/, 'no-header'],
  [/^(?:undefined symbol: |use of undeclared identifier ')(system)\b/, 'no-system'],
  [
    /^(?:undefined symbol: |use of undeclared identifier ')((?:popen|pclose|tmpfile|tmpnam|tempnam|mkstemp|v?fork|exec[lv]p?e?|wait|waitpid|kill|alarm|pipe|dup2?|dlopen|dlsym|pthread_\w+|_?getche?|_?kbhit|Sleep|gotoxy|clrscr|gethostname|umask|chmod)\b)/,
    'not-here',
  ],
  [/^Setjmp\/longjmp support/, 'no-jumps'],
  [
    /use of undeclared identifier '(?:std|cout|cin|endl|vector|string|scanf|printf|puts|memset|sort|max|min|pair|map|set|exit)'/,
    'not-included',
  ],
  [/character <U\+|non-ASCII characters are not allowed|treating Unicode character/, 'lookalike'],
  [/use of undeclared identifier/, 'unknown-name'],
  [/expected '?;/, 'no-semicolon'],
  [/expected '\}'|extraneous closing brace/, 'braces'],
  [/^undefined symbol: main$/, 'no-main'],
  [/^undefined symbol: (?:vtable|typeinfo)(?: name)? for (.+)$/, 'no-virtual-body'],
  [/^undefined symbol: (.+\)(?: const)?)$/, 'no-body'],
  [/^undefined symbol: (\w+(?:::\w+)+)$/, 'no-static-variable'],
  [/^undefined symbol: (.+)$/, 'no-definition'],
  [/^(?:duplicate symbol|symbol type mismatch): (.+)$/, 'library-name'],
  [/no matching function for call/, 'other-values'],
] as const satisfies readonly (readonly [RegExp, string])[]

export type CompileErrorKind =
  | (typeof COMPILE_RULES)[number][1]
  /** As `no-semicolon`, on the first line. */
  | 'no-semicolon-here'

export interface CompileError {
  readonly kind: CompileErrorKind
  /** Name in the message that is part of the explanation; empty if there is none. */
  readonly name: string
}

/** Classifies a message; undefined if it explains itself. @param line of the message; undefined without one */
export function compileErrorIn(message: string, line?: number): CompileError | undefined {
  for (const [pattern, kind] of COMPILE_RULES) {
    const found = pattern.exec(message)
    if (found === null) continue
    return { kind: kind === 'no-semicolon' && line === 1 ? 'no-semicolon-here' : kind, name: found[1] ?? '' }
  }
  return undefined
}
