import { shareOf } from './commands.ts'
import { useLayoutEffect } from 'react'
import type { Sharing } from './sharing.ts'
import { SHARE } from './words.ts'
import { SavedNote } from '../byHand/SavedNote.tsx'
import { ModalSheet, useModal } from '../controls/ModalSheet.tsx'
import { useApp, useCommand, useWords } from '../store/useApp.ts'
import { EmbedCode } from './EmbedCode.tsx'
import { LinkToMoment } from './LinkToMoment.tsx'
import { SaveBoard } from './SaveBoard.tsx'
import { MakingFile } from './MakingFile.tsx'
import { SaveFilm } from './SaveFilm.tsx'
import { SaveRange } from './SaveRange.tsx'
import styles from './ShareSheet.module.css'

export { ByHandSheet } from '../byHand/ByHandSheet.tsx'
export { FilmHandles } from './FilmHandles.tsx'
export { ShareBar } from './ShareBar.tsx'

/** Dialog with ways to share the event that is shown, or to save its board, a film or the visible range as a file. */
export default function ShareSheet() {
  const sharing = useApp((app) => app.sharing)
  const share = useCommand(shareOf)
  // Before the first paint, which would show the moment of the last time.
  useLayoutEffect(() => share({ kind: 'open' }), [share])
  return sharing !== undefined && <Sheet sharing={sharing} />
}

function Sheet({ sharing }: { readonly sharing: Sharing }) {
  const words = useWords(SHARE)
  const share = useCommand(shareOf)
  const { copied, making, hasFailed } = sharing
  return (
    <ModalSheet
      modal={useModal()}
      title={words.title}
      width="narrow"
      beside={
        <span role="status" className={styles.status}>
          {copied !== undefined && (copied.isRefused ? words.notCopied : words.copied)}
        </span>
      }
      closed={() => share({ kind: 'close' })}
    >
      <div className={styles.parts}>
        <LinkToMoment sharing={sharing} />
        <EmbedCode sharing={sharing} />
        <SaveBoard sharing={sharing} />
        <SaveFilm sharing={sharing} />
        <SaveRange />
      </div>
      <div className={styles.saved}>
        <SavedNote />
        {making !== undefined && <MakingFile making={making} />}
        <p role="alert">{hasFailed && words.failed}</p>
      </div>
    </ModalSheet>
  )
}
