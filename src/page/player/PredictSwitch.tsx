import { useActions, useApp, useMessages } from '../store/useApp.ts'
import styles from './PredictSwitch.module.css'

/** Turns the questions on or off that ask what happens next. */
export function PredictSwitch() {
  const { transport } = useMessages()
  const { setPredicts } = useActions()
  const predicts = useApp((app) => app.preferences.predicts)
  return (
    <button
      type="button"
      role="switch"
      className={styles.predict}
      title={transport.predictHint}
      aria-checked={predicts}
      onClick={() => setPredicts(!predicts)}
    >
      <span>{transport.predict}</span>
    </button>
  )
}
