import { sameBoard } from '../../sudoku/grid.ts'
import { Button } from '../controls/Button.tsx'
import { PasteIcon, strokedIcon } from '../controls/icons.tsx'
import { SAMPLES } from '../puzzle/samples.ts'
import { usePaste } from '../reading/usePaste.ts'
import { useApp, useCommand, useMessages, usePhrase } from '../store/useApp.ts'
import { Beginnings } from './Beginnings.tsx'
import { endIntroductions } from './commands.ts'
import styles from './Introduction.module.css'

/** Says where the page opens on a later visit, and offers to begin with something else. */
export function ReturnRow() {
  const { introduction: words, header } = useMessages()
  const phrase = usePhrase()
  const paste = usePaste()
  const end = useCommand(endIntroductions)
  const name = useApp(({ puzzle }) => SAMPLES.find(({ grid }) => sameBoard(grid, puzzle.grid))?.name)
  const event = useApp(({ introduction }) => introduction?.at.event ?? 0)
  const leftAt = useApp(({ introduction }) => introduction?.leftAt)
  return (
    <section className={styles.row} aria-label={words.name}>
      <p className={styles.moment}>
        {leftAt !== undefined && <b>{`${words.left(daysSince(leftAt))} `}</b>}
        <span>{words.moment(name === undefined ? header.ownPuzzle : phrase(name), event)}</span>
      </p>
      <div className={styles.ways}>
        <Button label={words.paste} icon={<PasteIcon />} shows="adaptive" onClick={() => void paste()} />
        <Beginnings />
      </div>
      <Button label={words.end} icon={<CloseIcon />} shows="icon" onClick={() => end()} />
    </section>
  )
}

const CloseIcon = strokedIcon('m5 5 10 10M15 5 5 15')

/** Returns the number of midnights since a time, in milliseconds since 1970. */
function daysSince(time: number): number {
  const [now, then] = [new Date(), new Date(time)].map((date) => date.setHours(0, 0, 0, 0))
  return Math.max(0, Math.round((now - then) / 86_400_000))
}
