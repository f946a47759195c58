import { INSIGHTS, type InsightWords } from '../../i18n/insight.ts'
import { useApp } from '../useApp.ts'

/** What is said of a puzzle and its transforms, in the user's language. */
export function useInsightWords(): InsightWords {
  return INSIGHTS[useApp((app) => app.preferences.language)]
}
