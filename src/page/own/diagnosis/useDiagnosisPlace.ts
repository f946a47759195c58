import type { Own } from '../own.ts'
import { useApp, useSession } from '../../store/useApp.ts'
import { SHEET, useMedia } from '../../controls/useMedia.ts'

/**
 * Returns where the page shows the diagnosis: usually under the verdict. On small screens, while the sheet with the
 * verdict is closed, it is below the board, in place of the step's sentence. There it disappears when the user steps.
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
