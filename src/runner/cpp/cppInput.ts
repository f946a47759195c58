/** Finds the functions of a C++ program that take the puzzle as a parameter, and the one to call. */
import type { CallableFunction } from '../python/programInput.ts'
import { codeAlone } from '../text/sourceText.ts'

const MAIN = /\bmain\s*\(/

/** Matches the heading of a function: its result type, its name and its parameters. */
const FUNCTION =
  /^([\w:<>,\s*&[\]]*?[\s*&>])((?:\w+::)?\w+)\s*\((.*)\)\s*(?:const\s*)?(?:noexcept\s*)?(?:override\s*)?(?:->[\w:<>,\s*&]+)?$/s
const CLASS = /^(class|struct)\s+(\w+)(?:\s+final)?(?:\s*:[^:].*)?$/s
const NAMESPACE = /^(?:inline\s+)?namespace\b|^extern\b/
/** Matches an access label of a class before a definition. */
const ACCESS = /^(?:(public|private|protected)\s*:\s*)/

/**
 * Match the parameters of functions that take a board, names included, without `std::`, `const`, `signed`, `unsigned`
 * and spaces. The first group is the type of a cell, or `string` for a row of characters.
 */
const BOARDS = [
  /^vector<vector<(\w+)>>[&*]?\w*$/,
  /^vector<(string)>[&*]?\w*$/,
  /^array<array<(\w+),9>,9>&?\w*$/,
  /^(int|char|short|bool|long)(?:\w*|\(&\w*\))\[\w*\]\[\w+\]$/,
  /^(int|char|short|bool|long)\(\*\w*\)\[\w+\]$/,
  /^(int|char|short|bool|long)\*\*\w*(?:,int\w*,int\*\w*)?$/,
]
/**
 * Match parameters that are lists or strings, which need not hold a board. They are accepted only if the parameter is
 * named like a board, or if the name of the function is in `KNOWN_NAMES` or matches `CHECKS`.
 */
const MAYBE_BOARDS = [/^vector<(int|char|short)>[&*]?\w*$/, /^(string)&?\w*$/]
/** Matches parameters with a name that suggests a board. */
const BOARD_NAME =
  /(?:board|grid|puzzle|sudoku|matrix|arr|field|table|data|problem|cells|map)\w*$|[&>\s](?:b|m|s|g|a|p)$|^string&?(?:b|m|s|g|a|p)$/i

/** Function names that judges call and that blog posts about them use, likeliest first. */
const KNOWN_NAMES = ['sudoku', 'sudoku_solver', 'solve_sudoku', 'solveSudoku', 'solve', 'solver', 'solution']
/** Matches names of functions that may solve a board. */
const SOLVES = /solv|sudoku|backtrack|search|dfs|fill/i
/** Matches names of functions that may return whether a board is valid. */
const CHECKS =
  /^(?:is|are|has)?_?(?:valid|correct|legal|done|solved|sudoku_?(?:valid|ok|correct|solved))|^(?:check|verify|validate|judge)|(?:validator|checker|valid|validate|check)$/i

/** Returns the functions of a program that take one board and nothing else but its size, likeliest first. */
export function functionsIn(source: string): readonly CallableFunction[] {
  return candidatesIn(source).map(({ name, cells, kind }) => ({ name, cells, kind }))
}

/** Returns the function to call; undefined if the program has a `main`, or no function that takes a board. */
export function calledFunction(source: string): CallableFunction | undefined {
  if (MAIN.test(codeAlone(source, 'cpp'))) return undefined
  return functionsIn(source)[0]
}

interface Candidate extends CallableFunction {
  /** Sort key; lower is likelier to be the function to call. */
  readonly rank: number
}

function candidatesIn(source: string): readonly Candidate[] {
  const text = codeAlone(source, 'cpp').replaceAll(/^\s*#[^\n]*/gm, '')
  const aliases = aliasesIn(text)
  const candidates = definitionsIn(text, undefined, true).flatMap((definition) => {
    const candidate = candidateFor(definition, aliases)
    return candidate === undefined ? [] : [candidate]
  })
  return candidates.toSorted((a, b) => a.rank - b.rank)
}

function candidateFor(definition: Definition, aliases: Aliases): Candidate | undefined {
  const { heading, body } = definition
  const [, gives, qualified, takes] = FUNCTION.exec(heading) ?? []
  const [name, owner = definition.owner] = (qualified ?? '').split('::').toReversed()
  if (takes === undefined || name === 'main' || heading.startsWith('template')) return undefined
  const isCheck = CHECKS.test(name) && !/^\s*(?:static\s+|inline\s+)*void\s*$/.test(gives)
  const parameters = withResolvedAliases(takes, aliases)
  const cells = cellTypeOf(parameters, KNOWN_NAMES.includes(name) || isCheck)
  if (cells === undefined) return undefined
  return {
    name: owner === undefined ? name : `${owner}.${name}`,
    cells,
    kind: isCheck ? 'check' : 'call',
    rank: rankOf(name, owner, isCheck, assignsToBoard(parameters, body)),
  }
}

/** Sort key; lower is likelier. A solver precedes a check, which is usually a helper of the solver. */
function rankOf(name: string, owner: string | undefined, isCheck: boolean, isWriter: boolean): number {
  if (owner === 'Solution' && name === 'solveSudoku') return -1
  const ofOwner = owner === undefined ? 0.5 : owner === 'Solution' ? 0 : 0.75
  if (isCheck) return KNOWN_NAMES.length + 2 + ofOwner
  const index = KNOWN_NAMES.indexOf(name)
  if (index >= 0) return index + ofOwner
  if (SOLVES.test(name)) return KNOWN_NAMES.length + ofOwner
  return KNOWN_NAMES.length + (isWriter ? 1 : 3) + ofOwner
}

function assignsToBoard(parameters: string, body: string): boolean {
  const [, name] = /(\w+)\W*(?:\[\w*\])*$/.exec(parameters.split(',')[0].trim()) ?? []
  return name !== undefined && new RegExp(`\\b${name}(?:\\[[^\\]]*\\]){1,2}\\s*=[^=]`).test(body)
}

/**
 * Returns the type of the board's cells; undefined unless the function takes exactly one board.
 * @param isKnown true if the name of the function suggests that it takes a board
 */
function cellTypeOf(parameters: string, isKnown: boolean): CallableFunction['cells'] | undefined {
  const plain = parameters.replaceAll('std::', '').replaceAll(/\b(?:const|unsigned|signed)\b/g, ' ')
  const packed = plain.replaceAll(/\s+/g, '').replace(/^(?=\w*\[)/, '')
  const mayBe = isKnown || BOARD_NAME.test(plain.trim())
  for (const board of mayBe ? [...BOARDS, ...MAYBE_BOARDS] : BOARDS) {
    const [, cell] = board.exec(packed) ?? []
    if (cell !== undefined) return cell === 'char' || cell === 'string' ? 'characters' : 'numbers'
  }
  return undefined
}

/**
 * Types by the name that the program gives them; `*` marks the position of the variable's name, as in `int *[9][9]`.
 */
type Aliases = ReadonlyMap<string, string>

function aliasesIn(text: string): Aliases {
  const aliases = new Map<string, string>()
  for (const [, type, name, sizes] of text.matchAll(
    /\btypedef\s+([\w:<>,\s]+?)\s*\b(\w+)\s*((?:\[\w+\])*)\s*;/g,
  ))
    aliases.set(name, sizes === '' ? type : `${type} *${sizes}`)
  for (const [, name, type] of text.matchAll(/\busing\s+(\w+)\s*=\s*([^;]+);/g))
    aliases.set(name, type.replace(/(?=\[)/, ' *'))
  return aliases
}

function withResolvedAliases(parameters: string, aliases: Aliases): string {
  let plain = parameters
  for (const [name, type] of aliases) {
    const [before, after] = type.split(' *')
    plain =
      after === undefined
        ? plain.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), type)
        : plain.replaceAll(new RegExp(`\\b${name}\\b\\s*&?\\s*(\\w*)`, 'g'), `${before} $1${after}`)
  }
  return plain
}

interface Definition {
  /** Text before the opening brace, without access labels. */
  readonly heading: string
  /** Text between the braces. */
  readonly body: string
  /** Class of a method; undefined for a function outside of classes. */
  readonly owner: string | undefined
}

/**
 * Returns the functions outside of classes and namespaces, and the public methods of classes.
 * @param owner name of the class of which `text` is the body; undefined if `text` is the whole program
 * @param startsPublic true if members are public before the first access label
 */
function definitionsIn(
  text: string,
  owner: string | undefined,
  startsPublic: boolean,
): readonly Definition[] {
  const definitions: Definition[] = []
  let isPublic = startsPublic
  let depth = 0
  let from = 0
  let heading = ''
  let bodyFrom = 0
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    if (mark === '{' && depth++ === 0) {
      heading = text.slice(from, index).trim()
      for (let label = ACCESS.exec(heading); label !== null; label = ACCESS.exec(heading)) {
        isPublic = label[1] === 'public'
        heading = heading.slice(label[0].length)
      }
      bodyFrom = index + 1
    }
    if (mark === '}' && depth > 0 && --depth === 0) {
      const body = text.slice(bodyFrom, index)
      const [, keyword, name] = CLASS.exec(heading) ?? []
      if (name !== undefined && owner === undefined)
        definitions.push(...definitionsIn(body, name, keyword === 'struct'))
      else if (isPublic && (owner !== undefined || !NAMESPACE.test(heading)))
        definitions.push({ heading, body, owner })
    }
    if (depth > 0) continue
    for (const [, label] of text.slice(from, index).matchAll(/\b(public|private|protected)\s*:/g))
      isPublic = label === 'public'
    from = index + 1
  }
  return definitions
}
