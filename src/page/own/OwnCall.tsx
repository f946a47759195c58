import { useState } from 'react'
import { languageInFront } from './choice.ts'
import { languageParts } from './languages.ts'
import type { ProgramCall, Variable } from '../../search/steps/step.ts'
import { OWN } from './words.ts'
import { useApp, useSession, useWords } from '../store/useApp.ts'
import styles from './OwnCall.module.css'
import { formattedValue } from '../listing/watchValue.ts'
import { VariableName } from './variable/VariableName.tsx'
import { VARIABLE } from './variable/words.ts'

/** A call on the stack of the user's own program: its line and, expanded, its variables. */
export function OwnCall({ call }: { readonly call: ProgramCall }) {
  const words = useWords(OWN)
  const { name, line, variables } = call
  const title = words.call(name === '<module>' ? words.theProgram : `${name}()`, line)
  return <ListedCall title={title} variables={variables} call={call} />
}

/** The call that has just returned to the running one: what it gave back and, expanded, its variables. */
export function ReturnedCall() {
  const words = useWords(VARIABLE)
  const language = useApp(languageInFront)
  const returned = useSession(({ debugging }) => debugging.executionPoint?.step?.returned)
  if (returned === undefined) return undefined
  const { name, value, variables } = returned
  return (
    <ListedCall
      title={words.gaveBack(name, formattedValue(value, languageParts(language).listing))}
      variables={variables}
      call={undefined}
    />
  )
}

interface ListedCallProps {
  readonly title: string
  readonly variables: readonly Variable[]
  /** Undefined for a call that has returned. */
  readonly call: ProgramCall | undefined
}

function ListedCall({ title, variables, call }: ListedCallProps) {
  const language = useApp(languageInFront)
  const [isOpen, setOpen] = useState(false)
  const hasReturned = call === undefined
  if (variables.length === 0)
    return (
      <li className={styles.call} data-returned={hasReturned}>
        {title}
      </li>
    )
  return (
    <li>
      <details className={styles.call} data-returned={hasReturned} open={isOpen}>
        <summary
          onClick={(click) => {
            click.preventDefault()
            setOpen(!isOpen)
          }}
        >
          {title}
        </summary>
        {/* Rendered only while open: most calls are closed, and all are drawn again at each step. */}
        {isOpen && (
          <dl className={styles.variables} translate="no">
            {variables.map(({ name, value }) => (
              <div key={name}>
                <dt>{hasReturned ? name : <VariableName name={name} call={call} />}</dt>
                <dd>{formattedValue(value, languageParts(language).listing)}</dd>
              </div>
            ))}
          </dl>
        )}
      </details>
    </li>
  )
}
