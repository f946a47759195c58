import { flushSync } from 'react-dom'
import { Button } from '../controls/Button.tsx'
import { useApp, useCommand, useWords } from '../store/useApp.ts'
import { toursOf } from './commands.ts'
import { NEXT_ID } from './ids.ts'
import styles from './Tour.module.css'
import { useTour } from './useTour.ts'
import { TOURS } from './words.ts'

/** The way back to a tour that the reader has left for a while, and its end. */
export function AwayFromTour() {
  const words = useWords(TOURS)
  const command = useCommand(toursOf)
  const step = useApp(({ tour }) => tour?.step ?? 0)
  const { title, steps } = useTour()

  function resume() {
    flushSync(() => command({ kind: 'resume' }))
    document.getElementById(NEXT_ID)?.focus({ preventScroll: true })
  }

  return (
    <>
      <p className={styles.words}>
        <span className={styles.progress}>{`${words.progress(step + 1, steps.length)} `}</span>
        <span>{title}</span>
      </p>
      <div className={styles.ways}>
        <Button label={words.end} shows="label" onClick={() => command({ kind: 'end' })} />
        <Button label={words.resume} shows="label" tone="primary" onClick={resume} />
      </div>
    </>
  )
}
