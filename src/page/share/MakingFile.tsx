import { Button } from '../controls/Button.tsx'
import sections from '../controls/Section.module.css'
import { StopIcon } from '../controls/icons.tsx'
import { useCommand, useMessages, useWords } from '../store/useApp.ts'
import { shareOf } from './commands.ts'
import type { FileProgress } from './sharing.ts'
import styles from './ShareSheet.module.css'
import { SHARE } from './words.ts'

/** Progress of the file that is being made, with a Stop button. */
export function MakingFile({ making }: { readonly making: FileProgress }) {
  const words = useWords(SHARE)
  const { number } = useMessages()
  const share = useCommand(shareOf)
  return (
    <div className={styles.row}>
      <progress aria-label={words.file} value={making.done} max={making.of} />
      <Button label={words.stop} icon={<StopIcon />} tone="stop" onClick={() => share({ kind: 'stop' })} />
      {/* After the button, so that growing figures do not move it. */}
      <span className={`${sections.hint} ${styles.figures}`}>
        {words.making(number(making.done), number(making.of))}
      </span>
    </div>
  )
}
