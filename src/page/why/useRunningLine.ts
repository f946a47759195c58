import { languageInFront } from '../own/choice.ts'
import { chosenProgram, programsIn, runOf } from '../own/own.ts'
import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import type { AppState } from '../store/state.ts'
import { useListing } from '../listing/useListing.ts'
import type { ExecutionPoint } from '../session/debugging.ts'
import { frontOf } from '../session/sessions.ts'
import { useApp } from '../store/useApp.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'

/** Returns the line of the shown step, from 1; undefined if none runs, or if it is not known in what is shown. */
export function useRunningLine(): number | undefined {
  const { lines } = useListing()
  return useApp((app) => runningLineOf(app, frontOf(app).debugging.executionPoint, lines))
}

/** As `useRunningLine`. @param lines the shown listing of a built-in program */
export function runningLineOf(
  app: AppState,
  point: ExecutionPoint | undefined,
  lines: readonly HighlightedLine[],
): number | undefined {
  const { program } = frontOf(app)
  const step = point?.step
  const line =
    program.kind === 'built-in'
      ? lineOfStep(lines, step?.kind) + 1
      : isProgramEdited(app)
        ? 0
        : (step?.line ?? 0)
  return line > 0 ? line : undefined
}

/** Returns true if the shown own program is another than the one that ran, or was edited since its run. */
function isProgramEdited(app: AppState): boolean {
  const { own } = app
  const language = languageInFront(app)
  if (own === undefined || programsIn(own.programs, language).length === 0) return false
  const shown = chosenProgram(own, language)
  return runOf(own, shown)?.text !== shown.text
}
