import { shareOf } from './commands.ts'
import { useState } from 'react'
import { BOARD_FORMATS, type Sharing } from './sharing.ts'
import { SHARE } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { useCommand, useWords } from '../store/useApp.ts'
import styles from './ShareSheet.module.css'
import { useCaption } from '../listing/useCaption.ts'

/** Buttons that save the current board as a file, with a caption if the user wants one. */
export function SaveBoard({ sharing }: { readonly sharing: Sharing }) {
  const words = useWords(SHARE)
  const share = useCommand(shareOf)
  const [isCaptioned, setCaptioned] = useState(false)
  const caption = useCaption(sharing.point)
  return (
    <section className={styles.part} aria-labelledby="share-board">
      <h3 id="share-board">{words.board}</h3>
      <div className={styles.row}>
        {BOARD_FORMATS.map((format) => (
          <Button
            key={format}
            label={words.boardAs[format]}
            onClick={() => share({ kind: 'saveBoard', format, caption: isCaptioned ? caption : undefined })}
          />
        ))}
      </div>
      {caption !== undefined && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isCaptioned}
            onChange={({ target }) => setCaptioned(target.checked)}
          />
          <span>{words.captioned}</span>
        </label>
      )}
    </section>
  )
}
