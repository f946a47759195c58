import type { Givens } from '../../core/givens.ts'
import { Search } from '../../core/search/search.ts'
import { PAGE_EVENTS, type SearchPage } from '../../core/trace/page.ts'
import type { BuiltInProgram } from './session.ts'
import { strategyOf } from './strategies.ts'

/**
 * The work of a search up to an event: its page is searched again.
 * @param event in the page @throws RangeError if it has not been run
 */
export function workDone(
  givens: Givens,
  program: BuiltInProgram,
  { start }: SearchPage,
  event: number,
): number {
  const strategy = strategyOf(program)
  if (strategy === undefined) throw new RangeError(`${program.strategy} has not been run`)
  const search = Search.resume(givens, strategy, program.extent, start)
  search.run(new Uint16Array(PAGE_EVENTS), 0, event - start.event)
  return search.work
}
