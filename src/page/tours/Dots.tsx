import { useCommand, useWords } from '../store/useApp.ts'
import { toursOf } from './commands.ts'
import styles from './Tour.module.css'
import { plainWords, type TourStep } from './tour.ts'
import { TOURS } from './words.ts'

interface DotsProps {
  readonly steps: readonly TourStep[]
  /** Index of the step that is shown. */
  readonly current: number
}

/** The steps of the tour, as dots that lead to them and have their titles. */
export function Dots({ steps, current }: DotsProps) {
  const words = useWords(TOURS)
  const command = useCommand(toursOf)
  return (
    <ol className={styles.dots} aria-label={words.steps}>
      {steps.map((step, index) => {
        const name = words.stepNamed(index + 1, step.title ?? beginningOf(step.words))
        return (
          // oxlint-disable-next-line react/no-array-index-key -- steps may be alike, and keep their places
          <li key={index}>
            <button
              type="button"
              className={styles.dot}
              aria-label={name}
              title={name}
              aria-current={index === current || undefined}
              data-done={index < current}
              onClick={() => command({ kind: 'goTo', step: index })}
            />
          </li>
        )
      })}
    </ol>
  )
}

/** Length of a step's title, in UTF-16 units. */
const TITLE = 60

function beginningOf(words: string): string {
  const plain = plainWords(words)
  return plain.length <= TITLE ? plain : `${plain.slice(0, TITLE - 1).trimEnd()}…`
}
