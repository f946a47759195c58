import { shareOf } from './commands.ts'
import { useLayoutEffect } from 'react'
import type { Sharing } from './sharing.ts'
import { SHARE } from './words.ts'
import { SavedNote } from '../byHand/SavedNote.tsx'
import { ModalSheet, useModal } from '../controls/ModalSheet.tsx'
import { useActions, useApp, useCommand, useWords } from '../store/useApp.ts'
import { EmbedCode } from './EmbedCode.tsx'
import { Button } from '../controls/Button.tsx'
import sections from '../controls/Section.module.css'
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
  const { setPresenting, writeTour } = useActions()
  const view = useApp((app) => app.view)
  const modal = useModal()
  const { copied, making, hasFailed } = sharing

  function closeAndPresent() {
    modal.current?.close()
    setPresenting(true)
  }

  function closeAndWriteTour() {
    modal.current?.close()
    writeTour()
  }

  return (
    <ModalSheet
      modal={modal}
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
        {view === 'watch' && <MakeTour make={closeAndWriteTour} />}
        <EmbedCode sharing={sharing} />
        <SaveBoard sharing={sharing} />
        <SaveFilm sharing={sharing} />
        <SaveRange />
        {view === 'watch' && <Present present={closeAndPresent} />}
      </div>
      <div className={styles.saved}>
        <SavedNote />
        {making !== undefined && <MakingFile making={making} />}
        <p role="alert">{hasFailed && words.failed}</p>
      </div>
    </ModalSheet>
  )
}

/** Button that shows the moment on a projector. */
function Present({ present }: { readonly present: () => void }) {
  const words = useWords(SHARE)
  return (
    <section className={styles.part} aria-labelledby="share-present">
      <h3 id="share-present">{words.projector}</h3>
      <div className={styles.row}>
        <Button label={words.present} shows="label" aria-keyshortcuts="P" onClick={present} />
        <span className={sections.hint}>{words.presents}</span>
      </div>
    </section>
  )
}

/** Button that begins a tour, or goes on with it. */
function MakeTour({ make }: { readonly make: () => void }) {
  const words = useWords(SHARE)
  return (
    <section className={styles.part} aria-labelledby="share-tour">
      <h3 id="share-tour">{words.tour}</h3>
      <div className={styles.row}>
        <Button label={words.makeTour} shows="label" onClick={make} />
        <span className={sections.hint}>{words.makesTour}</span>
      </div>
    </section>
  )
}
