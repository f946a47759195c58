/**
 * Where the page stands after Run: at the latest event while the program runs, at the solved board once it is accepted,
 * and at the moment of the diagnosis once it is known why the program is wrong. A learner who moves is left alone.
 */
import { perStore } from '../store/perStore.ts'
import { BY_PARTS } from '../store/stateStore.ts'
import { languageInFront } from './choice.ts'
import { diagnosisOf, findingOn } from './diagnosis/commands.ts'
import { chosenProgram } from './own.ts'

export const standingOf = perStore((store) => {
  const { getState: get, subscribe, environment } = store
  const diagnosisCommand = diagnosisOf(store)
  const session = () => environment.sessions.front()

  function follow(): void {
    const { own, puzzle } = get()
    if (own?.run === undefined || !session().isFollowing()) return
    const { run } = own
    if (run.verdict.kind === 'accepted') return session().finish()
    // The finding of a small board is shown once the program has run there.
    if (run.diagnosis?.kind !== 'found' || own.shownFinding !== undefined) return
    // The learner edits the program already.
    if (chosenProgram(own, languageInFront(get())).text !== run.text) return
    const finding = findingOn(puzzle.grid, run.diagnosis)
    if (finding.board === 'own') diagnosisCommand({ kind: 'show', finding, isUnasked: true })
  }
  subscribe(({ own }) => [own?.run?.verdict, own?.run?.diagnosis, own?.shownFinding], follow, BY_PARTS)

  return {
    /** Follows a run that has just begun. */
    begin: () => session().follow(),
  }
})
