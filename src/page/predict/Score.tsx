import { useApp, useWords } from '../store/useApp.ts'
import styles from './Predict.module.css'
import { PREDICT } from './words.ts'

/** Numbers of right predictions and of all predictions in this browser; renders nothing before the first one. */
export function Score() {
  const words = useWords(PREDICT)
  const score = useApp((app) => app.predicting.score)
  if (score === undefined || score.answered === 0) return undefined
  return (
    <span className={styles.score} title={words.scoreHint}>
      {words.score(score.right, score.answered)}
    </span>
  )
}
