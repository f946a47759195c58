import { type ComponentType, type ReactNode, useRef } from 'react'
import type { ListingLanguage } from '../../search/programs/folder.ts'
import type { Variable } from '../../search/steps/step.ts'
import { DIGITS } from '../../sudoku/units.ts'
import { useMessages, useSession } from '../store/useApp.ts'
import { useRoving } from '../controls/roving.ts'
import { DrawerSection } from './DrawerSection.tsx'
import { MissingHint } from './MissingHint.tsx'
import styles from './Variables.module.css'
import unseen from '../controls/Unseen.module.css'
import { trueDigits, fittingDigits, formattedValue } from '../listing/watchValue.ts'

const NONE: readonly Variable[] = []

interface VariablesProps {
  /** Language in whose syntax values are shown. */
  readonly language: ListingLanguage
  /** Renders a variable's name; by default, the name is plain text. */
  readonly Name: ComponentType<{ readonly name: string }> | undefined
}

/** Variables of the running call, with changed ones marked. Sets of digits are shown last, one below the other. */
export function Variables({ language, Name }: VariablesProps) {
  const { stepping: words } = useMessages()
  const variables = useSession(({ debugging }) => debugging.executionPoint?.step?.variables ?? NONE)
  const plain = variables.filter(({ value }) => trueDigits(value) === undefined)
  const tables = variables.filter(({ value }) => trueDigits(value) !== undefined)
  const all = useRef<HTMLDivElement>(null)
  useRoving(all)
  return (
    <DrawerSection id="watch" heading={words.watch}>
      {variables.length === 0 && <MissingHint none={words.noVariables} />}
      <div ref={all} className={styles.all}>
        <dl className={styles.watch}>
          {plain.map(({ name, value }) => (
            <WatchedVariable key={name} name={name} Name={Name} title={formattedValue(value, language)}>
              <span>{formattedValue(value, language)}</span>
            </WatchedVariable>
          ))}
        </dl>
        {tables.length > 0 && (
          <div className={styles.tables}>
            <dl className={styles.watch}>
              {tables.map(({ name, value }) => (
                <WatchedVariable key={name} name={name} Name={Name} title={formattedValue(value, language)}>
                  <DigitColumns digits={trueDigits(value) ?? []} tried={undefined} />
                </WatchedVariable>
              ))}
            </dl>
            <FittingRow />
          </div>
        )}
      </div>
    </DrawerSection>
  )
}

interface WatchedVariableProps {
  readonly name: string
  readonly Name: VariablesProps['Name']
  /** Tooltip: the whole value. */
  readonly title: string
  readonly children: ReactNode
}

function WatchedVariable({ name, Name, title, children }: WatchedVariableProps) {
  const { stepping: words } = useMessages()
  const isChanged = useSession(({ debugging }) => debugging.executionPoint?.changed?.has(name) === true)
  return (
    <div data-changed={isChanged}>
      <dt translate="no">{Name === undefined ? name : <Name name={name} />}</dt>
      <dd title={title} translate="no">
        {children}
        {isChanged && <span className={unseen.unseen}>{` (${words.changed})`}</span>}
      </dd>
    </div>
  )
}

interface DigitColumnsProps {
  readonly digits: readonly number[]
  /** Digits already tried, which are marked; undefined to mark none. */
  readonly tried: readonly number[] | undefined
}

/** A set of digits, with one column per digit, so that several sets compare at a glance. */
function DigitColumns({ digits, tried }: DigitColumnsProps) {
  const { stepping: words } = useMessages()
  const now = useSession(({ debugging }) => debugging.executionPoint?.step?.digit)
  return (
    <span className={styles.columns}>
      {DIGITS.map((digit) => (
        <span key={digit} data-now={digit === now} data-tried={tried?.includes(digit)}>
          {digits.includes(digit) && (digit === digits[0] ? digit : ` ${digit}`)}
        </span>
      ))}
      {digits.length === 0 && <span className={unseen.unseen}>{words.digits('')}</span>}
    </span>
  )
}

/** The digits that fit in the cell of the running call: those missing from all sets of digits above, and its own. */
function FittingRow() {
  const { stepping: words } = useMessages()
  const step = useSession(({ debugging }) => debugging.executionPoint?.step)
  const fitting = step && fittingDigits(step)
  if (fitting === undefined) return undefined
  return (
    <p className={styles.fitting} translate="no">
      <span>{words.fitting}</span>
      <DigitColumns digits={fitting.digits} tried={fitting.givenUp} />
    </p>
  )
}
