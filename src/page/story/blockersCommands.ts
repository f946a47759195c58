import { frontOf } from '../session/sessions.ts'
import { deadBoard, deadEndOf } from './deadEnd.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'
import type { RingKind, Rings } from '../board/rings.ts'
import { judgedBlockers } from '../../search/story/blockers.ts'
import type { Cell } from '../../sudoku/units.ts'

/**
 * While the user is asked for blockers (the cells that leave a blank no digit): a press of a cell chooses it or removes
 * it from the chosen ones, and rings mark the blank and the chosen cells.
 */
export const blockersOf = perStore((store) => {
  const { getState: get, setState: set, subscribe, actions } = store
  /** Stops taking presses of cells; undefined while none are taken. */
  let release: (() => void) | undefined

  /** Adds a cell to the chosen ones, or removes it. Does nothing once they are judged. */
  function choose(cell: Cell): void {
    const { blockers } = get()
    const deadEnd = deadEndOf(frontOf(get()))
    if (blockers === undefined || blockers.answer !== undefined || cell === deadEnd?.cell) return
    const { chosen } = blockers
    const isChosen = chosen.includes(cell)
    set({
      blockers: { ...blockers, chosen: isChosen ? chosen.filter((one) => one !== cell) : [...chosen, cell] },
    })
    updateRings()
  }

  function updateRings(): void {
    actions.showRings(ringsFor(get()))
  }

  /** Takes presses and shows rings while the user is asked for blockers. */
  function follow(): void {
    if (isAsked(get()) === (release !== undefined)) return
    if (release === undefined) {
      // Typed digits are ignored.
      release = actions.takePresses({ pressed: choose, typed() {} })
      updateRings()
    } else {
      release()
      release = undefined
      actions.showRings(new Map())
    }
  }

  subscribe(isAsked, follow)

  return {
    follow,
    /** Judges the chosen cells, and rings the right, superfluous and missing ones. */
    commit(): void {
      const { blockers } = get()
      const session = frontOf(get())
      const deadEnd = deadEndOf(session)
      if (blockers === undefined || deadEnd === undefined) return
      const answer = judgedBlockers(deadBoard(session, deadEnd), deadEnd.cell, blockers.chosen)
      set({ blockers: { ...blockers, answer } })
      updateRings()
    },
  }
})

const isAsked = ({ blockers }: AppState) => blockers !== undefined

const ringEntries = (cells: readonly Cell[], kind: RingKind) => cells.map((cell) => [cell, kind] as const)

function ringsFor(state: AppState): Rings {
  const { blockers } = state
  const deadEnd = deadEndOf(frontOf(state))
  if (blockers === undefined || deadEnd === undefined) return new Map()
  const { chosen, answer } = blockers
  const blank = ringEntries([deadEnd.cell], 'blank')
  if (answer === undefined) return new Map([...blank, ...ringEntries(chosen, 'chosen')])
  const missing = answer.missing.map(({ by }) => by)
  return new Map([
    ...blank,
    ...ringEntries(answer.right, 'right'),
    ...ringEntries(answer.superfluous, 'superfluous'),
    ...ringEntries(missing, 'missing'),
  ])
}
