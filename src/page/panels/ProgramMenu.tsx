import { STRATEGIES } from '../../search/programs/registry.ts'
import { choiceOf, ownId, ownLanguage } from '../own/choice.ts'
import { chosenProgram, type Own, programsIn } from '../own/own.ts'
import { ProgramOptions } from '../own/ownParts.tsx'
import type { AppState } from '../store/state.ts'
import { LANGUAGE_NAMES, OWN_LANGUAGES, type OwnLanguage } from '../../sudoku/reading/language.ts'
import fields from '../controls/Field.module.css'
import { PROGRAM_MENU_ID } from '../controls/ids.ts'
import { useActions, useApp, useMessages, usePhrase } from '../store/useApp.ts'
import styles from './ProgramMenu.module.css'

/** The menu of programs: the user's own, which may be added here, and Backdoku's. */
export function ProgramMenu() {
  const { header } = useMessages()
  const phrase = usePhrase()
  const { chooseStrategy, runOwn } = useActions()
  const isOwn = useApp(isOwnShown)
  const shown = useApp((app) => awaitedId(app) ?? choiceOf(app).strategy)
  // Selected here, not in each group, because React selects an option anew only when the menu itself is rendered.
  const own = useApp((app) => app.own)

  function choose(option: string): void {
    if (ownLanguage(option) !== undefined || STRATEGIES.some(({ id }) => id === option))
      chooseStrategy(option)
    else runOwn({ kind: 'pick', option })
  }

  return (
    <select
      id={PROGRAM_MENU_ID}
      className={`${fields.field} ${styles.program}`}
      aria-label={header.program}
      value={shown}
      onChange={({ target }) => choose(target.value)}
    >
      <optgroup label={header.mine}>
        {OWN_LANGUAGES.map((language) => (
          <OwnOptions key={language} own={own} language={language} />
        ))}
      </optgroup>
      {isOwn && own !== undefined && <ProgramOptions />}
      <optgroup label={header.builtIn}>
        {STRATEGIES.map(({ id, name }) => (
          <option key={id} value={id}>
            {phrase(name)}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

interface OwnOptionsProps {
  readonly own: Own | undefined
  readonly language: OwnLanguage
}

/** Programs of the user in a language. The one that opens with the language has the language's id, the others theirs. */
function OwnOptions({ own, language }: OwnOptionsProps) {
  const { header } = useMessages()
  const programs = own === undefined ? [] : programsIn(own.programs, language)
  if (own === undefined || programs.length === 0)
    return <option value={ownId(language)}>{`${header.own}: ${LANGUAGE_NAMES[language]}`}</option>
  const chosen = chosenProgram(own, language)
  return programs.map(({ id, name }) => (
    <option key={id} value={id === chosen.id ? ownId(language) : id}>
      {name}
    </option>
  ))
}

/** How many solutions a built-in program looks for. */
export function ExtentChoice() {
  const { header } = useMessages()
  const { chooseExtent } = useActions()
  const extent = useApp((app) => choiceOf(app).extent)
  return (
    <select
      className={`${fields.field} ${styles.extent}`}
      aria-label={header.extent}
      value={extent}
      onChange={({ target }) => chooseExtent(target.value === 'all' ? 'all' : 'first')}
    >
      <option value="first">{header.first}</option>
      <option value="all">{header.all}</option>
    </select>
  )
}

/** Returns the id of the user's own program that opens once the code for it is loaded, if its language is known. */
function awaitedId({ awaitedOwn }: AppState): string | undefined {
  return awaitedOwn?.language === undefined ? undefined : ownId(awaitedOwn.language)
}

/** True if one of the user's own programs is shown, or opens once the code for it is loaded. */
export function isOwnShown(app: AppState): boolean {
  return ownLanguage(awaitedId(app) ?? choiceOf(app).strategy) !== undefined
}
