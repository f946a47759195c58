import type { Grid } from '../../grid.ts'
import type { Verdict } from '../judge.ts'
import { cachedSolutionCount } from './promises.ts'
import type { SolutionCount } from './solutions.ts'

/** Returns the verdict on a right solution by a judge that compares it with one known solution. */
export function verdictOnSolution(puzzle: Grid, count: SolutionCount = cachedSolutionCount(puzzle)): Verdict {
  switch (count) {
    case 'several':
      return { kind: 'undecided', doubt: 'several-solutions' }
    case 'one':
    case 'none':
      return { kind: 'accepted', note: 'only-solution' }
  }
}
