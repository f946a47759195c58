/** Detects how a JavaScript or TypeScript program takes its puzzle. */
import type { CallableFunction } from '../python/programInput.ts'
import { likelyText, passedText, type PuzzleText } from '../text/puzzleText.ts'

/** Matches code that reads standard input or a file. */
const READS = /\bstdin\b|\b(?:readFile|readFileSync|createReadStream)\s*\(|\breadline\b/

/** Matches comments, and also strings, so that a `//` inside a string is not taken for a comment. */
const COMMENT = /(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\[^]|[^\\`])*`|\/\/[^\n]*|\/\*[^]*?\*\//g

/** Matches a parameter list in parentheses; its group holds the parameters. */
const PARAMETERS = String.raw`\(((?:[^()]|\([^()]*\))*)\)`
const TYPE_PARAMETERS = String.raw`(?:<[^>(]*>)?\s*`
/** Matches the arrow of a function, after its return type if it has one. */
const ARROW = String.raw`\s*(?::[^=>]+)?=>`
/** Matches a function expression; one of three groups holds its parameters. */
const VALUE = String.raw`(?:async\s+)?(?:function\b\s*\*?\s*[\w$]*\s*${PARAMETERS}|${TYPE_PARAMETERS}${PARAMETERS}${ARROW}|([\w$]+)\s*=>)`

/** Matches the head of an unindented function, optionally exported. A single space is an accident of copying. */
const FUNCTION = new RegExp(
  String.raw`^ ?(?:export\s+)?(?:default\s+)?(?:async\s+)?function\s*\*?\s*([\w$]+)\s*${TYPE_PARAMETERS}${PARAMETERS}`,
  'gm',
)
/** Matches an unindented variable or exported property that holds a function. */
const VARIABLE = new RegExp(
  String.raw`^ ?(?:export\s+)?(?:(?:const|let|var)\s+|(?:module\.)?exports\.|(?:window|global|globalThis)\.)?([\w$]+)\s*(?::[^=\n]+)?=\s*${VALUE}`,
  'gm',
)
/** Matches an exported function expression. */
const EXPORTED = new RegExp(
  String.raw`^(?:(?:exports\s*=\s*)?module\.exports\s*=(?:\s*exports\s*=)?|export\s+default)\s*${VALUE}`,
  'm',
)
/** Matches the head of a named function that is the default export. */
const NAMED_DEFAULT = /^export\s+default\s+(?:async\s+)?function\s*\*?\s*[\w$]/
/** Matches an exported object literal. */
const EXPORTED_OBJECT = /^(?:module\.exports\s*=|export\s+default)\s*\{[^]*?^\}/gm
/** Matches an unindented class. */
const CLASS = /^(?:export\s+)?(?:default\s+)?class\s+([\w$]+)[^]*?^\}/gm
/** Matches a method, or a property that holds a function. */
const MEMBER = new RegExp(
  String.raw`^[ \t]+(?:(?:public|static|async)\s+)*([\w$]+)\s*(?:${PARAMETERS}\s*(?::[^{;]+)?\{|[:=]\s*${VALUE})`,
  'gm',
)
const CONSTRUCTOR = new RegExp(String.raw`\bconstructor\s*${PARAMETERS}`)

/**
 * Function names that judges call and that blog posts about them use, likeliest first. The first is LeetCode's, whose
 * cells are characters.
 */
const KNOWN_NAMES = [
  'solveSudoku',
  'sudoku',
  'sudoku_solver',
  'sudokuSolver',
  'solve_sudoku',
  'solve',
  'solver',
  'solution',
]

/** Words in names of functions that answer yes or no. The name must also contain a word of `CHECKED`. */
const CHECKS = /^(?:is|are|has|check|checks|valid|validate|validator|verify|done)$/
const CHECKED = /^(?:sudoku|solution|not|board|puzzle|grid|solved|valid|correct|complete)$/
/** First words in names of helper functions, which do not solve. */
const HELPS =
  /^(?:print|display|show|log|draw|render|dump|output|write|find|get|set|next|is|are|has|can|check|checks|valid|validate|verify|copy|clone|deep|parse|read|load|to|from|format|count|create|make|generate|init|transpose|rotate|shuffle|test|assert)$/

/** Matches names of parameters that take a board. */
const BOARD_NAMES =
  /^(?:[abgms]|arr|array|field|table|data|problem|rows|cells|values|map|mat|matrix|input|\w*(?:board|grid|puzzle|sudoku|matrix|problem)\d*)$/i
/** Matches types of parameters that take a board. */
const BOARD_TYPE =
  /^(?:readonly\s+)?(?:[^,=]*\[\]\s*\[\]|(?:Readonly)?Array\s*<[^]*(?:Array|\[\])|\w*(?:Board|Grid|Sudoku|Puzzle|Matrix)\w*$)/
/** Matches a first parameter that takes a text, by its name. */
const TEXT_NAMES = /^\s*[\w$]*(?:str|string|line|text)\b/i
const CHARACTERS_TYPE = /\b(?:string|char)\b/
const ANY_TYPE = /^(?:any|unknown)\b/

/** Returns the functions of a program that take one board, likeliest first. */
export function functionsIn(source: string): readonly CallableFunction[] {
  const text = withoutComments(source)
  const cells = cellTypeIn(text)
  const found = [...methodsIn(text), ...namedFunctionsIn(text), ...exportedFunctionsIn(text)]
  const functions = new Map<string, CallableFunction>()
  for (const one of found) {
    const plain = one.name.split('.').at(-1) ?? ''
    const taken = takenText(one, plain, text)
    if (functions.has(one.name) || (taken === undefined && !takesBoard(one))) continue
    functions.set(one.name, {
      name: one.name,
      cells:
        taken ??
        (/^(?:solveSudoku|isValidSudoku)$/.test(plain) || CHARACTERS_TYPE.test(typeOf(one.parameters) ?? '')
          ? 'characters'
          : cells),
      kind: isCheck(plain) ? 'check' : 'call',
    })
  }
  return [...functions.values()].toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Returns the function to call; undefined if none is likely, or if the program reads its input and the function is not
 * a method of LeetCode's `Solution`.
 */
export function calledFunction(source: string): CallableFunction | undefined {
  const functions = functionsIn(source)
  const text = withoutComments(source)
  const likeliest =
    functions.find((one) => one.kind === 'call' && !isHelper(one)) ??
    functions.find(
      (one) => one.kind === 'check' && (isNamedForSudoku(one) || !/^(?:console|process)\./m.test(text)),
    )
  if (likeliest === undefined) return undefined
  if (likeliest.name.startsWith('Solution.')) return likeliest
  return READS.test(text) ? undefined : likeliest
}

interface FunctionDefinition {
  readonly name: string
  /** Text of the parameter list. */
  readonly parameters: string
  readonly body: string
}

function namedFunctionsIn(text: string): readonly FunctionDefinition[] {
  return [...text.matchAll(FUNCTION), ...text.matchAll(VARIABLE)]
    .filter(([, name]) => name !== 'exports')
    .map((match) => definitionFrom(match[1], match, bodyAt(text, match.index)))
}

function exportedFunctionsIn(text: string): readonly FunctionDefinition[] {
  const exported = EXPORTED.exec(text)
  // `FUNCTION` finds `export default function solve` under its own name.
  const whole = exported === null || NAMED_DEFAULT.test(exported[0]) ? undefined : exported
  const members = Array.from(text.matchAll(EXPORTED_OBJECT), ([object]) => membersOf(object))
  return [
    ...(whole === undefined
      ? []
      : [definitionFrom('module.exports', ['', '', ...whole.slice(1)], bodyAt(text, whole.index))]),
    ...members.flat(),
  ]
}

/**
 * Returns methods named like a solver or a check, of classes with no required constructor arguments; of a class that is
 * made with a board, its solving methods without parameters, with those of the constructor.
 */
function methodsIn(text: string): readonly FunctionDefinition[] {
  return Array.from(text.matchAll(CLASS)).flatMap(([whole, owner]) => {
    const parameters = CONSTRUCTOR.exec(whole)?.[1] ?? ''
    const members = membersOf(whole)
    if (requiredCount(parameters) > 0)
      return members
        .filter((one) => KNOWN_NAMES.includes(one.name) && requiredCount(one.parameters) === 0)
        .map(({ name }) => ({ name: `${owner}(board).${name}`, parameters, body: whole }))
    return members
      .filter(({ name }) => KNOWN_NAMES.includes(name) || (isCheck(name) && /sudoku/i.test(name)))
      .map((one) => ({ ...one, name: `${owner}.${one.name}` }))
  })
}

/** Returns the methods of a class or an object literal, and the properties that hold a function. */
function membersOf(text: string): readonly FunctionDefinition[] {
  return Array.from(text.matchAll(MEMBER), (match) =>
    definitionFrom(match[1], match, text.slice(match.index)),
  )
}

/** @param groups of a match: the first one from index 2 on that is defined holds the parameters */
function definitionFrom(
  name: string,
  groups: readonly (string | undefined)[],
  body: string,
): FunctionDefinition {
  return { name, parameters: groups.slice(2).find((one) => one !== undefined) ?? '', body }
}

/** Returns the text of an unindented definition, up to the unindented bracket that ends it. */
function bodyAt(text: string, from: number): string {
  const end = /^ ?[})\]]/m.exec(text.slice(from + 1))
  return text.slice(from, end === null ? undefined : from + 1 + end.index)
}

