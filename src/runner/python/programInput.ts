/** Finds the functions of a Python program that take the puzzle as a parameter, and the one to call. */
import type { PuzzleCells } from '../text/puzzleCells.ts'
import { likelyText, passedText } from '../text/puzzleText.ts'
import { closingBracket } from '../text/sourceText.ts'

/** A function that may take the puzzle. */
export interface CallableFunction {
  /** Name, with the class for a method: `Solution.solveSudoku`. */
  readonly name: string
  readonly cells: PuzzleCells
  /** `check`: the function returns whether a board is right. */
  readonly kind: 'call' | 'check'
}

/** Matches code that reads standard input, a file or its argument. The judge's input replaces a missing file. */
const READS =
  /\bsys\.argv\[|\b(?:raw_)?input\s*\(|\bstdin\b|\bopen\s*\((?![^)\n]*,\s*(?:mode\s*=\s*)?['"][wax])|\.read_(?:text|bytes)\s*\(|\bfileinput\b|\b(?:loadtxt|genfromtxt)\s*\(/

/** Function names that judges call and that blog posts about them use, likeliest first. */
const KNOWN_NAMES = ['sudoku', 'sudoku_solver', 'solve_sudoku', 'solveSudoku', 'solve', 'solver', 'solution']
/** Names of functions that solve a puzzle. */
const SOLVES = /solv|solution|sudoku|backtrack/i

/** Names, used by judges and blog posts, of functions that check a board and answer yes or no. */
const CHECKS =
  /^(?:is_?(?:a_?)?valid_?(?:sudoku|solution|board|grid|puzzle)|valid_?(?:sudoku|solution|board|grid)|(?:validate|check|verify)_?(?:sudoku|solution)|done_?or_?not|sudoku_?(?:validat(?:or|e|ion)|check(?:er)?|(?:is_?)?(?:valid|correct|solved))|is_?(?:valid_?)?sudoku(?:_?(?:valid|correct|solved))?|is_?correct_?(?:sudoku|solution))$/i
/** Names of functions that check a board, or are just helpers of a solver. */
const HALF_CHECKS =
  /^(?:(?:is_?)?(?:valid|correct|solved|complete|done|finished)|(?:check|validate|verify)(?:_?(?:all|board|grid|puzzle|valid))?)$/i
/** Beginnings of the names of helper functions. */
const HELPS =
  /^_|^(?:print|show|display|draw|output|find|get|is|has|can|check|valid|parse|read|load|to|format|pretty|next|count|copy|init|create|make|generate|test|write|save)/i

/** Parameter names that mean a board. */
const BOARD_NAMES = /board|grid|puzzle|sudoku|matri[xc]|table|field|problem|square/i
/** Parameter names that mean a board only if the parameter is used like one. */
const HALF_BOARD_NAMES =
  /^(?:[abgmpqstx]|bo|bd|arr|array|mat|data|cells?|rows?|lines?|values?|nums?|lst|list|game|state|question|maze|map)$/i
/** Annotations of parameters that may be boards. */
const BOARD_TYPES = /list|array|sequence|board|grid|matrix|sudoku|puzzle|tuple|iterable|\bAny\b/i

/** Matches unindented statements that do more than define. */
const ACTS = /^(?:print\b|for\b|while\b|with\b|if\s+__name__|[\w.]+\s*\(|[\w., ]+=\s*[\w.]+\s*\()/m

const STRING_OR_COMMENT = /([rbuf]{0,2})("""|''')[^]*?\2|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/gi

/** A function in the source text. `parameters`: the text between its brackets. */
interface Definition {
  readonly name: string
  readonly parameters: string
  readonly body: string
}

/** Rank of a function by its name. 0: most likely the function to call. */
const LIKELIHOOD = { known: 0, solves: 1, checks: 2, other: 3, halfChecks: 4, helps: 5 } as const

/** Returns the functions of a program that take one board, likeliest first. */
export function functionsIn(source: string): readonly CallableFunction[] {
  const text = withoutComments(source, false)
  const isOfCharacters = /[=!]=\s*(['"])\.\1|(['"])\.\2\s*[=!]=/.test(source)
  const functions = definitionsIn(text, '').flatMap((definition) => {
    const parameter = boardParameterOf(definition, source)
    if (parameter === undefined) return []
    const { name } = definition
    const cells = cellsOf(name, parameter, source) ?? (isOfCharacters ? 'characters' : 'numbers')
    return [{ name, cells, kind: kindOf(name) }]
  })
  const known = [...methodsIn(text, source, isOfCharacters), ...functions]
  return known.toSorted((a, b) => rank(a.name) - rank(b.name))
}

/**
 * Returns the function to call; undefined if none is likely enough, or if the program reads its input and the function
 * is not a method of LeetCode's `Solution`.
 */
export function calledFunction(source: string): CallableFunction | undefined {
  const [likeliest] = functionsIn(source)
  if (likeliest === undefined) return undefined
  if (likeliest.name.startsWith('Solution.')) return likeliest
  if (READS.test(withoutComments(source, true))) return undefined
  return isToBeCalled(likeliest, withoutComments(source, false)) ? likeliest : undefined
}

/**
 * True if the function is a solver by its name, or if the top level of the program only defines. Otherwise false for a
 * helper or a half check, or if another function is a solver.
 */
function isToBeCalled({ name }: CallableFunction, text: string): boolean {
  const likelihood = likelihoodOf(name)
  if (likelihood <= LIKELIHOOD.solves || !ACTS.test(text)) return true
  const solvesOtherwise = Array.from(text.matchAll(/^[ \t]*def\s+(\w+)/gm)).some(
    ([, other]) => other !== name && likelihoodOf(other) <= LIKELIHOOD.solves,
  )
  return !solvesOtherwise && likelihood < LIKELIHOOD.halfChecks
}

/** Returns the sort key of a function; lower is likelier. @param name `Solution.solveSudoku` for a method */
function rank(name: string): number {
  const [method, owner] = name.split('.').toReversed()
  const index = KNOWN_NAMES.indexOf(method)
  const place = index < 0 ? KNOWN_NAMES.length : index
  const likelihood = likelihoodOf(method)
  const isOwned = owner === undefined || owner === 'Solution' ? 0 : 1
  const isJudged = owner === 'Solution' && likelihood < LIKELIHOOD.other ? 0 : 1
  return ((isJudged * 10 + likelihood) * 2 + isOwned) * 100 + place
}

function likelihoodOf(name: string): number {
  const method = name.slice(name.lastIndexOf('.') + 1)
  if (KNOWN_NAMES.includes(method)) return LIKELIHOOD.known
  if (CHECKS.test(method)) return LIKELIHOOD.checks
  if (HALF_CHECKS.test(method)) return LIKELIHOOD.halfChecks
  if (/^(?:print|show|display|draw|test)/i.test(method)) return LIKELIHOOD.helps
  if (SOLVES.test(method)) return LIKELIHOOD.solves
  return HELPS.test(method) ? LIKELIHOOD.helps : LIKELIHOOD.other
}

function kindOf(name: string): CallableFunction['kind'] {
  return CHECKS.test(name) || HALF_CHECKS.test(name) ? 'check' : 'call'
}

/**
 * Returns the public methods of LeetCode's class that take a board, and those of other classes if they are named like a
 * solver or a check. Skips test cases.
 */
function methodsIn(text: string, source: string, isOfCharacters: boolean): readonly CallableFunction[] {
  return Array.from(text.matchAll(/^class\s+(\w+)\b([^\n]*)/gm)).flatMap(
    ({ 0: head, 1: owner, 2: bases, index }) => {
      if (/TestCase/.test(bases)) return []
      const definitions = definitionsIn(bodyAfter(text, index + head.length, ''), '[ \\t]+')
      const constructor = definitions.find(({ name }) => name === '__init__')
      const needed = constructor ? requiredParameters(withoutSelf(constructor.parameters)) : []
      if (constructor !== undefined && needed.length > 0)
        return methodsAfter(constructor, definitions, owner, source)
      return definitions.flatMap((definition): readonly CallableFunction[] => {
        const { name } = definition
        const parameters = withoutSelf(definition.parameters)
        const parameter = boardParameterOf({ ...definition, parameters }, source)
        const isKnown = KNOWN_NAMES.includes(name) || CHECKS.test(name)
        if (parameter === undefined || (owner !== 'Solution' && !isKnown) || name.startsWith('_')) return []
        const usual = owner === 'Solution' || isOfCharacters ? 'characters' : 'numbers'
        const cells = cellsOf(name, parameter, source) ?? usual
        return [{ name: `${owner}.${name}`, cells, kind: kindOf(name) }]
      })
    },
  )
}

/** Returns the solving methods without parameters of a class that is made with the board; none if it is made otherwise. */
function methodsAfter(
  constructor: Definition,
  definitions: readonly Definition[],
  owner: string,
  source: string,
): readonly CallableFunction[] {
  const parameters = withoutSelf(constructor.parameters)
  const parameter = boardParameterOf({ ...constructor, name: 'solve', parameters }, source)
  if (parameter === undefined) return []
  const cells = cellsOf(owner, parameter, source) ?? 'numbers'
  return definitions
    .filter(({ name, parameters: taken }) => {
      const isSolver = likelihoodOf(name) <= LIKELIHOOD.solves
      return isSolver && !name.startsWith('_') && requiredParameters(withoutSelf(taken)).length === 0
    })
    .map(({ name }) => ({ name: `${owner}(board).${name}`, cells, kind: 'call' }))
}

/** Returns the outermost definitions. @param indent pattern of their indentation */
function definitionsIn(text: string, indent: string): readonly Definition[] {
  const heads = [...text.matchAll(new RegExp(`^(${indent})def\\s+(\\w+)\\s*\\(`, 'gm'))]
  const [outermost = ''] = heads.map((head) => head[1]).toSorted((a, b) => a.length - b.length)
  return heads
    .filter((head) => head[1] === outermost)
    .map((head) => {
      const from = head.index + head[0].length
      const end = closingBracket(text, from)
      return { name: head[2], parameters: text.slice(from, end), body: bodyAfter(text, end, outermost) }
    })
}

/** Returns the rest of a definition's head and its body: the lines with deeper indentation. */
function bodyAfter(text: string, from: number, indent: string): string {
  const first = text.indexOf('\n', from)
  if (first === -1) return text.slice(from)
  const rest = text.slice(first)
  const end = rest.search(new RegExp(`\\n(?!${indent}[ \\t])[ \\t]*[^\\s)\\]}]`))
  return text.slice(from, first) + (end === -1 ? rest : rest.slice(0, end))
}

/** A parameter. `type`: its annotation, empty if there is none. */
interface Parameter {
  readonly name: string
  readonly type: string
}

/** Returns the only parameter without a default value if it may be a board; otherwise undefined. */
function boardParameterOf({ name, parameters, body }: Definition, source: string): Parameter | undefined {
  const [parameter, ...others] = requiredParameters(parameters)
  if (parameter === undefined || others.length > 0) return undefined
  const mayBeBoard =
    isBoard(parameter, body, KNOWN_NAMES.includes(name)) || passedText(source, name) !== undefined
  return mayBeBoard ? parameter : undefined
}

/** True if a parameter may be a board. @param isKnown true if the function has one of `KNOWN_NAMES` */
function isBoard({ name, type }: Parameter, body: string, isKnown: boolean): boolean {
  if (BOARD_TYPES.test(type) || BOARD_NAMES.test(name) || (isKnown && type === 'str')) return true
  if (type !== '' && !/^str\b/.test(type)) return false
  const isIndexedTwice = new RegExp(
    `\\b${name}\\s*\\[(?:[^[\\]]|\\[[^\\]]*\\])*(?:\\]\\s*\\[|\\w\\s*,)`,
  ).test(body)
  const isIndexed = new RegExp(`\\b${name}\\s*\\[(?!\\s*-?\\d+\\s*\\])`).test(body)
  const isIterated = new RegExp(`\\bin\\s+(?:\\w+\\s*\\(\\s*\\*?\\s*)?${name}\\b`).test(body)
  const isNested = /\bfor\b[^]*\bfor\b|\brange\s*\(\s*(?:0\s*,\s*)?9\s*\)/.test(body)
  if (isIndexedTwice || (isIndexed && isNested)) return true
  const isCounted = new RegExp(`\\b${name}\\s*(?:[-+%/]|==)|divmod\\s*\\(\\s*${name}\\b`).test(body)
  if (isCounted) return false
  const isPassed = new RegExp(
    `\\b(?!print\\b|str\\b|int\\b|len\\b|range\\b|__import__\\b)\\w+\\s*\\(\\s*${name}\\s*[,)]`,
  ).test(body)
  if (isKnown) return isIndexed || isIterated || isPassed
  return HALF_BOARD_NAMES.test(name) && isIterated && isNested
}

function requiredParameters(parameters: string): readonly Parameter[] {
  const found: Parameter[] = []
  let from = 0
  for (let index = 0; index <= parameters.length; index++) {
    if ('([{'.includes(parameters[index] ?? ' ')) index = closingBracket(parameters, index + 1)
    if (index < parameters.length && parameters[index] !== ',') continue
    const part = parameters.slice(from, index)
    from = index + 1
    const [, name, type = ''] = /^\s*(\w+)\s*(?::([^=]*))?$/.exec(part) ?? []
    if (name !== undefined) found.push({ name, type: type.trim() })
  }
  return found
}

function withoutSelf(parameters: string): string {
  return parameters.replace(/^\s*(?:self|cls)\s*(?:,|$)/, '')
}

/** Returns what a function takes by its annotation or the program's own calls; undefined if they do not tell. */
function cellsOf(name: string, { type }: Parameter, source: string): PuzzleCells | undefined {
  if (type === 'str') return likelyText(source)
  const passed = passedText(source, name)
  if (passed !== undefined) return passed
  if (/\bstr\b/.test(type)) return 'characters'
  return /\bint\b/.test(type) ? 'numbers' : undefined
}

/**
 * Replaces comments, strings in triple quotes and the contents of other (short) strings by spaces.
 * @param keepsStrings true to keep short strings
 */
function withoutComments(source: string, keepsStrings: boolean): string {
  return source.replaceAll(STRING_OR_COMMENT, (match: string, _: unknown, isLong: string | undefined) => {
    if (match.startsWith('#') || isLong !== undefined) return match.replaceAll(/[^\n]/g, ' ')
    return keepsStrings ? match : `'${' '.repeat(match.length - 2)}'`
  })
}
