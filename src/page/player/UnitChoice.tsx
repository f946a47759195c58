import choices from '../controls/Choices.module.css'
import { useActions, useApp, useMessages } from '../store/useApp.ts'

const UNITS = ['lines', 'events'] as const

/** Choice of the unit, line or event: of the step buttons, and of the speed. */
export function UnitChoice() {
  const words = useMessages().searching
  const { setPlaysBy } = useActions()
  const playsBy = useApp((app) => app.preferences.playsBy)
  return (
    <div className={choices.choices} role="radiogroup" aria-label={words.playsBy}>
      {UNITS.map((unit) => (
        <label key={unit}>
          <input type="radio" name="plays-by" checked={unit === playsBy} onChange={() => setPlaysBy(unit)} />
          <span>{words.unit[unit]}</span>
        </label>
      ))}
    </div>
  )
}
