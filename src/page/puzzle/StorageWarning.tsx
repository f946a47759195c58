import { useApp, useMessages } from '../store/useApp.ts'
import sections from '../controls/Section.module.css'

/** Warns the user if the browser's storage cannot be written. */
export function StorageWarning() {
  const words = useMessages().puzzlePanel
  const cannotPersist = useApp((app) => app.cannotPersist)
  return cannotPersist && <p className={sections.hint}>{words.cannotPersist}</p>
}
