import type { Sharing } from './sharing.ts'
import sections from '../controls/Section.module.css'
import { useCommand, useMessages, useWords } from '../store/useApp.ts'
import { linkOf } from './addresses.ts'
import { shareOf } from './commands.ts'
import styles from './ShareSheet.module.css'
import { SHARE } from './words.ts'

/** Maximum length of a link without a warning; some messengers and forums cut longer ones. */
const SAFE_CHARACTERS = 2000

interface CarryProgramProps {
  readonly sharing: Sharing
  readonly program: NonNullable<Sharing['program']>
}

/**
 * Switch that puts the user's own program into the links of the share dialog. While on, shows the length of the link.
 */
export function CarryProgram({ sharing, program }: CarryProgramProps) {
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
