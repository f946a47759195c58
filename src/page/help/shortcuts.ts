import type { Actions } from '../store/actions.ts'
import { commandLetterOf, holdsCommandKey, keyOf } from '../controls/keys.ts'
import { isTextField } from '../controls/textField.ts'

type KeyedActions = Pick<
  Actions,
  | 'undo'
  | 'redo'
  | 'setHelpOpen'
  | 'setPresenting'
  | 'takeMoment'
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
 * Returns the listener for page-wide keys. Ignores keys in text fields, except Escape, and on controls that use them.
 * @param isFocusByPointer returns true if a click or tap moved the focus: then Space plays even if a button has it
 * @param usesCharacters returns true if keys that are characters act
 */
export function shortcutListener(
  actions: KeyedActions,
  isFocusByPointer: () => boolean,
  usesCharacters: () => boolean,
): (press: KeyboardEvent) => void {
  return (press) => {
    if (press.defaultPrevented || press.altKey) return
    if (!usesCharacters() && !holdsCommandKey(press) && keyOf(press).length === 1) return
    // Text fields keep their keys. Escape works there, too, unless an input method uses it.
    if (isTextField(press.target) && (keyOf(press) !== 'Escape' || press.isComposing)) return
    const command = commandOf(press, actions, isFocusByPointer)
    if (command === undefined) return
    press.preventDefault()
    // Firefox would click the focused button on keyup.
    if (keyOf(press) === 'Space') document.addEventListener('keyup', preventDefault, { once: true })
    command()
  }
}

function preventDefault(event: Event): void {
  event.preventDefault()
}

/** Factor by which one press of + zooms in. */
const ZOOM_STEP = 2

function commandOf(
  press: KeyboardEvent,
  actions: KeyedActions,
  isFocusByPointer: () => boolean,
): (() => void) | undefined {
  if (holdsCommandKey(press)) {
    const letter = commandLetterOf(press)
    if (letter === 'Z') return press.shiftKey ? actions.redo : actions.undo
    return letter === 'Y' ? actions.redo : undefined
  }
  const onControl = usesArrows(press.target)
  switch (keyOf(press)) {
    case '?':
      return () => actions.setHelpOpen(true)
    case '.':
      return actions.stepForward
    case ',':
      return actions.stepBack
    case '+':
      return () => actions.zoom(ZOOM_STEP)
    case '-':
      return () => actions.zoom(1 / ZOOM_STEP)
    case 'Escape':
      return actions.dismiss
    case 'Space':
      return isPressable(press.target) && !isFocusByPointer() ? undefined : actions.togglePlaying
    case 'ArrowRight':
      return onControl ? undefined : actions.stepForward
    case 'ArrowLeft':
      return onControl ? undefined : actions.stepBack
    case 'P':
      // In a list, a letter goes to an option.
      return press.target instanceof HTMLSelectElement ? undefined : () => actions.setPresenting(true)
    case 'T':
      return press.target instanceof HTMLSelectElement ? undefined : actions.takeMoment
    case 'F':
      return onControl ? undefined : actions.toggleFlame
    case 'Home':
      return onControl ? undefined : actions.goToStart
    case 'End':
      return onControl ? undefined : actions.goToEnd
    default:
      return undefined
  }
}

/** True for controls that the space bar presses. */
function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('button, select, summary, a[href], input[type=checkbox], input[type=radio]')
  )
}

/** True for controls with their own use of arrow keys. */
function usesArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('select, input[type=range], input[type=radio], [role=tab]')
  )
}
