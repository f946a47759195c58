import { type ReactNode, useState } from 'react'
import { languageInFront } from './choice.ts'
import { languageParts } from './languages.ts'
import type { ProgramCall, Variable } from '../../search/steps/step.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import { cellNotation } from '../../sudoku/units.ts'
import { callText, ownCallText } from '../drawer/callText.ts'
import { CALLS } from '../drawer/words.ts'
import { LineText } from '../listing/LineText.tsx'
import { useApp, useMessages, useSession, useWords } from '../store/useApp.ts'
import styles from './OwnCall.module.css'
import { formattedValue } from '../listing/watchValue.ts'
import { VariableName } from './variable/VariableName.tsx'
import { VARIABLE } from './variable/words.ts'

/** A call on the stack of the user's own program: its arguments, the cell it filled, its line and, expanded, its variables. */
export function OwnCall({ call }: { readonly call: ProgramCall }) {
  const calls = useWords(CALLS)
  const { drawer } = useMessages()
  const language = useApp(languageInFront)
  const isInnermost = useSession(
    ({ debugging }) => debugging.executionPoint?.frames.at(-1)?.depth === call.depth,
  )
  const { line, variables, filled } = call
  return (
    <ListedCall variables={variables} call={call} isInnermost={isInnermost}>
      <span translate="no">
        {callText(call, NO_LISTING, languageParts(language).listing, drawer.program)}
      </span>
      <span translate="no">
        {filled !== undefined && (
          <>
            <span>{`→ ${cellNotation(filled.cell)} `}</span>
            {filled.isTakenBack ? (
              <s className={styles.takenBack}>{filled.digit}</s>
            ) : (
              <b className={styles.placed}>{`= ${filled.digit}`}</b>
            )}
          </>
        )}
      </span>
      <span className={styles.state}>
        <LineText text={isInnermost ? calls.justRan(line) : calls.waits(line)} />
      </span>
    </ListedCall>
  )
}

const NO_LISTING: readonly HighlightedLine[] = []

/** The call that has just returned to the running one: its arguments, what it gave back and, expanded, its variables. */
export function ReturnedCall() {
  const words = useWords(VARIABLE)
  const calls = useWords(CALLS)
  const language = useApp(languageInFront)
  const returned = useSession(({ debugging }) => debugging.executionPoint?.step?.returned)
  if (returned === undefined) return undefined
  const { listing } = languageParts(language)
  return (
    <ListedCall variables={returned.variables} call={undefined} isInnermost={false}>
      <span className={styles.gaveBack}>
        {words.gaveBack(ownCallText(returned, listing), formattedValue(returned.value, listing))}
      </span>
      <span className={styles.state}>{calls.returned}</span>
    </ListedCall>
  )
}

interface ListedCallProps {
  readonly children: ReactNode
  readonly variables: readonly Variable[]
  /** Undefined for a call that has returned. */
  readonly call: ProgramCall | undefined
  readonly isInnermost: boolean
}

function ListedCall({ children, variables, call, isInnermost }: ListedCallProps) {
  const language = useApp(languageInFront)
  const [isOpen, setOpen] = useState(false)
  const hasReturned = call === undefined
  if (variables.length === 0)
    return (
      <li className={styles.call} data-returned={hasReturned}>
        <div className={styles.row} data-innermost={isInnermost}>
          {children}
        </div>
      </li>
    )
  return (
    <li>
      <details className={styles.call} data-returned={hasReturned} open={isOpen}>
        <summary
          className={styles.row}
          data-innermost={isInnermost}
          onClick={(click) => {
            // A line in its words is a button of its own.
            if (click.target instanceof Element && click.target.closest('button') !== null) return
            click.preventDefault()
            setOpen(!isOpen)
          }}
        >
          {children}
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
