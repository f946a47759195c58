import type { Own } from '../../../app/own/own.ts'
import { useApp, useSession } from '../../../ui/useApp.ts'
import { SHEET, useMedia } from '../../../ui/useMedia.ts'

/**
 * Place of the diagnosis: under the verdict, or, while the sheet with the verdict is closed, below the board instead of
 * the step's sentence until the user steps.
 */
export function useDiagnosisPlace({ shownFinding }: Own): 'verdict' | 'board' | 'nowhere' {
  const isSheet = useMedia(SHEET)
  const isOpen = useApp((app) => app.isSheetOpen)
  const hasStepped = useSession(({ playhead: { event, step } }) => {
    const shown = shownFinding?.hasRun === true ? shownFinding.finding.event : 0
    return step !== 0 || (event !== shown && event !== 0)
  })
  if (!isSheet || isOpen) return 'verdict'
  return hasStepped ? 'nowhere' : 'board'
}
