import { type SubmitEvent, useState } from 'react'
import fields from '../controls/Field.module.css'
import unseen from '../controls/Unseen.module.css'
import { eventsOf } from '../session/selectors.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import styles from './Place.module.css'
import { useWidest } from './useWidest.ts'

/**
 * Where the playhead is: its event, of the number of all events so far.
 * @property isField true if the event is a field, too, to which another is typed
 */
export function Place({ isField = false }: { readonly isField?: boolean }) {
  const { number, counters } = useMessages()
  const widest = useWidest()
  const event = number(useSession(({ frame }) => frame.moment.event))
  const events = number(useSession(({ run }) => eventsOf(run)))
  const width = `${widest}ch`
  return (
    <dl className={styles.place}>
      <div>
        <dt>{counters.event}</dt>
        <dd className={isField ? styles.typed : undefined} data-testid="event">
          <span className={styles.number} translate="no" style={{ width }}>
            {event}
          </span>
          {isField && <GoToEvent />}
        </dd>
      </div>
      <div className={styles.all}>
        <dt>
          <span aria-hidden="true">{counters.events}</span>
          <span className={unseen.unseen}>{counters.allEvents}</span>
        </dt>
        <dd data-testid="events">
          <span className={styles.number} translate="no" style={{ width }}>
            {events}
          </span>
        </dd>
      </div>
    </dl>
  )
}

/**
 * Field for an exact event number; separators are ignored, and an invalid number stays to be corrected. Until something
 * is typed, it is clear, so that what lies below it is seen.
 */
export function GoToEvent() {
  const { transport } = useMessages()
  const { goToTyped, clearNotice } = useActions()
  const isRefused = useApp(({ notice }) => notice?.kind === 'no-event')
  const [typed, setTyped] = useState('')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (typed.trim() === '' || goToTyped(typed)) setTyped('')
  }

  return (
    <form className={styles.goTo} onSubmit={submit}>
      <input
        className={fields.field}
        type="text"
        inputMode="numeric"
        title={transport.goToEvent}
        aria-label={transport.goToEvent}
        placeholder=" "
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
