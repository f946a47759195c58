import { type SubmitEvent, useState } from 'react'
import fields from '../Field.module.css'
import { useActions, useMessages } from '../useApp.ts'
import styles from './GoToEvent.module.css'

/** A field for an exact event number; separators do no harm. */
export function GoToEvent() {
  const { transport } = useMessages()
  const { goToEvent } = useActions()
  const [typed, setTyped] = useState('')

  function go(event: SubmitEvent) {
    event.preventDefault()
    const digits = typed.replace(/\D/g, '')
    if (digits !== '') goToEvent(Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
    setTyped('')
  }

  return (
    <form className={styles.goTo} onSubmit={go}>
      <input
        className={fields.field}
        type="text"
        inputMode="numeric"
        aria-label={transport.goToEvent}
        placeholder={transport.goToEvent}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}
