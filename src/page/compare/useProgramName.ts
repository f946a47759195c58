import { useCallback } from 'react'
import { ownLanguage } from '../own/choice.ts'
import { LANGUAGE_NAMES } from '../../sudoku/reading/language.ts'
import { DEFAULT_STRATEGY, strategyWithId } from '../../search/programs/registry.ts'
import { useMessages, usePhrase } from '../store/useApp.ts'

/** Returns a function that names the program with an id, including the user's own, as the program menu does. */
export function useProgramName(): (id: string) => string {
  const { own } = useMessages().header
  const phrase = usePhrase()
  return useCallback(
    (id) => {
      const language = ownLanguage(id)
      return language === undefined
        ? phrase((strategyWithId(id) ?? DEFAULT_STRATEGY).name)
        : `${own}: ${LANGUAGE_NAMES[language]}`
    },
    [own, phrase],
  )
}
