/** Detects which of Backdoku's programs a pasted program resembles, by its structure. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { INSPECTED_CHARACTERS, isProgram, roughProgram } from './isProgram.ts'
import { languageOf } from './languageOf.ts'

/** Matches a row of a board: about nine digits or blanks, adjacent or in a list. */
const ROW = /["'`][\d.*_-]{8,10}["'`]|(?:["']?[\d.]["']?\s*[,\s]\s*){7,9}["']?[\d.](?!\w)/g

/** Minimum rows that count as a board; lists of candidate digits, which look like rows, are fewer. */
const MIN_ROWS = 4

/** A pasted program. */
export interface ForeignProgram {
  /** Id of Backdoku's most similar program; undefined if the text does not look like a solver. */
  readonly resembles: string | undefined
  /** Undefined if the language is unknown, or the page cannot run it. */
  readonly language: OwnLanguage | undefined
}

/**
 * Recognises a program, with noise around it or without. Returns undefined for other text, and for a program that
 * contains a board: the board takes precedence, even if it cannot be read.
 */
export function programIn(text: string): ForeignProgram | undefined {
  const program = roughProgram(text)
  if (program === undefined || (program.match(ROW)?.length ?? 0) >= MIN_ROWS) return undefined
  return {
    resembles: resembledProgram(program),
    language: languageOf(program.slice(0, INSPECTED_CHARACTERS)),
  }
}

/** Code that tests a solver: its boards are what counts. */
const TESTS = /\bassert\w*\b|\bdescribe\s*\(|\bunittest\b|\bpytest\b|\bEXPECT_/i

/**
 * Returns the language of a program that stands beside boards, as in a post with a sample, or that has boards in its
 * source. Undefined if there is none, or none that the page can run.
 */
export function languageBeside(text: string): OwnLanguage | undefined {
  const program = roughProgram(text)?.replaceAll(ROW, '')
  if (program === undefined || !isProgram(program) || !/\b(?:for|while)\b/.test(program)) return undefined
  return TESTS.test(program) ? undefined : languageOf(program.slice(0, INSPECTED_CHARACTERS))
}

const COMMENT = /\/\*[^]*?\*\/|"""[^]*?"""|'''[^]*?'''|(?:\/\/|#(?!\s*include))[^\n]*/g

/**
 * Returns the id of the first match in `LIKENESSES`, where specific traits come first: a program with masks also has
 * tables. Undefined if none matches.
 */
function resembledProgram(text: string): string | undefined {
  const code = text.slice(0, INSPECTED_CHARACTERS).replace(COMMENT, '')
  return LIKENESSES.find(({ isLike }) => isLike(code))?.id
}

/** How to recognise a program of Backdoku. `isLike`: takes code without comments. */
interface Likeness {
  readonly id: string
  readonly isLike: (code: string) => boolean
}

/** Returns a function that is true for code that matches all patterns. */
const hasAll =
  (...patterns: readonly RegExp[]) =>
  (code: string) =>
    patterns.every((pattern) => pattern.test(code))

/** Returns a function that is true for code that matches at least one of the patterns. */
const hasAny =
  (...patterns: readonly RegExp[]) =>
  (code: string) =>
    patterns.some((pattern) => pattern.test(code))

/** True for code that indexes cells of a board (`board[y][x]` or `board[y, x]`), or has the number 81. */
const indexesCells = hasAny(/\w\s*\[[^\]\n]+\]\s*\[[^\]\n]+\]/, /\w\[[^\],\n]+,[^\],\n]+\]/, /\b81\b/)

