import { languageInFront } from '../../app/own/choice.ts'
import { languageParts } from './languages.ts'
import type { ProgramCall } from '../../core/steps/step.ts'
import { OWN } from './words.ts'
import { useApp, useWords } from '../../ui/useApp.ts'
import styles from './OwnCall.module.css'
import { formattedValue } from '../../ui/panels/program/watchValue.ts'

/** A call on the stack of the user's own program: its line and, expanded, its variables. */
export function OwnCall({ call: { name, line, variables } }: { readonly call: ProgramCall }) {
  const words = useWords(OWN)
  const language = useApp(languageInFront)
  const title = words.call(name === '<module>' ? words.theProgram : `${name}()`, line)
  if (variables.length === 0) return <li className={styles.call}>{title}</li>
  return (
    <li>
      <details className={styles.call}>
        <summary>{title}</summary>
        <dl className={styles.variables} translate="no">
          {variables.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formattedValue(value, languageParts(language).listing)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}
