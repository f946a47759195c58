import { failure, type Result, success } from '../../sudoku/result.ts'
import { canHave, type PatternId, patternWithId, PATTERNS } from './patterns.ts'

/** Options of a generated puzzle: the same options always give the same puzzle. */
export interface GeneratorOptions {
  /** Number of givens, `FEWEST_GIVENS` to `MOST_GIVENS`. */
  readonly givens: number
  readonly pattern: PatternId
  /** The program needs at least 10^difficulty events to its first solution. 0 (no minimum) to `MOST_DIFFICULTY`. */
  readonly difficulty: number
  /** 0 to `MOST_SEED`. */
  readonly seed: number
  readonly strategy: string
}

/** No puzzle with fewer givens has a unique solution (McGuire, Tugemann and Civario, 2012). */
export const FEWEST_GIVENS = 17
export const MOST_GIVENS = 80
export const MOST_DIFFICULTY = 9
export const MOST_SEED = 2 ** 32 - 1

/** Ids of the programs that options may name. */
export interface NamedPrograms {
  readonly known: readonly string[]
  /** Id of the program that is used if the options name none. */
  readonly defaultProgram: string
}

/** A fault in the text or the numbers of options. */
export type OptionsError =
  /** Fewer than four parts between hyphens. */
  | { readonly code: 'option-count'; readonly found: number; readonly expected: 4 }
  /** Not a whole number in the range `from` to `to`, both ends included. */
  | {
      readonly code: 'option-range'
      readonly option: 'givens' | 'difficulty' | 'seed'
      readonly found: string
      readonly from: number
      readonly to: number
    }
  | { readonly code: 'unknown-pattern'; readonly found: string; readonly known: readonly PatternId[] }
  | { readonly code: 'unknown-strategy'; readonly found: string; readonly known: readonly string[] }
  /** No puzzle has this number of givens in this pattern. */
  | { readonly code: 'givens-in-pattern'; readonly givens: number; readonly pattern: PatternId }

/**
 * Formats options for links, `<givens>-<pattern>-<difficulty>-<seed>`: `24-half-0-1234567`. Appends the id of a program
 * other than the default, including its hyphens: `24-half-3-1234567-fewest-candidates`.
 */
export function writeOptions(options: GeneratorOptions, { defaultProgram }: NamedPrograms): string {
  const { givens, pattern, difficulty, seed, strategy } = options
  const named = strategy === defaultProgram ? [] : [strategy]
  return [givens, pattern, difficulty, seed, ...named].join('-')
}

/** Parses the output of `writeOptions`; also accepts the id of the default program. Fails with the first fault. */
export function readOptions(
  text: string,
  { known, defaultProgram }: NamedPrograms,
): Result<GeneratorOptions, OptionsError> {
  const parts = text.trim().split('-')
  if (parts.length < 4) return failure({ code: 'option-count', found: parts.length, expected: 4 })
  const [givensText, patternText, difficultyText, seedText, ...strategyText] = parts
  const givens = numberOf('givens', givensText, FEWEST_GIVENS, MOST_GIVENS)
  if (!givens.ok) return givens
  const pattern = patternWithId(patternText)
  if (pattern === undefined)
    return failure({ code: 'unknown-pattern', found: patternText, known: PATTERNS.map(({ id }) => id) })
  const difficulty = numberOf('difficulty', difficultyText, 0, MOST_DIFFICULTY)
  if (!difficulty.ok) return difficulty
  const seed = numberOf('seed', seedText, 0, MOST_SEED)
  if (!seed.ok) return seed
  const strategy = strategyText.length === 0 ? defaultProgram : strategyText.join('-')
  if (!known.includes(strategy)) return failure({ code: 'unknown-strategy', found: strategy, known })
  if (!canHave(pattern, givens.value))
    return failure({ code: 'givens-in-pattern', givens: givens.value, pattern: pattern.id })
  return success({
    givens: givens.value,
    pattern: pattern.id,
    difficulty: difficulty.value,
    seed: seed.value,
    strategy,
  })
}

/** Parses a whole number in the range `from` to `to`, both ends included. */
function numberOf(
  option: 'givens' | 'difficulty' | 'seed',
  text: string,
  from: number,
  to: number,
): Result<number, OptionsError> {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return number >= from && number <= to
    ? success(number)
    : failure({ code: 'option-range', option, found: text, from, to })
}
