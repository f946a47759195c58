import { shareOf } from './commands.ts'
import { CarryProgram } from './CarryProgram.tsx'
import { linkOf } from './addresses.ts'
import type { Sharing } from './sharing.ts'
import { SHARE } from './words.ts'
import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import { CopyIcon } from '../controls/CopyIcon.tsx'
import { ShareIcon } from '../controls/icons.tsx'
import { useCommand, useWords } from '../store/useApp.ts'
import styles from './ShareSheet.module.css'

/**
 * Link to what is shown, with a switch for the user's own program, a copy button and, if the browser supports it, a
 * share button.
 */
export function LinkToMoment({ sharing }: { readonly sharing: Sharing }) {
  const words = useWords(SHARE)
  const share = useCommand(shareOf)
  const link = linkOf(sharing)

  const send = () =>
    void navigator.share({ title: 'Backdoku', url: link }).catch((error: unknown) => {
      // Ignore a cancelled share. On any other error, fall back to copying the link.
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) share({ kind: 'copy', text: link })
    })

  return (
    <section className={styles.part} aria-labelledby="share-link">
      <h3 id="share-link">{words.link}</h3>
      <input
        className={fields.field}
        type="text"
        readOnly
        aria-labelledby="share-link"
        value={link}
        onFocus={({ target }) => target.select()}
      />
      {sharing.program !== undefined && <CarryProgram sharing={sharing} program={sharing.program} />}
      <div className={styles.row}>
        <Button
          label={words.copyLink}
          icon={<CopyIcon />}
          tone="primary"
          onClick={() => share({ kind: 'copy', text: link })}
        />
        {'share' in navigator && <Button label={words.send} icon={<ShareIcon />} onClick={send} />}
      </div>
    </section>
  )
}
