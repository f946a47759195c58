import { VERDICTS, type VerdictWords } from '../../../i18n/verdicts.ts'
import { useApp } from '../../useApp.ts'

/** The sentences of this panel in the user's language. */
export function useVerdictWords(): VerdictWords {
  return VERDICTS[useApp((app) => app.preferences.language)]
}
