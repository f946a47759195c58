import { raceOf } from './commands.ts'
import { type SubmitEvent, useState } from 'react'
import { RACE } from './words.ts'
import fields from '../../../ui/Field.module.css'
import { useAppStore, useCommand, useWords } from '../../../ui/useApp.ts'
import styles from './LockstepDock.module.css'
import { useRace } from './useLockstep.ts'

/** Field for an exact position in the race: an event, amount of work or time. Invalid input stays for correction. */
export function RaceGoTo() {
  const words = useWords(RACE)
  const race = useCommand(raceOf)
  const store = useAppStore()
  const measure = useRace((shown) => shown.measure)
  const refused = useRace((shown) => shown.refused)
  const [typed, setTyped] = useState('')

  /** Goes to the typed position, and empties the field unless the position was refused. */
  async function go() {
    if (typed.trim() !== '') race({ kind: 'goToTyped', text: typed })
    if (store.getState().racing?.refused === undefined) setTyped('')
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
        inputMode={measure === 'events' || measure === 'work' ? 'numeric' : 'text'}
        aria-label={words.goTo[measure]}
        placeholder={words.goTo[measure]}
        aria-invalid={refused === undefined ? undefined : true}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (refused !== undefined) race({ kind: 'retype' })
        }}
      />
      <p className={styles.refused} role="alert">
        {refused !== undefined && words.noPosition(measure, refused)}
      </p>
    </form>
  )
}
