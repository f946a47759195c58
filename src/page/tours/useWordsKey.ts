import { type KeyboardEvent as FieldPress, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { holdsCommandKey, keyOf } from '../controls/keys.ts'
import { isTextField } from '../controls/textField.ts'
import { useAppStore } from '../store/useApp.ts'

/**
 * The key W leads to the words of a step from anywhere but a text field, a list or a dialog; Escape leads back.
 * @returns listener for the keys in the field with the words
 */
export function useWordsKey(field: RefObject<HTMLTextAreaElement | null>): (press: FieldPress) => void {
  const store = useAppStore()
  const cameFrom = useRef<Element>(null)

  const goThere = useEffectEvent((press: KeyboardEvent) => {
    const { target } = press
    if (press.defaultPrevented || press.altKey || holdsCommandKey(press) || keyOf(press) !== 'W') return
    if (!store.getState().preferences.usesCharacterKeys || field.current === null || isTextField(target))
      return
    if (target instanceof Element && target.closest('dialog, [role=dialog], select') !== null) return
    press.preventDefault()
    cameFrom.current = document.activeElement
    field.current.focus()
  })

  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (press) => goThere(press), { signal: listening.signal })
    return () => listening.abort()
  }, [])

  return (press) => {
    if (press.key !== 'Escape' || press.nativeEvent.isComposing) return
    press.preventDefault()
    const { current: before } = cameFrom
    field.current?.blur()
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
  }
}
