import { shareOf } from './commands.ts'
import { linkOf, SAFE_CHARACTERS } from './addresses.ts'
import type { Sharing } from './sharing.ts'
import { SHARE } from './words.ts'
import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import { CopyIcon } from '../controls/CopyIcon.tsx'
import { ShareIcon } from '../controls/icons.tsx'
import { useCommand, useWords, useMessages } from '../store/useApp.ts'
import styles from './ShareSheet.module.css'
import sections from '../controls/Section.module.css'

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

interface CarryProgramProps {
  readonly sharing: Sharing
  readonly program: NonNullable<Sharing['program']>
}

/**
 * Switch that puts the user's own program into the links of the share dialog. While on, shows the length of the link.
 */
function CarryProgram({ sharing, program }: CarryProgramProps) {
  const words = useWords(SHARE)
  const { number } = useMessages()
  const share = useCommand(shareOf)
  const { length } = linkOf(sharing)
  const warning = length > SAFE_CHARACTERS ? words.tooLong(number(SAFE_CHARACTERS)) : ''
  const left = program === 'too-large' ? words.tooLarge : words.ownCode
  const said = sharing.withProgram ? `${words.carries(number(length))} ${warning}`.trim() : left
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={sharing.withProgram}
          disabled={program === 'too-large'}
          onChange={({ target }) => share({ kind: 'carryProgram', isOn: target.checked })}
        />
        <span>{words.withProgram}</span>
      </label>
      <p className={sections.hint} role="status" data-testid="link-length">
        {said}
      </p>
    </>
  )
}
