import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import fields from '../controls/Field.module.css'
import { Button } from '../controls/Button.tsx'
import { CopyIcon } from '../controls/CopyIcon.tsx'
import styles from './PuzzlePanel.module.css'
import { Section } from '../controls/Section.tsx'
import sections from '../controls/Section.module.css'
import { Solutions } from './Solutions.tsx'

/**
 * The solution on the board as text, in the format of the puzzle, with a button that copies it. If the search has found
 * several solutions, also lets the user go from one to the next.
 */
export function Answer() {
  const { copyAnswer } = useActions()
  const answer = useApp((app) => app.answer)
  const hasSeveral = useSession(({ run }) => run.status === 'open' && run.progress.solutions > 1)
  const text = useMessages().puzzlePanel
  return (
    <Section
      id="answer"
      heading={text.answer}
      beside={
        <Button
          label={text.copy}
          icon={<CopyIcon />}
          disabled={answer === ''}
          onClick={() => void copyAnswer()}
        />
      }
    >
      {hasSeveral && <Solutions />}
      {answer === '' ? (
        <p className={sections.hint}>{text.answerPending}</p>
      ) : (
        <pre className={`${fields.text} ${styles.answer}`}>{answer}</pre>
      )}
    </Section>
  )
}
