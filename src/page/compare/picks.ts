/** The choice of programs in the table that are then watched in step. */
import { comparingOf } from './table/comparing.ts'
import { type LockstepSetup, MAX_LANES, MEASURES, MIN_LANES } from './lockstep/lockstep.ts'
import { ownLanguage, programId } from '../own/choice.ts'
import { builtInOf } from '../session/sessions.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'

type Picks = Pick<AppState, 'picked' | 'lockstep'>

/** Returns the ids of the chosen programs: those last chosen in the table, or else the programs of the lanes. */
export function pickedIds({ picked, lockstep }: Picks): readonly string[] {
  return picked ?? [...new Set((lockstep?.lanes ?? []).map(({ program }) => programId(program)))]
}

export const canBeWatched = (picked: readonly string[]): boolean => picked.length >= MIN_LANES

/** Returns the programs chosen in the table, on the axis of the lanes before, with the extent of the table. */
function setupOf(state: AppState, picked: readonly string[]): LockstepSetup {
  const extent = comparingOf(state).extent ?? builtInOf(state).extent
  const programs = picked.map((id) => {
    const language = ownLanguage(id)
    return language === undefined
      ? ({ kind: 'built-in', strategy: id, extent } as const)
      : ({ kind: 'own', language } as const)
  })
  return { programs, measure: state.lockstep?.measure ?? MEASURES[0], at: 0 }
}

export const picksOf = perStore(({ getState: get, setState: set, actions }) => ({
  /** Chooses a program, or takes it out. Does nothing if there is no room. */
  toggle(id: string): void {
    const before = pickedIds(get())
    if (before.includes(id)) return set({ picked: before.filter((one) => one !== id) })
    if (before.length < MAX_LANES) set({ picked: [...before, id] })
  },
  /** Opens Compare in step: with the chosen programs, or with its lanes as they were if no choice has been made since. */
  watch(): void {
    const { picked } = get()
    set({ picked: undefined })
    actions.openInStep(picked !== undefined && canBeWatched(picked) ? setupOf(get(), picked) : undefined)
  },
}))
