/** Finds what a program works on. Loaded with the first run, because it brings the programs along. */
import type { Givens } from '../core/grid.ts'
import { strategyWithId } from '../core/strategies/registry.ts'
import { type Focus, focusOf } from '../core/trace/focus.ts'
import type { Moment } from '../core/trace/replay.ts'

/** As `focusOf`. @param program its id */
export function focusOfProgram(givens: Givens, program: string, moment: Moment): Focus | undefined {
  const strategy = strategyWithId(program)
  return strategy === undefined ? undefined : focusOf(givens, strategy, moment)
}
