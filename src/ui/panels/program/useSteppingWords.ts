import { STEPPING, type SteppingWords } from '../../../i18n/stepping.ts'
import { useApp } from '../../useApp.ts'

/** The sentences of this panel in the user's language. */
export function useSteppingWords(): SteppingWords {
  return STEPPING[useApp((app) => app.preferences.language)]
}
