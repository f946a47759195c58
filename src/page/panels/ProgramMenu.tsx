import { STRATEGIES } from '../../search/programs/registry.ts'
import { choiceOf, ownId, ownLanguage } from '../own/choice.ts'
import type { AppState } from '../store/state.ts'
import { LANGUAGE_NAMES, OWN_LANGUAGES } from '../../sudoku/reading/language.ts'
import fields from '../controls/Field.module.css'
import { useActions, useApp, useMessages, usePhrase } from '../store/useApp.ts'
import styles from './ProgramMenu.module.css'

/** Selects for the program and its extent (first solution or all). */
export function ProgramMenu() {
  const { header } = useMessages()
  const phrase = usePhrase()
  const { chooseStrategy, chooseExtent } = useActions()
  const strategy = useApp((app) => awaitedId(app) ?? choiceOf(app).strategy)
  const extent = useApp((app) => choiceOf(app).extent)
  return (
    <div className={styles.menu}>
      <div className={`${styles.choice} ${styles.program}`}>
        <span aria-hidden="true">{header.program}</span>
        <select
          className={fields.field}
          aria-label={header.program}
          value={strategy}
          onChange={({ target }) => chooseStrategy(target.value)}
        >
          {STRATEGIES.map(({ id, name }) => (
            <option key={id} value={id}>
              {phrase(name)}
            </option>
          ))}
          {OWN_LANGUAGES.map((language) => (
            <option key={language} value={ownId(language)}>
              {`${header.own}: ${LANGUAGE_NAMES[language]}`}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.choice}>
        <span aria-hidden="true">{header.extent}</span>
        <select
          className={fields.field}
          aria-label={header.extent}
          value={extent}
          disabled={ownLanguage(strategy) !== undefined}
          onChange={({ target }) => chooseExtent(target.value === 'all' ? 'all' : 'first')}
        >
          <option value="first">{header.first}</option>
          <option value="all">{header.all}</option>
        </select>
      </div>
    </div>
  )
}

/** Returns the id of the user's own program that opens once the code for it is loaded, if its language is known. */
function awaitedId({ awaitedOwn }: AppState): string | undefined {
  return awaitedOwn?.language === undefined ? undefined : ownId(awaitedOwn.language)
}
