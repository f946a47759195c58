/** The invariants: they hold whatever has been done to the page. */
import { conflicts } from '../../src/core/conflicts.ts'
import { gridOfLine } from '../../src/core/grid.ts'
import { strategyWithId } from '../../src/core/programs/registry.ts'
import { positionOfNotation, START } from '../../src/core/trace/position.ts'
import type { Shown } from './appPage.ts'
import type { Expected } from './oracle.ts'

/** Of the user's own programs in the menu, one for each language. */
const OWN = 'own-'

type Sentences = readonly string[]

/** Sentences that are true now and must not be. */
export function violations(shown: Shown): Sentences {
  const { cells, buttons, board, givens, event, events, placements, backtracks, depth, program, isPast } =
    shown
  // Whoever types into a program may have it write anything.
  const isOwn = program.startsWith(OWN)
  const takesEachBack = strategyWithId(program)?.clears === 'each'
  const contradictsItself = conflicts(gridOfLine(givens)).length > 0
  const placed = Array.from(board).filter((digit, cell) => digit !== givens[cell]).length
  return truths({
    'the page is blank': cells !== 81 || buttons < 5,
    [`${event} events are not ${placements} placements and ${backtracks} backtracks`]:
      takesEachBack && event !== placements + backtracks,
    [`event ${event} lies beyond ${events}`]: event > events,
    [`the board breaks the rules: ${board}`]:
      !isOwn && !contradictsItself && conflicts(gridOfLine(board)).length > 0,
    [`${placed} digits are placed at depth ${depth}`]: !isOwn && !isPast && placed !== depth,
    'an impossible puzzle is searched': contradictsItself && event > 0,
    [`the answer ${shown.answer} is none of ${givens}`]:
      shown.answer.length === 81 && !isSolutionOf(shown.answer, givens),
    'something is undefined, or no number': /undefined|NaN|\[object/.test(`${shown.status} ${shown.alert}`),
  })
}

/** Sentences that are true now, and must not be, by what the engine says of the same event in Node. */
export function differences(shown: Shown, { figures, events, work }: Expected): Sentences {
  if (figures === undefined) return [`the search has ${events} events, and event ${shown.event} is shown`]
  const { isPast } = shown
  const names = (['placements', 'backtracks', 'depth', 'solutions', 'board'] as const).filter(
    (name) => name !== 'board' || !isPast,
  )
  return [
    ...names
      .filter((name) => shown[name] !== figures[name])
      .map((name) => `${name} at event ${shown.event}: ${shown[name]} instead of ${figures[name]}`),
    ...truths({
      [`${shown.events} events are known of ${events}`]: events !== undefined && shown.events > events,
      [`the search read ${work} entries, not ${shown.work}`]:
        events !== undefined && events > 0 && shown.events === events && (shown.work ?? work) > work,
    }),
  ]
}

/** As `violations`, of a page at rest whose address has had time to follow. */
export function violationsAtRest({ query, givens, event, program, isPlaying }: Shown): Sentences {
  const parameters = new URLSearchParams(query)
  const puzzle = parameters.get('puzzle') ?? ''
  // Neither an empty board nor a first visit has an address, and a link stays as it is until something happens.
  if (!/^[0-9]{81}$/.test(puzzle) || !parameters.has('lang') || isPlaying) return []
  // A program of the user's own is not run by an address.
  const expectedEvent = program.startsWith(OWN) ? START.event : event
  const position = positionOfNotation(parameters.get('event') ?? '') ?? START
  return truths({
    [`the address has another puzzle than the board: ${query}`]: puzzle !== givens,
    [`the address has another event than ${event}: ${query}`]: position.event !== expectedEvent,
    [`the address has another program than ${program}: ${query}`]: parameters.get('program') !== program,
  })
}

function isSolutionOf(answer: string, givens: string): boolean {
  const keeps = Array.from(givens).every((digit, cell) => digit === '0' || digit === answer[cell])
  return keeps && !answer.includes('0') && conflicts(gridOfLine(answer)).length === 0
}

function truths(sentences: Readonly<Record<string, boolean>>): Sentences {
  return Object.entries(sentences).flatMap(([sentence, isTrue]) => (isTrue ? [sentence] : []))
}
