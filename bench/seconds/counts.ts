/**
 * Prints the costs of the given programs, and of those that share a search with them, as JSON by program. Omits
 * programs whose search exceeds the event limit. Arguments: `<extent> <81 digits> <max events> <program> …`
 */
import { comparedSearches } from '../../src/search/costs/comparedSearches.ts'
import { givensOf } from '../../src/sudoku/givens.ts'
import { gridOfLine } from '../../src/sudoku/grid.ts'

const [extent, line, mostEvents, ...programs] = process.argv.slice(2)
const givens = givensOf(gridOfLine(line))
if (!givens.ok) throw new RangeError(`Conflicts in ${line}`)
const counted = comparedSearches(givens.value, extent === 'all' ? 'all' : 'first').flatMap((search) => {
  const { counter } = search
  if (!search.costs().some(({ strategy }) => programs.includes(strategy))) return []
  // A search that gives the costs of only one program has a fifth of the limit: the longest would take too long.
  const most = search.costs().length > 1 ? Number(mostEvents) : Number(mostEvents) / 5
  while (!counter.ended && counter.events < most) counter.advance()
  return counter.ended ? search.costs().map((cost) => [cost.strategy, cost] as const) : []
})
console.log(JSON.stringify(Object.fromEntries(counted)))
