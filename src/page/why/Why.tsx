import { BoardMenu } from '../board/BoardMenu.tsx'
import { EditTools } from '../board/EditTools.tsx'
import { Button } from '../controls/Button.tsx'
import { UndoIcon } from '../controls/icons.tsx'
import { SearchProgress } from '../player/SearchProgress.tsx'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { Ending } from './Ending.tsx'
import { headlineOf, isAlerted, isSolvedAtEnd } from './headline.ts'
import { Keys } from './Keys.tsx'
import { LastSolution } from './LastSolution.tsx'
import { Announcement, Message } from './Message.tsx'
import { Reason } from './Reason.tsx'
import styles from './Why.module.css'

interface WhyProps {
  /** True if the sentence stands elsewhere: then only errors are shown here. */
  readonly isElsewhere: boolean
}

/**
 * The sentence under the board: a headline (what the last line did, or a message), its reason, and a key to the marks on
 * the board, beside the menu of the board. While the puzzle is edited, the tools for that take its place.
 */
export function Why({ isElsewhere }: WhyProps) {
  const { sentence: words, board } = useMessages()
  const { undo } = useActions()
  const isEditing = useApp((app) => app.editing)
  const headline = useApp(headlineOf)
  const isSolved = useApp(isSolvedAtEnd)
  const isHidden = useApp((app) => app.editing && !isAlerted(app))
  const isUndoAtHand = useApp(isChangeTold)
  const isOpen = useSession(({ run }) => run.status === 'open')
  const isError = useApp(isAlerted)
  if (isElsewhere)
    return (
      <section className={styles.why} aria-label={words.name} data-elsewhere>
        <Message look={isError ? 'headline' : 'unseen'} />
        {isOpen && <Announcement />}
      </section>
    )
  return (
    <section className={styles.why} aria-label={words.name} data-undo={isUndoAtHand}>
      <Message look={headline === 'step' || isHidden ? 'unseen' : 'headline'} />
      {isOpen && <Announcement />}
      {isEditing ? (
        <EditTools />
      ) : (
        <>
          <Reason
            part={headline === 'step' ? 'whole' : headline === 'message' ? 'none' : 'reason'}
            leadsToLine
          />
          {isSolved && <Ending />}
          {isOpen && (
            <>
              <LastSolution />
              <SearchProgress />
            </>
          )}
          <Keys />
          <div className={styles.actions}>
            {isUndoAtHand && <Button label={board.undo} icon={<UndoIcon />} onClick={undo} />}
            <BoardMenu />
          </div>
        </>
      )}
    </section>
  )
}

/** Returns true while the message is about a puzzle that was just loaded or changed, which Undo reverts. */
function isChangeTold(app: AppState): boolean {
  return frontOf(app).run.status === 'idle' && !isAlerted(app) && app.puzzle.past.length > 0
}