/** True if the first parameter is a board by its type, name or use, and no other parameter is required. */
function takesBoard({ parameters, body }: FunctionDefinition): boolean {
  const [first] = splitParameters(parameters)
  const count = requiredCount(parameters)
  if (first === undefined || count > 1) return false
  const name = /^\s*(?:\.\.\.)?([\w$]+)/.exec(first)?.[1]
  if (name === undefined || (count === 0 && !first.includes('='))) return false
  const type = typeOf(parameters)
  if (type !== undefined && !ANY_TYPE.test(type)) return BOARD_TYPE.test(type)
  const used = name.replaceAll('$', String.raw`\$`)
  const isIndexedTwice = new RegExp(String.raw`(?<![\w$.])${used}\s*\[[^\]]*\]?\]\s*\[`).test(body)
  return BOARD_NAMES.test(name) || isIndexedTwice
}

/** Returns the form of the text that a function takes by its first parameter or the program's own calls, if any. */
function takenText({ parameters }: FunctionDefinition, plain: string, text: string): PuzzleText | undefined {
  if (requiredCount(parameters) !== 1) return undefined
  const passed = passedText(text, plain)
  if (passed !== undefined || !(KNOWN_NAMES.includes(plain) || isCheck(plain))) return passed
  const type = typeOf(parameters)
  const isText = type === undefined ? TEXT_NAMES.test(parameters) : type === 'string'
  return isText ? likelyText(text) : undefined
}

