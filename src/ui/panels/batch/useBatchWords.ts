import { BATCHES, type BatchWords } from '../../../i18n/batches.ts'
import { useApp } from '../../useApp.ts'

/** The sentences of this panel in the user's language. */
export function useBatchWords(): BatchWords {
  return BATCHES[useApp((app) => app.preferences.language)]
}
