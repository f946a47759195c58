import { useApp, useMessages } from '../../useApp.ts'
import sections from '../../Section.module.css'

/** That nothing will be there at the next visit, where that is so. */
export function Forgets() {
  const words = useMessages().puzzlePanel
  const forgets = useApp((app) => app.forgets)
  return forgets && <p className={sections.hint}>{words.forgets}</p>
}
