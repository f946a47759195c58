/** Options of the menu of programs that concern the user's own programs, and the command of each. */
import type { Language } from '../../i18n/text.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { BROKEN } from './broken.ts'
import { EXAMPLES } from './examples.ts'
import { languageParts } from './languages.ts'
import { BROKEN_OPTION, type OwnCommand } from './own.ts'
import { OWN } from './words.ts'

export const NEW_OPTION = 'new'
const EXAMPLE = 'example:'

export const exampleOption = (name: string): string => `${EXAMPLE}${name}`

/**
 * Returns the command of an option; any other option is the id of a program.
 * @param language of the shown program, and of those that are added
 * @param words language in which a copy of a broken program is named
 */
export function commandOf(option: string, language: OwnLanguage, words: Language): OwnCommand {
  if (option === NEW_OPTION) return { kind: 'add', text: '' }
  const example = EXAMPLES[language].find(({ name }) => option === exampleOption(name))
  if (example !== undefined) return { kind: 'add', ...example }
  if (!option.startsWith(BROKEN_OPTION)) return { kind: 'choose', id: option }
  const id = option.slice(BROKEN_OPTION.length)
  const number = BROKEN[language].findIndex((each) => each.id === id) + 1
  const name = `${OWN[words].brokenName(number)}${languageParts(language).extension}`
  return { kind: 'openBroken', id, name }
}
