import type { ComparedCost } from '../../../search/costs/comparedSearches.ts'
import { assertNever } from '../../../sudoku/result.ts'
import { estimateOf, timeModelOf } from '../../../search/seconds/estimates.ts'
import type { ComparedFigure, CountedFigure, Sorting } from './comparing.ts'

/** Returns a figure of a program, counted so far. */
export function countedFigure(cost: ComparedCost, figure: CountedFigure): number {
  return figure === 'backtracks' ? cost.events - cost.placements : cost[figure]
}

/**
 * Returns a figure of a program, counted so far. Undefined if the figure is a time in a language in which the program
 * was not timed.
 */
function figureOf(cost: ComparedCost, figure: Exclude<ComparedFigure, 'program'>): number | undefined {
  switch (figure) {
    case 'events':
    case 'placements':
    case 'backtracks':
    case 'work':
    case 'deepest':
      return countedFigure(cost, figure)
    case 'cpython':
    case 'pypy':
    case 'cpp': {
      const model = timeModelOf(cost.strategy, figure)
      return model === undefined ? undefined : estimateOf(model, cost).seconds
    }
    default:
      return assertNever(figure)
  }
}

/**
 * Sorts by the chosen figure or by name. By figure, unfinished searches count as greater than all finished ones,
 * because their figures are lower bounds; a missing figure counts as infinite.
 */
export function sortedCosts(
  costs: readonly ComparedCost[],
  { by, direction }: Sorting,
  nameOf: (strategy: string) => string,
): readonly ComparedCost[] {
  const compare = (one: ComparedCost, other: ComparedCost) => {
    if (by === 'program') return nameOf(one.strategy).localeCompare(nameOf(other.strategy))
    if (one.ended !== other.ended) return one.ended ? -1 : 1
    return (figureOf(one, by) ?? Infinity) - (figureOf(other, by) ?? Infinity) || 0
  }
  const ascending = costs.toSorted(compare)
  return direction === 'ascending' ? ascending : ascending.toReversed()
}

/** Returns the share of a search counted so far, from 0 to 1; undefined while the length of the search is unknown. */
export function shareCounted(cost: ComparedCost, costs: readonly ComparedCost[]): number | undefined {
  if (cost.ended) return 1
  if (cost.order !== 'row-major') return undefined
  // All row-major searches place the same number of digits.
  const known = costs.find(({ order, ended }) => order === 'row-major' && ended)
  return known === undefined ? undefined : cost.placements / known.placements
}
