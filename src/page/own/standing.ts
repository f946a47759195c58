/**
 * Where the page stands after Run: at the latest event while the program runs, at the solved board once it is accepted,
 * and at the moment of the diagnosis once it is known why the program is wrong. A learner who moves is left alone.
 */
import { END, positionAt, samePosition } from '../../search/trace/position.ts'
import { eventsOf, isSearching } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'
import { BY_PARTS } from '../store/stateStore.ts'
import { languageInFront } from './choice.ts'
import { diagnosisOf, findingOn } from './diagnosis/commands.ts'
import { chosenProgram } from './own.ts'

export const standingOf = perStore((store) => {
  const { getState: get, subscribe, actions } = store
  const diagnosisCommand = diagnosisOf(store)
  /** True from Run until the learner moves, or until the page has gone where it was to go. */
  let isFollowing = false

  function follow(): void {
    if (!isFollowing) return
    const app = get()
    const { own, puzzle } = app
    const run = own?.run
    // The finding of a small board is shown once the program has run there.
    if (own?.shownFinding?.hasRun === true || run === undefined || !isAtEnd(app)) return leave()
    if (run.verdict.kind === 'accepted') {
      leave()
      return actions.goToEnd()
    }
    const { diagnosis } = run
    if (diagnosis?.kind !== 'found' || own?.shownFinding !== undefined) return
    leave()
    // The learner edits the program already.
    if (own === undefined || chosenProgram(own, languageInFront(app)).text !== run.text) return
    const finding = findingOn(puzzle.grid, diagnosis)
    if (finding.board === 'own') diagnosisCommand({ kind: 'show', finding, isUnasked: true })
  }

  function leave(): void {
    isFollowing = false
  }

  subscribe(
    (app) => [app.own?.run, app.own?.shownFinding, frontOf(app).playhead, app.playing],
    follow,
    BY_PARTS,
  )

  return {
    /** Follows a run that has just begun. */
    begin(): void {
      actions.goTo(END)
      isFollowing = true
    },
  }
})

/** True if the playhead is where a run leads that nobody has moved away from. */
function isAtEnd(app: AppState): boolean {
  const { playhead, run } = frontOf(app)
  if (app.playing) return false
  return (
    playhead.event === END.event || (!isSearching(run) && samePosition(playhead, positionAt(eventsOf(run))))
  )
}
