import { comparingOf } from '../../../app/comparing/comparing.ts'
import { useMemo } from 'react'
import { sortedCosts } from '../../../app/comparing/sorting.ts'
import { programWithId } from '../../../app/programs.ts'
import { builtInOf } from '../../../app/session/sessions.ts'
import type { ComparedCost } from '../../../core/facts/comparedSearches.ts'
import { timeLimitsOf, type TimeLimits } from '../../../core/seconds/limits.ts'
import { type TimedProgram, timedIn } from '../../../core/seconds/verdicts.ts'
import { useApp, usePhrase } from '../../useApp.ts'

export interface ComparedRow {
  readonly cost: ComparedCost
  readonly name: string
  readonly timed: readonly TimedProgram[]
}

export interface Comparison {
  /** In the order that was chosen. */
  readonly rows: readonly ComparedRow[]
  /** That of the program that is watched. */
  readonly chosen: ComparedRow | undefined
  readonly limits: TimeLimits
}

/** The name of a program, in the user's language. */
function useProgramName(): (strategy: string) => string {
  const phrase = usePhrase()
  return (strategy) => {
    const program = programWithId(strategy)
    return program === undefined ? strategy : phrase(program.name)
  }
}

/** All programs with their figures so far, ready to be shown. */
export function useComparison(): Comparison {
  const nameOf = useProgramName()
  const { costs, sorting, judge } = useApp(comparingOf)
  const strategy = useApp((app) => builtInOf(app).strategy)
  return useMemo(() => {
    const limits = timeLimitsOf(judge)
    const rows = sortedCosts(costs, sorting, nameOf).map((cost) => ({
      cost,
      name: nameOf(cost.strategy),
      timed: timedIn(cost, limits),
    }))
    return { rows, limits, chosen: rows.find(({ cost }) => cost.strategy === strategy) }
  }, [costs, sorting, judge, strategy, nameOf])
}
