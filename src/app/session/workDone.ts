import type { Givens } from '../../core/givens.ts'
import { Search } from '../../core/search/search.ts'
import { PAGE_EVENTS, type SearchPage } from '../../core/trace/page.ts'
import type { BuiltInProgram } from './session.ts'
import { strategyWithId } from './strategies.ts'

/**
 * The work of a search up to an event: its page is searched again.
 * @param event in the page @throws RangeError if there is no such program
 */
export function workDone(
  givens: Givens,
  { strategy: id, extent }: BuiltInProgram,
  { start }: SearchPage,
  event: number,
): number {
  const strategy = strategyWithId(id)
  if (strategy === undefined) throw new RangeError(`No program ${id}`)
  const search = Search.resume(givens, strategy, extent, start)
  search.run(new Uint16Array(PAGE_EVENTS), 0, event - start.event)
  return search.work
}
