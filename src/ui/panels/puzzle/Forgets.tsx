import { PUZZLE_PANEL } from '../../../i18n/puzzlePanel.ts'
import { useApp, useWords } from '../../useApp.ts'
import sections from '../../Section.module.css'

/** That nothing will be there at the next visit, where that is so. */
export function Forgets() {
  const words = useWords(PUZZLE_PANEL)
  const forgets = useApp((app) => app.forgets)
  return forgets && <p className={sections.hint}>{words.forgets}</p>
}
