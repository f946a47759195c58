import { useApp, useMessages } from '../../useApp.ts'
import sections from '../../Section.module.css'

/** Warns the user if nothing can be kept for the next visit. */
export function StorageWarning() {
  const words = useMessages().puzzlePanel
  const cannotPersist = useApp((app) => app.cannotPersist)
  return cannotPersist && <p className={sections.hint}>{words.cannotPersist}</p>
}
