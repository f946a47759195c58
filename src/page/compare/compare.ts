/** State slice for the Compare view: its table, and its programs in step. */
import { type ViewId, viewNamed } from '../store/views.ts'
import type { Comparing } from './table/comparing.ts'
import type { Lockstep } from './lockstep/lockstep.ts'
import { lockstepParameters } from './lockstep/lockstepLink.ts'
import { type LockstepQuestionState, NOTHING_ASKED } from './lockstep/lockstepQuestion.ts'

export interface Compared extends LockstepQuestionState {
  /** Undefined until the Compare view is first shown. */
  readonly comparing: Comparing | undefined
  /** True if Compare shows programs in step; false for its table. */
  readonly comparesInStep: boolean
  /** Ids of the programs chosen in the table of Compare since the lanes last changed; undefined: those of the lanes. */
  readonly picked: readonly string[] | undefined
  /** Undefined until Compare has shown programs in step. */
  readonly lockstep: Lockstep | undefined
  /** True while the programs in step of a link are to be set up, once their code is loaded. */
  readonly isLockstepAwaited: boolean
}

export const NOTHING_COMPARED: Compared = {
  ...NOTHING_ASKED,
  comparing: undefined,
  comparesInStep: false,
  picked: undefined,
  lockstep: undefined,
  isLockstepAwaited: false,
}

type ShownLockstep = Pick<Compared, 'comparesInStep' | 'lockstep'> & { readonly view: ViewId }

/** Returns true while Compare is open and shows programs in step. */
export function isInStep({ view, comparesInStep }: Omit<ShownLockstep, 'lockstep'>): boolean {
  return view === 'compare' && comparesInStep
}

/** Returns the link's parameters for the programs in step; none unless they are shown. */
export function comparedParameters(state: ShownLockstep): Readonly<Record<string, string>> {
  return isInStep(state) ? lockstepParameters(state.lockstep) : {}
}

/** Reads from a link whether it opens Compare in step; older links say so by `view=race`. */
export function comparedInLink(parameters: URLSearchParams) {
  const view = viewNamed(parameters.get('view'))
  const isOfLanes =
    ['lanes', 'step'].some((name) => parameters.has(name)) || parameters.get('view') === 'race'
  return {
    /** The parameters, which `lockstepOfQuery` parses; undefined unless the link opens Compare in step. */
    lockstep: view === 'compare' && isOfLanes ? `?${parameters}` : undefined,
  }
}
