import type { Actions } from '../../store/actions.ts'
import { isFocusByPointer, watchPointing } from '../../controls/pointing.ts'
import { shortcutListener } from '../../help/shortcuts.ts'

const nothing = () => undefined

/**
 * Enables the keys for playback and zoom while the frame (embedded player) has the focus; other shortcuts are no-ops.
 * @returns a dispose function
 */
export function listenToFrame(actions: Actions): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const keyed = {
    zoom: actions.zoom,
    togglePlaying: actions.togglePlaying,
    stepForward: actions.stepForward,
    stepBack: actions.stepBack,
    goToStart: actions.goToStart,
    goToEnd: actions.goToEnd,
    undo: nothing,
    redo: nothing,
    setHelpOpen: nothing,
    dismiss: nothing,
    toggleFlame: nothing,
  }
  watchPointing(signal)
  document.addEventListener('keydown', shortcutListener(keyed, isFocusByPointer), { signal })
  return () => listening.abort()
}
