/** Opens the program of a link, and goes to the link's position once the user runs it. */
import type { LinkFault, LibraryProgram } from './own.ts'
import { type CarriedProgram, programOfCode } from './programLink.ts'
import type { AppState } from '../store/state.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { type Position, positionOrder, START } from '../../search/trace/position.ts'

interface ProgramActions {
  /** Shows the known program with the same text, or else adds a program. @returns the shown program */
  open(program: CarriedProgram): LibraryProgram
  /** Reports a fault and shows the own programs of a language. @returns the shown program */
  refuse(language: OwnLanguage, fault: LinkFault): LibraryProgram
  /** Reports that the program came with the link, and shows it. */
  announce(program: LibraryProgram): void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createLinking(
  get: Get,
  set: Set,
  goTo: (position: Position) => void,
  programs: ProgramActions,
) {
  return {
    /** Opens the program that the code in a link holds, or reports why it cannot be read. */
    open(code: string, language: OwnLanguage): void {
      const decoded = programOfCode(code)
      const shown = decoded.ok ? programs.open(decoded.value) : programs.refuse(language, decoded.error)
      if (decoded.ok) programs.announce(shown)
      // Done last: once `linkedProgram` has its `program`, the address holds the code only while that is unchanged.
      const { linkedProgram } = get()
      if (linkedProgram === undefined) return
      const fault = decoded.ok ? undefined : decoded.error
      set({ linkedProgram: { ...linkedProgram, program: { id: shown.id, text: shown.text }, fault } })
    },
    /**
     * Called when a program runs. Goes to the link's position if this is the first run of the link's program, and the
     * program is unchanged.
     */
    goToLinkedPosition(id: string, text: string): void {
      const { linkedProgram } = get()
      if (linkedProgram?.program?.id !== id || linkedProgram.program.text !== text) return
      const { position, fault } = linkedProgram
      set({ linkedProgram: { ...linkedProgram, position: START } })
      // The position belongs to a program that could not be read.
      if (fault === undefined && positionOrder(position, START) > 0) goTo(position)
    },
  }
}
