import { useApp, useCommand, useWords } from '../store/useApp.ts'
import { toursOf } from './commands.ts'
import styles from './Tour.module.css'
import { plainWords, type TourQuestion } from './tour.ts'
import { TOURS } from './words.ts'
import { Words } from './Words.tsx'

interface ChoiceProps {
  readonly question: Extract<TourQuestion, { readonly kind: 'choice' }>
}

/** A question of the tour with its answers, and the reply to the one that the reader has chosen. */
export function Choice({ question: { ask, answers } }: ChoiceProps) {
  const words = useWords(TOURS)
  const command = useCommand(toursOf)
  const chosen = useApp(({ tour }) => tour?.answers[tour.step])
  const answer = chosen === undefined ? undefined : answers[chosen]
  return (
    <div className={styles.choice} role="group" aria-label={plainWords(ask)}>
      <p className={styles.ask}>
        <Words text={ask} />
      </p>
      <div className={styles.answers}>
        {answers.map(({ text, isRight }, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- answers may be alike, and keep their places
            key={index}
            type="button"
            className={styles.answer}
            aria-pressed={index === chosen}
            data-right={index === chosen ? isRight : undefined}
            onClick={() => command({ kind: 'answer', answer: index })}
          >
            <Words text={text} />
          </button>
        ))}
      </div>
      <p className={styles.reply} role="status">
        {answer !== undefined && (
          <>
            <b>{`${answer.isRight ? words.right : words.wrong}. `}</b>
            <Words text={answer.reply} />
          </>
        )}
      </p>
    </div>
  )
}
