import { ownOf } from './commands.ts'
import type { OwnNotice } from './own.ts'
import type { Messages } from '../words/en.ts'
import { assertNever } from '../../sudoku/result.ts'
import { OWN, type OwnWords } from './words.ts'
import { PROGRAM_MENU_ID } from '../controls/ids.ts'
import { Button } from '../controls/Button.tsx'
import { useCommand, useMessages, useWords } from '../store/useApp.ts'
import styles from './NoticeLine.module.css'

/** Notices about changes by other tabs, opened files and links; shown until dismissed. */
export function NoticeLine({ notices }: { readonly notices: readonly OwnNotice[] }) {
  const words = useWords(OWN)
  const { files } = useMessages()
  const command = useCommand(ownOf)
  return (
    <div className={styles.notice} role="status" data-testid="own-news">
      {[...new Set(notices.map((each) => sentence(words, files, each)))].map((reported) => (
        <p key={reported}>{reported}</p>
      ))}
      {notices.length > 0 && (
        <Button
          label={words.dismiss}
          shows="label"
          onClick={() => {
            // The button unmounts on click: move the focus to the choice of programs.
            document.getElementById(PROGRAM_MENU_ID)?.focus()
            command({ kind: 'dismissNews' })
          }}
        />
      )}
    </div>
  )
}

function sentence(words: OwnWords, files: Messages['files'], notice: OwnNotice): string {
  switch (notice.kind) {
    case 'conflict':
      return words.conflict(notice.name, notice.copy)
    case 'stays':
      return words.stays(notice.name)
    case 'files':
      return files.report(notice.report)
    case 'linked':
      return words.linked(notice.name)
    case 'bad-link':
      return words.badLink(notice.fault)
    default:
      return assertNever(notice)
  }
}
