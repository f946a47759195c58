import { useEffect, useRef } from 'react'
import { useActions, useApp, useMessages } from '../store/useApp.ts'
import { focusBoard, intoView } from '../controls/intoView.ts'
import { Button } from '../controls/Button.tsx'
import { strokedIcon } from '../controls/icons.tsx'
import styles from './DigitPad.module.css'
import { DIGITS } from '../../sudoku/units.ts'

const EraseIcon = strokedIcon('M7 5h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H7l-4.5-5L7 5ZM9.5 8l4 4M13.5 8l-4 4')

/** Attribute of elements on which a click keeps the pad open, as on the grid. */
export const KEEPS_EDITING = { 'data-edits': true } as const

const OF_BOARD = '[role=grid], [data-edits]'

/** Keys for digits, for use without a keyboard; shown while a cell is being filled in. */
export function DigitPad() {
  const words = useMessages().searching
  const { typeDigit, erase, setEditing } = useActions()
  const selected = useApp((app) => app.selected)
  const pad = useRef<HTMLDivElement>(null)

  useEffect(() => {
    intoView(document.querySelector(`[data-cell="${selected}"]`))
  }, [selected])

  useEffect(() => {
    const element = pad.current
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true }
    const close = ({ target }: Event) => {
      const isElsewhere = target instanceof Element && target.closest(OF_BOARD) === null
      if (isElsewhere && element?.contains(target) === false) setEditing(false)
    }
    document.addEventListener('click', close, options)
    // Keeps the focus on the cell.
    element?.addEventListener('mousedown', (press) => press.preventDefault(), options)
    return () => {
      listening.abort()
      const { activeElement } = document
      if (activeElement === document.body || element?.contains(activeElement)) focusBoard()
    }
  }, [setEditing])

  return (
    <div ref={pad} className={styles.pad} role="group" aria-label={words.digitPad}>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          className={styles.key}
          translate="no"
          onClick={() => typeDigit(digit)}
        >
          {digit}
        </button>
      ))}
      <button type="button" className={styles.key} aria-label={words.erase} onClick={erase}>
        <EraseIcon />
      </button>
      <div className={styles.done}>
        <Button label={words.done} shows="label" onClick={() => setEditing(false)} />
      </div>
    </div>
  )
}
