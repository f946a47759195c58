import { KEEPS_EDITING } from './DigitPad.tsx'
import styles from './EditTools.module.css'
import { AdvanceOption, PuzzleButtons } from './PuzzleTools.tsx'

/** Tools for the puzzle while it is edited, above the digits. */
export function EditTools() {
  return (
    <div className={styles.tools} {...KEEPS_EDITING}>
      <PuzzleButtons shows="icon" />
      <AdvanceOption />
    </div>
  )
}
