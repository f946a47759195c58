import { perStore } from '../store/perStore.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'

/** Shows a line of the program, from 1. */
type ShowLine = (line: number) => void

/**
 * Leads from a sentence that names a line to that line in the code. The code registers how it shows a line, because it
 * may be in a panel that is rendered only once it is opened.
 */
export const lineVisitsOf = perStore(({ actions }) => {
  let show: ShowLine | undefined
  /** The line to show once the code is rendered. */
  let awaited: number | undefined
  return {
    /** Opens the Program panel, and shows a line there. */
    visit(line: number): void {
      actions.openPanel(PROGRAM_PANEL)
      if (show === undefined) awaited = line
      else show(line)
    },
    /** Sets how lines are shown, from now on. @returns a function that ends this */
    show(shown: ShowLine): () => void {
      show = shown
      if (awaited !== undefined) shown(awaited)
      awaited = undefined
      return () => {
        if (show === shown) show = undefined
      }
    },
  }
})
