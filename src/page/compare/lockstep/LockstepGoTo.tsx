import { lockstepOf } from './commands.ts'
import { type SubmitEvent, useState } from 'react'
import { LOCKSTEP } from '../words.ts'
import fields from '../../controls/Field.module.css'
import { useAppStore, useCommand, useWords } from '../../store/useApp.ts'
import styles from './LockstepDock.module.css'
import { useLockstep } from './useLockstep.ts'

/** Field for an exact position in the lockstep: an event, amount of work or time. Invalid input stays for correction. */
export function LockstepGoTo() {
  const words = useWords(LOCKSTEP)
  const lockstep = useCommand(lockstepOf)
  const store = useAppStore()
  const measure = useLockstep((shown) => shown.measure)
  const refused = useLockstep((shown) => shown.refused)
  const [typed, setTyped] = useState('')

  /** Goes to the typed position, and empties the field unless the position was refused. */
  async function go() {
    if (typed.trim() !== '') lockstep({ kind: 'goToTyped', text: typed })
    if (store.getState().lockstep?.refused === undefined) setTyped('')
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
          if (refused !== undefined) lockstep({ kind: 'retype' })
        }}
      />
      <p className={styles.refused} role="alert">
        {refused !== undefined && words.noPosition(measure, refused)}
      </p>
    </form>
  )
}
