import { SEARCHING, type SearchingWords } from '../i18n/searching.ts'
import { useApp } from './useApp.ts'

/** What is said of a search once there is one, in the user's language. */
export function useSearchingWords(): SearchingWords {
  return SEARCHING[useApp((app) => app.preferences.language)]
}
