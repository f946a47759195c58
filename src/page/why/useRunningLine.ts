import { languageInFront } from '../own/choice.ts'
import { chosenProgram, programsIn, runOf } from '../own/own.ts'
import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import type { AppState } from '../store/state.ts'
import { useListing } from '../listing/useListing.ts'
import { useApp, useSession } from '../store/useApp.ts'

/** Returns the line of the shown step, from 1; undefined if none runs, or if it is not known in what is shown. */
export function useRunningLine(): number | undefined {
  const { lines } = useListing()
  const kind = useSession(({ debugging }) => debugging.executionPoint?.step?.kind)
  const line = useSession(({ debugging }) => debugging.executionPoint?.step?.line)
  const program = useSession(({ program }) => program.kind)
  const isEdited = useApp(isProgramEdited)
  const running = program === 'built-in' ? lineOfStep(lines, kind) + 1 : isEdited ? 0 : (line ?? 0)
  return running > 0 ? running : undefined
}

/** Returns true if the shown own program is another than the one that ran, or was edited since its run. */
function isProgramEdited(app: AppState): boolean {
  const { own } = app
  const language = languageInFront(app)
  if (own === undefined || programsIn(own.programs, language).length === 0) return false
  const shown = chosenProgram(own, language)
  return runOf(own, shown)?.text !== shown.text
}
