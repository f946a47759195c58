import type { Actions } from '../app/store/store.ts'
import { hasCommand, isComma, isMinus, isPeriod, isPlus, isQuestionMark, letterOfKey } from './keys.ts'
import { isTextField } from './textField.ts'

/** Actions that have keys. */
type KeyedActions = Pick<
  Actions,
  | 'undo'
  | 'redo'
  | 'setHelpOpen'
  | 'dismiss'
  | 'zoom'
  | 'toggleFlame'
  | 'togglePlaying'
  | 'stepForward'
  | 'stepBack'
  | 'goToStart'
  | 'goToEnd'
>

/**
 * The keys that work everywhere on the page but where one types or where a control has its own use for them.
 * @param isPointedAt whether it was not by keyboard that the focus came to where it is
 */
export function shortcutListener(
  actions: KeyedActions,
  isPointedAt: () => boolean,
): (press: KeyboardEvent) => void {
  return (press) => {
    if (press.defaultPrevented || press.altKey) return
    // Esc is of no use to a text field, but to an input method.
    if (isTextField(press.target) && (press.code !== 'Escape' || press.isComposing)) return
    const command = commandOf(press, actions, isPointedAt)
    if (command === undefined) return
    press.preventDefault()
    // Firefox has the key press a button as it comes up.
    if (press.code === 'Space') document.addEventListener('keyup', preventDefault, { once: true })
    command()
  }
}

function preventDefault(event: Event): void {
  event.preventDefault()
}

const ZOOM_STEP = 2

function commandOf(
  press: KeyboardEvent,
  actions: KeyedActions,
  isPointedAt: () => boolean,
): (() => void) | undefined {
  if (hasCommand(press)) {
    const letter = letterOfKey(press)
    if (letter === 'Z') return press.shiftKey ? actions.redo : actions.undo
    return letter === 'Y' ? actions.redo : undefined
  }
  if (isQuestionMark(press)) return () => actions.setHelpOpen(true)
  if (isPeriod(press)) return actions.stepForward
  if (isComma(press)) return actions.stepBack
  if (isPlus(press)) return () => actions.zoom(ZOOM_STEP)
  if (isMinus(press)) return () => actions.zoom(1 / ZOOM_STEP)
  const onControl = usesArrows(press.target)
  switch (press.code) {
    case 'Escape':
      return actions.dismiss
    case 'Space':
      return isPressable(press.target) && !isPointedAt() ? undefined : actions.togglePlaying
    case 'ArrowRight':
      return onControl ? undefined : actions.stepForward
    case 'ArrowLeft':
      return onControl ? undefined : actions.stepBack
    case 'KeyF':
      return onControl ? undefined : actions.toggleFlame
    case 'Home':
      return onControl ? undefined : actions.goToStart
    case 'End':
      return onControl ? undefined : actions.goToEnd
    default:
      return undefined
  }
}

function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('button, select, summary, a[href], input[type=checkbox], input[type=radio]')
  )
}

function usesArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('select, input[type=range], input[type=radio], [role=tab]')
  )
}