function typeOf(parameters: string): string | undefined {
  return /^\s*[\w$]+\s*\??\s*:\s*([^,=]+)/.exec(parameters)?.[1].trim()
}

/** Guesses the type of cells from the program's comparisons: characters if it compares with `.` but not with 0. */
function cellTypeIn(text: string): CallableFunction['cells'] {
  const hasDots = /[!=]==?\s*(["'`])\.\1|(["'`])\.\2\s*[!=]==?/.test(text)
  const hasZeros = /[!=]==?\s*0\b|\b0\s*[!=]==?/.test(text.replaceAll(/%[^=&|\n]*[!=]==?\s*0\b/g, ''))
  return hasDots && !hasZeros ? 'characters' : 'numbers'
}

/** Returns a rank for sorting: the lowest is the likeliest to be the function to call. */
function rank({ name, kind }: CallableFunction): number {
  const [owner, method] = name.split('.')
  if (owner === 'Solution' && kind === 'call') return -2
  if (name === 'module.exports') return -1
  const index = KNOWN_NAMES.indexOf(method ?? owner)
  const isLikely = /solve|sudoku/i.test(name)
  const others = isLikely && !isHelper({ name }) ? 0 : isHelper({ name }) ? 2 : 1
  return (index < 0 ? KNOWN_NAMES.length + others : index) + (kind === 'check' ? 100 : 0)
}

function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/)
}

/** True for the name of a function that answers yes or no. */
function isCheck(name: string): boolean {
  const words = wordsOf(name)
  const isSolving = words.some((word) => /^solv(?:e|er|able|ing)$/.test(word))
  return !isSolving && words.some((word) => CHECKS.test(word)) && words.some((word) => CHECKED.test(word))
}

function isNamedForSudoku({ name }: Pick<CallableFunction, 'name'>): boolean {
  return /sudoku|solution$|done_?or_?not/i.test(name.split('.').at(-1) ?? '')
}

/** True for a function named like a helper, such as `print…` or `is…`. */
function isHelper({ name }: Pick<CallableFunction, 'name'>): boolean {
  const [first] = wordsOf(name.split('.').at(-1) ?? '')
  return HELPS.test(first)
}

function withoutComments(source: string): string {
  return source.replaceAll(COMMENT, (text) => (text.startsWith('/') ? text.replaceAll(/[^\n]/g, ' ') : text))
}

/** Splits a parameter list at its commas, without text inside angle, square and curly brackets. */
function splitParameters(parameters: string): readonly string[] {
  return parameters
    .replaceAll(/<[^>]*>+|\[[^\]]*\]|\{[^}]*\}/g, '')
    .split(',')
    .filter((parameter) => parameter.trim() !== '')
}

/** Counts the parameters that have no default value and are neither optional nor rest parameters. */
function requiredCount(parameters: string): number {
  return splitParameters(parameters).filter((parameter) => !/[=?]|\.\.\./.test(parameter)).length
}
