/** Invariants that hold after any sequence of actions. */
import { conflicts } from '../../src/sudoku/conflicts.ts'
import { gridOfLine } from '../../src/sudoku/grid.ts'
import { strategyWithId } from '../../src/search/programs/registry.ts'
import { positionOfNotation, START } from '../../src/search/trace/position.ts'
import type { PageSnapshot } from './appPage.ts'
import type { Expected } from './oracle.ts'

/** Id prefix of the user's own programs, one per language. */
const OWN = 'own-'

type Sentences = readonly string[]

/** Returns a sentence for each violated invariant. */
export function violations(shown: PageSnapshot): Sentences {
  const { cells, buttons, board, givens, event, events, placements, backtracks, depth, program, isPast } =
    shown
  // A user's own program may write anything.
  const isOwn = program.startsWith(OWN)
  const takesEachBack = strategyWithId(program)?.clears === 'each'
  const contradictsItself = conflicts(gridOfLine(givens)).length > 0
  const placed = Array.from(board).filter((digit, cell) => digit !== givens[cell]).length
  return trueSentences({
    'the page is blank': cells !== 81 || buttons < 5,
    [`${event} events are not ${placements} placements and ${backtracks} backtracks`]:
      takesEachBack &&
      placements !== undefined &&
      backtracks !== undefined &&
      event !== placements + backtracks,
    [`event ${event} lies beyond ${events}`]: event > events,
    [`the board breaks the rules: ${board}`]:
      !isOwn && !contradictsItself && conflicts(gridOfLine(board)).length > 0,
    [`${placed} digits are placed at depth ${depth}`]:
      !isOwn && !isPast && depth !== undefined && placed !== depth,
    'an impossible puzzle is searched': contradictsItself && event > 0,
    [`the answer ${shown.answer} is none of ${givens}`]:
      shown.answer.length === 81 && !isSolutionOf(shown.answer, givens),
    'something is undefined, or no number': /undefined|NaN|\[object/.test(`${shown.status} ${shown.alert}`),
  })
}

/** Returns the differences from the engine's result for the same event in Node. */
export function differences(shown: PageSnapshot, { figures, events, work }: Expected): Sentences {
  if (figures === undefined) return [`the search has ${events} events, and event ${shown.event} is shown`]
  const { isPast } = shown
  const names = (['placements', 'backtracks', 'depth', 'solutions', 'board'] as const).filter(
    (name) => name !== 'board' || !isPast,
  )
  return [
    ...names
      .filter((name) => shown[name] !== undefined && shown[name] !== figures[name])
      .map((name) => `${name} at event ${shown.event}: ${shown[name]} instead of ${figures[name]}`),
    ...trueSentences({
      [`${shown.events} events are known of ${events}`]: events !== undefined && shown.events > events,
      [`the search read ${work} entries, not ${shown.work}`]:
        events !== undefined && events > 0 && shown.events === events && (shown.work ?? work) > work,
    }),
  ]
}

/** Returns the invariants violated by a page at rest, whose URL must be up to date. */
export function violationsAtRest({ query, givens, event, program, isPlaying }: PageSnapshot): Sentences {
  const parameters = new URLSearchParams(query)
  const puzzle = parameters.get('puzzle') ?? ''
  // An empty board and a first visit have no query, and a link stays unchanged until the first action.
  if (!/^[0-9]{81}$/.test(puzzle) || !parameters.has('lang') || isPlaying) return []
  // A URL does not run a user's own program, so it holds no event of it.
  const expectedEvent = program.startsWith(OWN) ? START.event : event
  const position = positionOfNotation(parameters.get('event') ?? '') ?? START
  return trueSentences({
    [`the address has another puzzle than the board: ${query}`]: puzzle !== givens,
    [`the address has another event than ${event}: ${query}`]: position.event !== expectedEvent,
    [`the address has another program than ${program}: ${query}`]: parameters.get('program') !== program,
  })
}

function isSolutionOf(answer: string, givens: string): boolean {
  const keeps = Array.from(givens).every((digit, cell) => digit === '0' || digit === answer[cell])
  return keeps && !answer.includes('0') && conflicts(gridOfLine(answer)).length === 0
}

function trueSentences(sentences: Readonly<Record<string, boolean>>): Sentences {
  return Object.entries(sentences).flatMap(([sentence, isTrue]) => (isTrue ? [sentence] : []))
}
