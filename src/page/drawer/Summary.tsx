import type { ListingLanguage } from '../../search/programs/folder.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import type { StackFrame, Variable } from '../../search/steps/step.ts'
import { formattedValue } from '../listing/watchValue.ts'
import { useMessages, useSession } from '../store/useApp.ts'
import { callText } from './callText.ts'
import type { DrawerTab } from './drawer.ts'
import styles from './Drawer.module.css'

/** Maximum variables in the line. */
const MOST_VARIABLES = 6
/** Maximum characters of a value in the line; longer ones, such as lists, are left out. */
const LONGEST = 12

const NO_VARIABLES: readonly Variable[] = []
const NO_FRAMES: readonly StackFrame[] = []

interface SummaryProps {
  readonly lines: readonly HighlightedLine[]
  readonly language: ListingLanguage
  readonly tabs: readonly DrawerTab[]
  /** Opens the drawer at a tab. */
  readonly open: (tab: DrawerTab) => void
}

/** The line of the closed drawer: a button for each tab, the values of the variables, and the innermost call. */
export function Summary({ lines, language, tabs, open }: SummaryProps) {
  const { drawer: words } = useMessages()
  const titles: readonly DrawerTab[] = [
    'variables',
    'stack',
    ...tabs.filter((tab) => tab === 'breakpoints' || tab === 'values'),
  ]
  return (
    <div className={styles.summary}>
      {titles.map((tab) => (
        <span key={tab} className={styles.part} data-part={tab}>
          <button type="button" className={styles.tab} aria-expanded={false} onClick={() => open(tab)}>
            {words.tabs[tab]}
          </button>
          {tab === 'variables' && <VariableValues language={language} />}
          {tab === 'stack' && <InnermostCall lines={lines} language={language} />}
        </span>
      ))}
    </div>
  )
}

function VariableValues({ language }: { readonly language: ListingLanguage }) {
  const variables = useSession(({ debugging }) => debugging.executionPoint?.step?.variables ?? NO_VARIABLES)
  const changed = useSession(({ debugging }) => debugging.executionPoint?.changed)
  const short = variables
    .map(({ name, value }) => ({ name, text: formattedValue(value, language) }))
    .filter(({ text }) => text.length <= LONGEST)
  return (
    <span className={styles.values} data-testid="drawer-variables" translate="no">
      {short.slice(0, MOST_VARIABLES).map(({ name, text }) => (
        <span key={name} data-changed={changed?.has(name)}>
          <span>{`${name} `}</span>
          <b>{text}</b>
        </span>
      ))}
    </span>
  )
}

function InnermostCall({
  lines,
  language,
}: {
  readonly lines: readonly HighlightedLine[]
  readonly language: ListingLanguage
}) {
  const { drawer: words } = useMessages()
  const frames = useSession(({ debugging }) => debugging.executionPoint?.frames ?? NO_FRAMES)
  const isOwn = useSession(({ program }) => program.kind === 'own')
  const innermost = frames.at(-1)
  // Until the lines of an own program are known, so are only the depths of its calls.
  if (innermost === undefined || (isOwn && innermost.kind === 'search')) return undefined
  return (
    <span className={styles.values} data-kind="call" data-testid="drawer-call">
      <b translate="no">{callText(innermost, lines, language, words.program)}</b>
      {frames.length > 1 && <span>{` ${words.andMore(frames.length - 1)}`}</span>}
    </span>
  )
}
