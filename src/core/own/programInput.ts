/** Detects how a Python program takes its puzzle. */

/** A function that may take the puzzle. */
export interface CallableFunction {
  /** `Solution.solveSudoku` for a method. */
  readonly name: string
  /** Type of the cells of its board. */
  readonly cells: 'numbers' | 'characters'
  /** `check`: it answers yes or no. */
  readonly kind: 'call' | 'check'
}

/** Reads input: standard input, or a file, which is the judge's input if it does not exist. */
const READS =
  /\b(?:raw_)?input\s*\(|\bstdin\b|\bopen\s*\((?![^)\n]*,\s*(?:mode\s*=\s*)?['"][wax])|\.read_(?:text|bytes)\s*\(|\bfileinput\b|\b(?:loadtxt|genfromtxt)\s*\(/

/** Names that judges call, and posts about them use. */
const KNOWN_NAMES = ['sudoku', 'sudoku_solver', 'solve_sudoku', 'solveSudoku', 'solve', 'solver', 'solution']
const SOLVES = /solv|solution|sudoku|backtrack/i

/** The names of functions that answer yes or no about a board, on judges and in the posts on them. */
const CHECKS =
  /^(?:is_?(?:a_?)?valid_?(?:sudoku|solution|board|grid|puzzle)|valid_?(?:sudoku|solution|board|grid)|(?:validate|check|verify)_?(?:sudoku|solution)|done_?or_?not|sudoku_?(?:validat(?:or|e|ion)|check(?:er)?|(?:is_?)?(?:valid|correct|solved))|is_?(?:valid_?)?sudoku(?:_?(?:valid|correct|solved))?|is_?correct_?(?:sudoku|solution))$/i
/** Of functions that may be no more than a part of a solver. */
const HALF_CHECKS =
  /^(?:(?:is_?)?(?:valid|correct|solved|complete|done|finished)|(?:check|validate|verify)(?:_?(?:all|board|grid|puzzle|valid))?)$/i
const HELPS =
  /^_|^(?:print|show|display|draw|output|find|get|is|has|can|check|valid|parse|read|load|to|format|pretty|next|count|copy|init|create|make|generate|test|write|save)/i

/** Parameters that are boards by their names, and those that are if they are used like one. */
const BOARD_NAMES = /board|grid|puzzle|sudoku|matri[xc]|table|field|problem|square/i
const HALF_BOARD_NAMES =
  /^(?:[abgmpqstx]|bo|bd|arr|array|mat|data|cells?|rows?|lines?|values?|nums?|lst|list|game|state|question|maze|map)$/i
const BOARD_TYPES = /list|array|sequence|board|grid|matrix|sudoku|puzzle|tuple|iterable|\bAny\b/i

/** A top level that does something, besides defining. */
const ACTS = /^(?:print\b|for\b|while\b|with\b|if\s+__name__|[\w.]+\s*\(|[\w., ]+=\s*[\w.]+\s*\()/m

const STRING_OR_COMMENT = /([rbuf]{0,2})("""|''')[^]*?\2|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/gi

interface Definition {
  readonly name: string
  readonly parameters: string
  readonly body: string
}

/** How likely a function is to be the one that is meant, from 0. */
const LIKELIHOOD = { known: 0, solves: 1, checks: 2, other: 3, halfChecks: 4, helps: 5 } as const

/** Returns the functions of a program that take one board, likeliest first. */
export function functionsIn(source: string): readonly CallableFunction[] {
  const text = withoutComments(source, false)
  const isOfCharacters = /[=!]=\s*(['"])\.\1|(['"])\.\2\s*[=!]=/.test(source)
  const functions = definitionsIn(text, '').flatMap((definition) => {
    const parameter = boardOf(definition)
    if (parameter === undefined) return []
    const cells = cellsOf(parameter.type) ?? (isOfCharacters ? 'characters' : 'numbers')
    return [{ name: definition.name, cells, kind: kindOf(definition.name) }]
  })
  const known = [...methodsIn(text, isOfCharacters), ...functions]
  return known.toSorted((a, b) => rank(a.name) - rank(b.name))
}

/** Returns the function to call; undefined if the program reads its input or has no such function. */
export function calledFunction(source: string): CallableFunction | undefined {
  const [likeliest] = functionsIn(source)
  if (likeliest === undefined) return undefined
  if (likeliest.name.startsWith('Solution.')) return likeliest
  if (READS.test(withoutComments(source, true))) return undefined
  return isMeant(likeliest, withoutComments(source, false)) ? likeliest : undefined
}

/** False for a part of a program that solves and prints by itself. */
function isMeant({ name }: CallableFunction, text: string): boolean {
  const likelihood = likelihoodOf(name)
  if (likelihood <= LIKELIHOOD.solves || !ACTS.test(text)) return true
  const solvesOtherwise = Array.from(text.matchAll(/^[ \t]*def\s+(\w+)/gm)).some(
    ([, other]) => other !== name && likelihoodOf(other) <= LIKELIHOOD.solves,
  )
  return !solvesOtherwise && likelihood < LIKELIHOOD.halfChecks
}

/** @param name of a function; `Solution.solveSudoku` for a method */
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

/** Methods of LeetCode's class, and those of others that are named as solving and whose objects need no values. */
function methodsIn(text: string, isOfCharacters: boolean): readonly CallableFunction[] {
  return Array.from(text.matchAll(/^class\s+(\w+)\b([^\n]*)/gm)).flatMap(
    ({ 0: head, 1: owner, 2: bases, index }) => {
      if (/TestCase/.test(bases)) return []
      const definitions = definitionsIn(bodyAfter(text, index + head.length, ''), '[ \\t]+')
      const isMade = definitions.every(
        ({ name, parameters }) => name !== '__init__' || required(withoutSelf(parameters)).length === 0,
      )
      if (!isMade) return []
      return definitions.flatMap((definition): readonly CallableFunction[] => {
        const { name } = definition
        const parameters = withoutSelf(definition.parameters)
        const parameter = boardOf({ ...definition, parameters })
        const isKnown = KNOWN_NAMES.includes(name) || CHECKS.test(name)
        if (parameter === undefined || (owner !== 'Solution' && !isKnown) || name.startsWith('_')) return []
        const usual = owner === 'Solution' || isOfCharacters ? 'characters' : 'numbers'
        const cells = cellsOf(parameter.type) ?? usual
        return [{ name: `${owner}.${name}`, cells, kind: kindOf(name) }]
      })
    },
  )
}

/** @param indent of the definitions, as a pattern */
function definitionsIn(text: string, indent: string): readonly Definition[] {
  const heads = [...text.matchAll(new RegExp(`^(${indent})def\\s+(\\w+)\\s*\\(`, 'gm'))]
  const [outermost = ''] = heads.map((head) => head[1]).toSorted((a, b) => a.length - b.length)
  return heads
    .filter((head) => head[1] === outermost)
    .map((head) => {
      const from = head.index + head[0].length
      const end = closing(text, from)
      return { name: head[2], parameters: text.slice(from, end), body: bodyAfter(text, end, outermost) }
    })
}

/** The lines that are indented deeper, after the end of a head. */
function bodyAfter(text: string, from: number, indent: string): string {
  const first = text.indexOf('\n', from)
  if (first === -1) return text.slice(from)
  const rest = text.slice(first)
  const end = rest.search(new RegExp(`\\n(?!${indent}[ \\t])[ \\t]*[^\\s)\\]}]`))
  return text.slice(from, first) + (end === -1 ? rest : rest.slice(0, end))
}

/** The index of the bracket that closes the one before `from`. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let index = from; index < text.length; index++) {
    if ('([{'.includes(text[index])) depth++
    if (')]}'.includes(text[index]) && --depth === 0) return index
  }
  return text.length
}

interface Parameter {
  readonly name: string
  readonly type: string
}

/** The only parameter without a value of its own, if it may be a board. */
function boardOf({ name, parameters, body }: Definition): Parameter | undefined {
  const [parameter, ...others] = required(parameters)
  if (parameter === undefined || others.length > 0) return undefined
  return isBoard(parameter, body, KNOWN_NAMES.includes(name)) ? parameter : undefined
}

/** @param isKnown the function is named as one that takes a board */
function isBoard({ name, type }: Parameter, body: string, isKnown: boolean): boolean {
  if (BOARD_TYPES.test(type) || BOARD_NAMES.test(name)) return true
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

/** The parameters that have no values by themselves. */
function required(parameters: string): readonly Parameter[] {
  const found: Parameter[] = []
  let from = 0
  for (let index = 0; index <= parameters.length; index++) {
    if ('([{'.includes(parameters[index] ?? ' ')) index = closing(parameters, index + 1)
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

/** Undefined if it does not say. */
function cellsOf(type: string): CallableFunction['cells'] | undefined {
  if (/\bstr\b/.test(type)) return 'characters'
  return /\bint\b/.test(type) ? 'numbers' : undefined
}

/** The text with blanks in place of comments and long strings. @param keepsStrings keeps the short ones */
function withoutComments(source: string, keepsStrings: boolean): string {
  return source.replaceAll(STRING_OR_COMMENT, (match: string, _: unknown, isLong: string | undefined) => {
    if (match.startsWith('#') || isLong !== undefined) return match.replaceAll(/[^\n]/g, ' ')
    return keepsStrings ? match : `'${' '.repeat(match.length - 2)}'`
  })
}
