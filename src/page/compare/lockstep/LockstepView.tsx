import { useEffect } from 'react'
import { useApp, useCommand, useActions, useAppStore } from '../../store/useApp.ts'
import { lockstepOf } from './commands.ts'
import { LaneCard } from './LaneCard.tsx'
import { LockstepDock } from './LockstepDock.tsx'
import { LockstepQuestion } from './LockstepQuestion.tsx'
import styles from './LockstepView.module.css'
import { isFocusByPointer } from '../../controls/pointing.ts'
import { shortcutListener } from '../../help/shortcuts.ts'
import { isSearchKey } from '../../views/searchKeys.ts'

/** Programs side by side on one puzzle, in step, with common playback controls and one timeline. */
export function LockstepView() {
  const command = useCommand(lockstepOf)
  const lanes = useApp(({ lockstep }) => lockstep?.lanes)
  useLockstepKeys()
  useEffect(() => {
    command({ kind: 'look' })
    return () => command({ kind: 'lookAway' })
  }, [command])
  if (lanes === undefined) return undefined
  return (
    <>
      <LockstepQuestion lanes={lanes} />
      <div className={styles.lanes} data-lanes={lanes.length}>
        {lanes.map((lane, index) => (
          <LaneCard key={lane.id} lane={lane} number={index + 1} isRemovable={lanes.length > 2} />
        ))}
      </div>
      <LockstepDock lanes={lanes} />
    </>
  )
}

/** Redirects the search's shortcut keys to the lockstep while its view is shown. */
function useLockstepKeys(): void {
  const actions = useActions()
  const store = useAppStore()
  const lockstep = useCommand(lockstepOf)
  useEffect(() => {
    const listening = new AbortController()
    const { undo, redo, setHelpOpen, dismiss } = actions
    const listen = shortcutListener(
      {
        undo,
        redo,
        setHelpOpen,
        setPresenting: () => undefined,
        takeMoment: () => undefined,
        dismiss,
        zoom: () => undefined,
        toggleFlame: () => undefined,
        togglePlaying: () => lockstep({ kind: 'togglePlaying' }),
        stepForward: () => lockstep({ kind: 'step', by: 1 }),
        stepBack: () => lockstep({ kind: 'step', by: -1 }),
        goToStart: () => lockstep({ kind: 'goToStart' }),
        goToEnd: () => lockstep({ kind: 'goToEnd' }),
      },
      isFocusByPointer,
      () => store.getState().preferences.usesCharacterKeys,
    )
    function dispatch(press: KeyboardEvent): void {
      // Dialogs handle their own keys.
      const isInDialog = press.target instanceof Element && press.target.closest('dialog') !== null
      if (isInDialog || !isSearchKey(press)) return
      listen(press)
      press.stopImmediatePropagation()
    }
    // Capture phase: runs before listeners on the document.
    window.addEventListener('keydown', dispatch, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [actions, lockstep, store])
}
