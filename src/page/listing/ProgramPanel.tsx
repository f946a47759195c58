import sections from '../controls/Section.module.css'
import styles from './ProgramPanel.module.css'
import { useEffect } from 'react'
import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import { useActions, useApp, useAppStore, useMessages, useSession } from '../store/useApp.ts'
import { OwnPanel } from '../own/ownParts.tsx'
import { Button } from '../controls/Button.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { lineToggleCommands } from './lineBreakpoints.ts'
import { Listing } from './Listing.tsx'
import { FindingStatus } from './FindingLine.tsx'
import { useListing } from './useListing.ts'
import { useProgramKeys } from './useProgramKeys.ts'

/** The program in a debugger view: current line, variables, call stack and breakpoints. */
export function ProgramPanel() {
  const isOwn = useSession(({ program }) => program.kind === 'own')
  const isAwaited = useApp((app) => app.awaitedOwn !== undefined)
  return isOwn || isAwaited ? <OwnPanel /> : <BuiltInProgram />
}

function BuiltInProgram() {
  const { alert } = useMessages()
  const store = useAppStore()
  const { debug } = useActions()
  const { language, lines, hasFailed, retry } = useListing()
  const kind = useSession(({ debugging }) => debugging.executionPoint?.step?.kind)
  const nextKind = useSession(({ debugging }) => debugging.executionPoint?.next?.kind)
  const running = lineOfStep(lines, kind)

  // Closing the panel also ends showing the board of an earlier call, because the button that ends it is in the panel.
  useEffect(() => () => debug({ kind: 'inspect', depth: undefined }), [debug])

  useProgramKeys(() => {
    if (running < 0) return debug({ kind: 'toggleBreakpoint' })
    const { breakpoints } = store.getState()
    for (const command of lineToggleCommands(lines[running], breakpoints)) debug(command)
  })

  return (
    <div className={styles.panel}>
      <div className={styles.source} data-code>
        <div className={styles.over}>
          <FindingStatus />
        </div>
        {hasFailed ? (
          <div className={sections.row}>
            <p className={sections.hint}>{alert.notLoaded}</p>
            <Button label={alert.again} shows="label" onClick={retry} />
          </div>
        ) : (
          <Listing lines={lines} running={running} next={lineOfStep(lines, nextKind)} />
        )}
      </div>
      <Drawer language={language} lines={lines} />
    </div>
  )
}
