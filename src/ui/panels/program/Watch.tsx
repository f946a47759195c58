import type { ListingLanguage } from '../../../core/programs/folder.ts'
import type { Variable } from '../../../core/steps/step.ts'
import { useMessages, useSession } from '../../useApp.ts'
import styles from './ProgramPanel.module.css'
import { digitsSet, written } from './watchValue.ts'

const NONE: readonly Variable[] = []

/** The variables of the call that is running, those that have just changed marked. */
export function Watch({ language }: { readonly language: ListingLanguage }) {
  const { stepping: words } = useMessages()
  const variables = useSession(({ debugging }) => debugging.executionPoint?.step?.variables ?? NONE)
  const changed = useSession(({ debugging }) => debugging.executionPoint?.changed)
  return (
    <section className={styles.section} aria-labelledby="watch">
      <h2 id="watch" className={styles.heading}>
        {words.watch}
      </h2>
      {variables.length === 0 && <p className={styles.hint}>{words.noVariables}</p>}
      <dl className={styles.watch}>
        {variables.map(({ name, value }) => {
          const raw = written(value, language)
          const digits = digitsSet(value)
          const isChanged = changed?.has(name) === true
          return (
            <div key={name} data-changed={isChanged}>
              <dt>{name}</dt>
              <dd title={raw}>
                {digits === undefined ? raw : words.digits(digits.join(' '))}
                {isChanged && <span className={styles.unseen}> ({words.changed})</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
