import { SAMPLES } from '../../../app/puzzle/samples.ts'
import { useActions, useMessages, usePhrase } from '../../useApp.ts'
import { Button } from '../../Button.tsx'
import { SAMPLES_ID } from './ids.ts'
import styles from './PuzzlePanel.module.css'

/** Named puzzles to begin with, a press each. */
export function Samples() {
  const { panels } = useMessages()
  const phrase = usePhrase()
  const { loadGrid } = useActions()
  return (
    <section className={styles.section} aria-labelledby="samples">
      <h2 id="samples" className={styles.heading}>
        {panels.puzzle.samples}
      </h2>
      <div id={SAMPLES_ID} className={styles.wrap}>
        {SAMPLES.map(({ id, name, grid, format }) => (
          <Button key={id} label={phrase(name)} shows="label" onClick={() => loadGrid(grid, format)} />
        ))}
      </div>
    </section>
  )
}
