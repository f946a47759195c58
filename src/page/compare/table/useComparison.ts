import { comparingOf } from './comparing.ts'
import { useMemo } from 'react'
import { useProgramName } from '../useProgramName.ts'
import { sortedCosts } from './sorting.ts'
import { DEFAULT_STRATEGY, strategyWithId } from '../../../search/programs/registry.ts'
import { builtInOf } from '../../session/sessions.ts'
import type { ComparedCost } from '../../../search/costs/comparedSearches.ts'
import { timeLimitsOf, type TimeLimits } from '../../../search/seconds/limits.ts'
import { type TimedProgram, timedPrograms } from '../../../search/seconds/verdicts.ts'
import { useApp, usePhrase } from '../../store/useApp.ts'

export interface ComparedRow {
  readonly cost: ComparedCost
  readonly name: string
  readonly summary: string
  readonly timed: readonly TimedProgram[]
}

export interface Comparison {
  /** In sort order. */
  readonly rows: readonly ComparedRow[]
  /** Row of the chosen built-in program; undefined until the program has figures. */
  readonly chosen: ComparedRow | undefined
  readonly limits: TimeLimits
}

export function useComparison(): Comparison {
  const phrase = usePhrase()
  const nameOf = useProgramName()
  const { costs, sorting, judge } = useApp(comparingOf)
  const strategy = useApp((app) => builtInOf(app).strategy)
  return useMemo(() => {
    const limits = timeLimitsOf(judge)
    const rows = sortedCosts(costs, sorting, nameOf).map((cost) => ({
      cost,
      name: nameOf(cost.strategy),
      summary: phrase((strategyWithId(cost.strategy) ?? DEFAULT_STRATEGY).summary),
      timed: timedPrograms(cost, limits),
    }))
    return { rows, limits, chosen: rows.find(({ cost }) => cost.strategy === strategy) }
  }, [costs, sorting, judge, strategy, phrase, nameOf])
}
