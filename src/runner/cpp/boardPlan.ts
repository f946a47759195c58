/**
 * Plans how the next attempt to record a program finds its boards: which stores to memory are watched, and when memory
 * is searched for boards.
 */
import type { OwnProgram } from '../questions.ts'
import type { CppRun, KnownBoards } from './cppRun.ts'
import type { WatchedStores } from './instrumentation.ts'

/** Attempt from which on memory is not searched again after a find, because finds could cause restarts without end. */
const MAX_ATTEMPTS = 12
/** Number of loop iterations and calls before the first search of memory. */
const FIRST_SEARCH = 96

export interface BoardPlan extends KnownBoards {
  readonly watched: WatchedStores
  /** True if a write was missed even with every store watched. */
  readonly isUnseen: boolean
  /** From 1. */
  readonly attempt: number
}

/** Returns the plan for the first attempt. An optimized program runs without boards, just for its outcome. */
export function firstPlan({ optimized }: OwnProgram): BoardPlan {
  return {
    watched: optimized ? 'none' : 'likely',
    boards: [],
    searchAt: optimized ? Infinity : FIRST_SEARCH,
    logging: optimized ? 'done' : 'not-yet',
    isUnseen: false,
    attempt: 1,
  }
}

/**
 * Returns the plan for the next attempt, after one that missed a write, found new boards or needs a log of all writes.
 */
export function nextPlan(
  plan: BoardPlan,
  { hasMissedWrite, newBoards, searchedAt, wantsLog }: CppRun,
): BoardPlan {
  const attempt = plan.attempt + 1
  if (wantsLog) return { ...plan, logging: 'now', attempt }
  if (plan.logging === 'now') return { ...plan, boards: newBoards, logging: 'done', attempt }
  if (hasMissedWrite) {
    // Watching every store was not enough: run without boards, just for the outcome.
    if (plan.watched === 'all') {
      return {
        watched: 'none',
        boards: [],
        searchAt: Infinity,
        logging: 'done',
        isUnseen: true,
        attempt,
      }
    }
    return { ...plan, watched: 'all', attempt }
  }
  return {
    ...plan,
    boards: plan.boards.concat(newBoards),
    searchAt: attempt >= MAX_ATTEMPTS ? Infinity : Math.max(FIRST_SEARCH, searchedAt * 2),
    attempt,
  }
}

/** Returns the plan for rerunning the same program: its boards are known, so memory is not searched. */
export function planAgain(plan: BoardPlan): BoardPlan {
  return { ...plan, searchAt: Infinity }
}
