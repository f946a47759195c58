import { type SubmitEvent, useState } from 'react'
import fields from '../controls/Field.module.css'
import { useActions, useApp, useMessages } from '../store/useApp.ts'
import styles from './GoToEvent.module.css'

/** Field for an exact event number; separators are ignored, and an invalid number stays to be corrected. */
export function GoToEvent() {
  const { transport } = useMessages()
  const { goToTyped, clearNotice } = useActions()
  const isRefused = useApp(({ notice }) => notice?.kind === 'no-event')
  const [typed, setTyped] = useState('')

  async function go() {
    if (typed.trim() === '' || goToTyped(typed)) setTyped('')
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void go()
  }

  return (
    <form className={styles.goTo} onSubmit={submit}>
      <input
        className={fields.field}
        type="text"
        inputMode="numeric"
        aria-label={transport.goToEvent}
        placeholder={transport.goToEvent}
        aria-invalid={isRefused || undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (isRefused) clearNotice()
        }}
      />
    </form>
  )
}
