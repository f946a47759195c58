/**
 * Blind mutants: operators of mutation testing, applied to right programs at places that a seed draws. The operators
 * know nothing of Sudoku: most mutants have other faults than those that people make.
 */
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { BASE_PROGRAMS, type RightProgram } from './rightPrograms.ts'

export interface Mutant extends RightProgram {
  /** Number of the changed line, 1-based. */
  readonly line: number
  /** The line before the change, trimmed. */
  readonly before: string
  /** The line after the change, trimmed. */
  readonly after: string
}

/** Patterns and their replacements, for all languages. */
const OPERATORS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/(?<![\w.])\d+(?![\w.])/g, (found) => String(Number(found) + 1)],
  [/(?<![\w.])[1-9]\d*(?![\w.])/g, (found) => String(Number(found) - 1)],
  [/ \+ /g, () => ' - '],
  [/ - /g, () => ' + '],
  [/ \* /g, () => ' + '],
  [/ \/\/ | \/ /g, () => ' % '],
  [/ % /g, () => ' * '],
  [/ === | == /g, () => ' != '],
  [/ !== | != /g, () => ' == '],
  [/ < /g, () => ' <= '],
  [/ <= /g, () => ' < '],
  [/ > /g, () => ' >= '],
  [/ and | && /g, (found) => (found === ' and ' ? ' or ' : ' || ')],
  [/ or | \|\| /g, (found) => (found === ' or ' ? ' and ' : ' && ')],
  [/ \| /g, () => ' & '],
  [/\bnot |!(?=[\w(])/g, () => ''],
  [/\bTrue\b|\btrue\b/g, (found) => (found === 'True' ? 'False' : 'false')],
  [/\bFalse\b|\bfalse\b/g, (found) => (found === 'False' ? 'True' : 'true')],
  [/\bcontinue\b/g, () => 'break'],
  [/\[y\]\[x\]/g, () => '[x][y]'],
  [/\[r\]\[c\]/g, () => '[c][r]'],
  [/\bif [^:\n]+(?=:$)/gm, () => 'if True'],
  [/^( *)[^\n#]*[^:{}(,\n]$/gm, (found) => `${/^ */.exec(found)?.[0] ?? ''}pass`],
]

function allMutants(program: RightProgram): readonly Mutant[] {
  const { source, language } = program
  return OPERATORS.flatMap(([pattern, change]) =>
    [...source.matchAll(pattern)].flatMap((match): readonly Mutant[] => {
      let changed = change(match[0])
      if (language !== 'python') changed = changed.replace(/\bpass$/, ';')
      if (language !== 'python' && changed === 'if True') return []
      const mutated = source.slice(0, match.index) + changed + source.slice(match.index + match[0].length)
      const line = source.slice(0, match.index).split('\n').length
      const [before, after] = [source, mutated].map((text) => text.split('\n')[line - 1].trim())
      return before === after ? [] : [{ name: program.name, language, source: mutated, line, before, after }]
    }),
  )
}

/** Returns a linear congruential generator of integers from 0 to `below` - 1: the same seed draws the same mutants. */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/**
 * Yields mutants of the right programs of a language, in random order. Draws a program before each mutant, so that long
 * programs do not prevail. No mutant comes twice; once all have come, the next call does not return.
 */
export function* mutants(seed: number, ofLanguage: OwnLanguage): Generator<Mutant> {
  const draw = randomOf(seed)
  const pools = BASE_PROGRAMS.filter(({ language }) => language === ofLanguage).map((program) => [
    ...allMutants(program),
  ])
  for (;;) {
    const pool = pools[draw(pools.length)]
    if (pool.length === 0) continue
    yield pool.splice(draw(pool.length), 1)[0]
  }
}
