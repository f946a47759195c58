import { useEffect } from 'react'
import { lineOfStep } from '../../core/steps/lineOfStep.ts'
import { Reason } from '../panels/program/Reason.tsx'
import { useListing } from '../panels/program/useListing.ts'
import { useActions, useSession } from '../useApp.ts'

/** The line of the program that has just run, and why it goes back. */
export function EmbedLine() {
  const { debug } = useActions()
  const { lines } = useListing()
  const isOpen = useSession(({ run }) => run.status === 'open')
  const kind = useSession(({ debugging }) => debugging.executionPoint?.step?.kind)
  useEffect(() => {
    if (isOpen) void debug({ kind: 'refresh' })
  }, [debug, isOpen])
  return <Reason lines={lines} running={lineOfStep(lines, kind)} />
}
