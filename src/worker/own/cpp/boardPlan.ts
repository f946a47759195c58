/** How a program's boards are found, from one attempt to the next. */
import type { OwnProgram } from '../../ownProtocol.ts'
import type { CppRun, KnownBoards } from './cppRun.ts'
import type { Watched } from './instrumentation.ts'

/** Runs are begun anew, with more boards, this often at most. */
const MOST_ATTEMPTS = 12
/** Loops and calls after which memory is searched first. */
const FIRST_SEARCH = 96

export interface BoardPlan extends KnownBoards {
  readonly watched: Watched
  /** With every store watched, something was missed still. */
  readonly isUnseen: boolean
  /** The attempt, from 1. */
  readonly attempt: number
}

export function firstPlan({ optimized }: OwnProgram): BoardPlan {
  return {
    watched: optimized ? 'none' : 'likely',
    boards: [],
    searchAt: optimized ? Infinity : FIRST_SEARCH,
    isUnseen: false,
    attempt: 1,
  }
}

/** After an attempt that cannot be relied on. */
export function nextPlan(plan: BoardPlan, { isMistaken, fresh, searchedAt }: CppRun): BoardPlan {
  const attempt = plan.attempt + 1
  if (isMistaken) {
    // With every store watched: it is only judged then.
    if (plan.watched === 'all') {
      return { watched: 'none', boards: [], searchAt: Infinity, isUnseen: true, attempt }
    }
    return { ...plan, watched: 'all', attempt }
  }
  return {
    ...plan,
    boards: plan.boards.concat(fresh),
    searchAt: attempt >= MOST_ATTEMPTS ? Infinity : Math.max(FIRST_SEARCH, searchedAt * 2),
    attempt,
  }
}

/** Where the same run is made again, all is found already. */
export function planAgain(plan: BoardPlan): BoardPlan {
  return { ...plan, searchAt: Infinity }
}