/** True for code that has sets of digits as bit masks. */
const hasMasks = hasAny(
  /&\s*-\s*\w/,
  /\|=?\s*\(?\s*1\s*<<|\^=?\s*\(?\s*1\s*<<|&=?\s*~?\s*\(?\s*1\s*<</,
  /popcount|bit_count|bitCount|__builtin_ctz|countr_zero|numberOfTrailingZeros|bit_length/,
  /0b1{9}0?\b|0x1ff\b|0x3fe\b/i,
)

/** True for code that chooses the cell with the fewest candidates. */
const choosesFewest = hasAny(
  /fewest|\bmrv\b|least_?(?:candidates|options)|min_?(?:candidates|choices|options|poss\w*|count|len\w*)\b/i,
  /\blen\([^)\n]*\)\s*<\s*(?:\w*(?:min|best|least)\w*|len\()/i,
  /(?:\.size\(\)|\.length|\bcount\w*)\s*<\s*\w*(?:min|best|least)\w*/i,
  /\bmin\([^\n]*key\s*=/,
)

/** True for code with one table for all units: `ch[0][y][n]`, `ch[1][x][n]` and `ch[2][b][n]`, or its declaration. */
const hasOneTable = hasAny(
  /\[\s*3\s*\]\s*\[\s*(?:9|10)\s*\]\s*\[\s*(?:9|10)\s*\]/,
  /\b(\w+)\[0\]\[[^\]\n]+\]\[[^\n]*\b\1\[1\]\[[^\]\n]+\]\[[^\n]*\b\1\[2\]\[[^\n]+\]\[/,
)

/** True for code with `used[board[y][k]] = true`, where a digit of the board is the only index. */
const scansUsedDigits = hasAny(
  /(?:^|[^\w\])])\w+\[\s*(?:int\()?\w+\s*\[[^[\]\n]*(?:\[[^\]\n]*\][^[\]\n]*)?\]\s*\[[^[\]\n]*\]\)?\s*(?:-\s*(?:1|'[01]'))?\s*\]\s*=\s*(?:true|True|1\b|!)/m,
)

/** True for code that creates a set with elements. */
const makesSet = hasAny(
  /\bset\s*\(\s*(?:range|\[|\{|["'])/,
  /\bset<\s*\w+\s*>\s*\w+/,
  /new (?:Hash|Tree)?Set\b[^\n]*(?:\[|of\(|asList|\()/,
  /\{\s*1\s*,\s*2\s*,\s*3\s*,[\d ,]*9\s*\}(?=\s*(?:$|\n|-))/m,
  /\bmutableSetOf\(/,
)

/** True for code with a set for each row, column and box; these serve as tables. */
const hasSetsOfUnits = hasAny(
  /\[\s*set\(\)\s*for\b/,
  /vector<\s*(?:unordered_)?set</,
  /(?:unordered_)?set<\s*\w+\s*>\s*\w+\s*\[/,
  /defaultdict\(\s*set\s*\)/,
  /(?:fill|from|map)\([^\n]*new Set\(/i,
  /Set<\w+>\s*\[\s*\]/,
)

/** True for code that removes a digit from a collection only if the collection holds it. */
const isGuarded = hasAny(
  /if\s*\(?\s*[^\n]*\bin\s+(\w+)\s*\)?\s*:?\s*\n?\s*\1\.remove/,
  /if\s*\(?\s*(\w+)\.(?:count|has|contains|find|includes)\([^\n]*\n?\s*\{?\s*\n?\s*\1\.(?:erase|delete|remove)/,
)

/** True for code that removes digits from a collection. */
const strikesOff = hasAny(/\.(?:remove|discard|erase|delete|removeAll|splice|pop)\s*\(/, /-=\s*(?:set\(|\{)/)

/** True for code with a list or set of the digits 1 to 9, or with the word `promising`. */
const hasDigitList = hasAny(
  /[[{(]\s*1\s*,\s*2\s*,\s*3\s*,\s*4\s*,\s*5\s*,\s*6\s*,\s*7\s*,\s*8\s*,\s*9\s*[\])}]/,
  /list\(\s*range\(\s*1\s*,\s*10\s*\)\s*\)/,
  /\[\s*(\w+)\s+for\s+\1\s+in\s+range\(\s*1\s*,\s*10\s*\)/,
  /promising/i,
)

/**
 * True if a cell is set to 0 once, after the loop over its digits: on a line with that loop's indentation. Also true
 * for the word `promising`, which names the known program of this kind.
 */
function clearsAfterLoop(code: string): boolean {
  if (/\bis_?promising\b|\bpromising\b/i.test(code)) return true
  const lines = code.split('\n')
  return lines.some((line, index) => {
    const cleared = /^(\s*)\w+\[[^\]]+\]\[[^\]]+\]\s*=\s*0\s*;?\s*$/.exec(line)
    if (cleared === null) return false
    const before = lines
      .slice(0, index)
      .findLast(
        (other) => other.trim() !== '' && indentOf(other) <= cleared[1].length && !/^\s*\}/.test(other),
      )
    return before !== undefined && indentOf(before) === cleared[1].length && /^\s*for\b/.test(before)
  })
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** True for code with three tables of used digits: for rows, columns and boxes. */
const hasThreeTables = hasAll(
  /\b\w*(?:row|garo|hang|width|r)\w*\s*\[[^\]\n]+\]\s*\[/i,
  /\b\w*(?:col|sero|yeol|height|c)\w*\s*\[[^\]\n]+\]\s*\[/i,
  /\b\w*(?:box|block|square|sq|sub|area|nemo|region|cube|b)\w*\s*\[[^\n;]+\]\s*\[/i,
)

/** True for code that reads three arrays with the same digit as index, such as `a[y][n]`, in one condition. */
const asksThreeTables = hasAny(
  /!?\w+\[[^\]\n]+\]\[(\w+)\][^\n]{0,20}(?:and|or|&&|\|\||\+)[^\n]{0,20}\w+\[[^\]\n]+\]\[\1\][^\n]{0,20}(?:and|or|&&|\|\||\+)[^\n]{0,20}\w+\[[^\n]+\]\[\1\]/,
)

/** The recognisable programs, those with more specific traits first. */
const LIKENESSES: readonly Likeness[] = [
  {
    id: 'dancing-links',
    isLike: hasAny(/\buncover\w*\s*\(/i, /\bdlx\b|dancing.?links|exact.?cover/i, /\b324\b/),
  },
  { id: 'fewest-candidates', isLike: (code) => indexesCells(code) && choosesFewest(code) },
  { id: 'bitmasks', isLike: (code) => indexesCells(code) && hasMasks(code) },
  { id: 'check-tables', isLike: hasOneTable },
  { id: 'tables', isLike: hasSetsOfUnits },
  { id: 'set-guarded', isLike: (code) => makesSet(code) && isGuarded(code) },
  { id: 'set-discard', isLike: (code) => makesSet(code) && strikesOff(code) },
  { id: 'used-digits', isLike: scansUsedDigits },
  { id: 'tables', isLike: (code) => asksThreeTables(code) && hasThreeTables(code) },
  {
    id: 'promising-numbers',
    isLike: (code) => hasDigitList(code) && strikesOff(code) && clearsAfterLoop(code),
  },
  { id: 'candidate-list', isLike: (code) => hasDigitList(code) && strikesOff(code) },
  { id: 'check-functions', isLike: (code) => indexesCells(code) && /\b9\b/.test(code) },
]
