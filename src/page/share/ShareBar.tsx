import { SavedNote } from '../byHand/SavedNote.tsx'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useCommand, useMessages, useWords } from '../store/useApp.ts'
import { shareOf } from './commands.ts'
import { MakingFile } from './MakingFile.tsx'
import type { Sharing } from './sharing.ts'
import styles from './ShareBar.module.css'
import unseen from '../controls/Unseen.module.css'
import { SHARE } from './words.ts'

/**
 * What sharing does while its dialog is closed: the film's events are chosen on the timeline, a file is being made, or
 * has been made.
 */
export function ShareBar() {
  const words = useWords(SHARE)
  const { saved: savedAs } = useMessages().byHand
  const sharing = useApp((app) => (app.isShareOpen ? undefined : app.sharing))
  const saved = useApp((app) => app.saved?.name)
  const { isOnTimeline = false, making, ended } = sharing ?? {}
  const isBusy = isOnTimeline || making !== undefined || ended !== undefined
  return (
    <>
      {/* Stays, so that screen readers hear what it says next. */}
      <p className={unseen.unseen} role="status">
        {isOnTimeline && <span>{words.dragEnds}</span>}
        {making !== undefined && <span>{words.file}</span>}
        {ended === 'made' && saved !== undefined && <span>{savedAs(saved)}</span>}
      </p>
      {isBusy && sharing !== undefined && <Bar sharing={sharing} />}
    </>
  )
}

function Bar({ sharing }: { readonly sharing: Sharing }) {
  const words = useWords(SHARE)
  const { alert, number } = useMessages()
  const { setShareOpen } = useActions()
  const share = useCommand(shareOf)
  const { film, isOnTimeline, making, ended } = sharing
  const openShare = () => setShareOpen(true)
  return (
    <section className={styles.bar} aria-label={words.title}>
      {isOnTimeline && (
        <>
          <p className={styles.words}>
            <strong>{words.film}</strong>
            <span className={styles.events}>{words.filmEvents(number(film.from), number(film.to))}</span>
            <span className={styles.hint}>{words.dragEnds}</span>
          </p>
          <Button label={words.makeFilm} tone="primary" onClick={openShare} />
        </>
      )}
      {making !== undefined && (
        <>
          <p className={styles.words}>{words.file}</p>
          <MakingFile making={making} />
          {!isOnTimeline && <Button label={words.show} onClick={openShare} />}
        </>
      )}
      {ended === 'made' && <SavedNote />}
      {ended === 'failed' && (
        <>
          <p role="alert" className={styles.words}>
            {words.failed}
          </p>
          <Button label={words.show} onClick={openShare} />
        </>
      )}
      {/* A file that is being made has Stop instead. */}
      {(isOnTimeline || ended !== undefined) && (
        <Button label={alert.close} shows="label" onClick={() => share({ kind: 'dismiss' })} />
      )}
    </section>
  )
}
