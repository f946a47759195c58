import { type KeyboardEvent, useEffect, useId, useRef, Fragment } from 'react'
import { frontOf } from '../session/sessions.ts'
import type { OpenStory } from './story.ts'
import { digitsOf } from '../../sudoku/candidates.ts'
import type { ExplainedWrite } from '../../search/story/cellStory.ts'
import { focusBoard } from '../controls/intoView.ts'
import { keyOf } from '../controls/keys.ts'
import { LineText } from '../listing/LineText.tsx'
import { useActions, useApp, useAppStore, useWords, useMessages } from '../store/useApp.ts'
import { storiesOf } from './commands.ts'
import styles from './Story.module.css'
import { StoryButtons } from './StoryButtons.tsx'
import { useLineOf } from './useLineOf.ts'
import { usePlacing } from './usePlacing.ts'
import { STORY } from './words.ts'
import { Writes } from './Writes.tsx'
import { refusalOf } from '../../search/steps/refusals.ts'
import { strikesByUnit } from '../../search/story/strikes.ts'
import type { Cell } from '../../sudoku/units.ts'

export { Blockers } from './Blockers.tsx'

/** Dialog that explains the event that wrote the digit of the pressed cell; beside the cell, on a phone below it. */
export default function Story() {
  const store = useAppStore()
  const story = useApp((app) => app.story)
  useEffect(() => storiesOf(store).follow(), [store])
  if (story === undefined) return undefined
  return <StoryDialog key={story.cell} story={story} />
}

function StoryDialog({ story }: { readonly story: OpenStory }) {
  const words = useWords(STORY)
  const { closeStory } = useActions()
  const dialog = useRef<HTMLDialogElement>(null)
  const [titleId, textId] = [useId(), useId()]
  const { cell, found } = story
  const explained = found?.explained
  const digit = useApp((app) => explained?.board[cell] ?? frontOf(app).frame.moment.board[cell])
  usePlacing(dialog, cell)

  useEffect(() => {
    const element = dialog.current
    element?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    return () => {
      const { activeElement } = document
      if (activeElement === document.body || element?.contains(activeElement)) focusBoard()
    }
  }, [])

  /** Closes the story on Escape. */
  function leave(press: KeyboardEvent): void {
    if (keyOf(press) !== 'Escape') return
    press.preventDefault()
    closeStory()
  }

  return (
    <dialog
      open
      ref={dialog}
      className={styles.story}
      aria-labelledby={titleId}
      aria-describedby={textId}
      aria-busy={found?.isComplete !== true}
      onKeyDown={leave}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{words.title(digit, cell)}</h2>
        <button type="button" className={styles.close} aria-label={words.close} onClick={closeStory}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      <div className={styles.content}>
        <p id={textId} className={styles.text} aria-live="polite">
          {explained !== undefined ? (
            <WriteExplanation explained={explained} />
          ) : found?.isComplete === true ? (
            words.notFound(found.from)
          ) : (
            words.looking
          )}
        </p>
        {found !== undefined && <Writes found={found} />}
        {explained !== undefined && <Strikes explained={explained} cell={cell} />}
      </div>
      <StoryButtons story={story} />
    </dialog>
  )
}

function WriteExplanation({ explained: { write, depth, tried } }: { readonly explained: ExplainedWrite }) {
  const words = useWords(STORY)
  const lineOf = useLineOf()
  const { kind, digit, event } = write
  const [before, at, after] = words.written(
    kind,
    digit,
    words.number(event),
    lineOf(write),
    depth,
    digitsOf(tried),
  )
  return (
    <>
      <span>{before}</span>
      <b>{at}</b>
      <LineText text={after} />
    </>
  )
}

interface StrikesProps {
  /** The write to explain, with the board after it. */
  readonly explained: ExplainedWrite
  readonly cell: Cell
}

/** Lists, by unit, the peers that exclude (strike) the other digits. If a peer has the cell's digit, names it. */
function Strikes({ explained: { board }, cell }: StrikesProps) {
  const words = useWords(STORY)
  const { stepping } = useMessages()
  const units = strikesByUnit(board, cell)
  const digit = board[cell]
  const refusal = digit === 0 ? undefined : refusalOf(board.with(cell, 0), cell, digit)
  return (
    <div>
      {refusal !== undefined && <p className={styles.fault}>{stepping.refused(refusal)}</p>}
      <h3 className={styles.heading}>
        {units.length === 0 ? words.nothingStruck : digit === 0 ? words.struckBlank : words.struck}
      </h3>
      <dl className={styles.strikes}>
        {units.map(({ unit, strikes }) => (
          <Fragment key={unit}>
            <dt>{words.unit(unit)}</dt>
            <dd>{strikes.map((strike) => words.strike(strike.digit, strike.by)).join(' · ')}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}
