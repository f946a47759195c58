import { useEffect } from 'react'
import { lineOfStep } from '../../../core/steps/lineOfStep.ts'
import { Button } from '../../Button.tsx'
import { useActions, useAppStore, useMessages, useSession } from '../../useApp.ts'
import { lazyPart } from '../../lazyPart.tsx'
import { useIsUsed } from '../../whileSearching.tsx'
import { BelowBoard } from './BelowBoard.tsx'
import { CallStack } from './CallStack.tsx'
import { togglingLine } from './lineBreakpoints.ts'
import { Listing } from './Listing.tsx'
import { ListingLanguages } from './ListingLanguages.tsx'
import styles from './ProgramPanel.module.css'
import { Reason } from './Reason.tsx'
import { Hunts } from './running.tsx'
import { SteppingButtons } from './SteppingButtons.tsx'
import { useListing } from './useListing.ts'
import { useProgramKeys } from './useProgramKeys.ts'
import { Watch } from './Watch.tsx'
import sections from '../../Section.module.css'

const OwnPanel = lazyPart(() => import('../own/OwnPanel.tsx'))
const Breakpoints = lazyPart(() => import('./Breakpoints.tsx'))

/** The program as a debugger shows it: where it stands, with what in its variables, called by whom. */
export default function ProgramPanel() {
  const isOwn = useSession(({ program }) => program.kind === 'own')
  return isOwn ? <OwnPanel /> : <BuiltInProgram />
}

function BuiltInProgram() {
  const { alert } = useMessages()
  const store = useAppStore()
  const isUsed = useIsUsed()
  const { debug } = useActions()
  const { languages, language, lines, hasFailed, retry } = useListing()
  const kind = useSession(({ debugging }) => debugging.executionPoint?.step?.kind)
  const running = lineOfStep(lines, kind)

  useEffect(() => {
    // That of a first visit is prepared.
    if (!isUsed) return
    void debug({ kind: 'refresh' })
    // Nobody is left with a board of the past, and nothing to leave it by.
    return () => void debug({ kind: 'inspect', depth: undefined })
  }, [debug, isUsed])

  useProgramKeys(() => {
    if (running < 0) return void debug({ kind: 'toggleBreakpoint' })
    const { breakpoints } = store.getState()
    for (const command of togglingLine(lines[running], breakpoints)) void debug(command)
  })

  return (
    <div className={styles.panel}>
      <SteppingButtons running={running} />
      <div className={styles.source}>
        <div className={styles.over}>
          <Hunts />
          <ListingLanguages languages={languages} shown={language} />
        </div>
        {hasFailed ? (
          <div className={sections.row}>
            <p className={sections.hint}>{alert.notLoaded}</p>
            <Button label={alert.again} shows="label" onClick={retry} />
          </div>
        ) : (
          <Listing lines={lines} running={running} />
        )}
      </div>
      <BelowBoard>
        <Reason lines={lines} running={running} />
      </BelowBoard>
      <div className={styles.details}>
        <Watch language={language} />
        <CallStack />
        {isUsed && <Breakpoints lines={lines} />}
      </div>
    </div>
  )
}
