/** Opens the program of a link, and goes to the link's position once the user runs it. */
import type { LinkFault, LibraryProgram } from '../../app/own/own.ts'
import { type CarriedProgram, programOfCode } from '../../app/own/programLink.ts'
import type { AppState } from '../../app/store/state.ts'
import type { OwnLanguage } from '../../core/own/language.ts'
import { type Position, positionOrder, START } from '../../core/trace/position.ts'

interface ProgramActions {
  /** Shows the known program with the same text, or else adds a program. @returns the shown program */
  open(program: CarriedProgram): LibraryProgram
  /** Reports a fault and shows the own programs of a language. */
  refuse(language: OwnLanguage, fault: LinkFault): void
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
      if (!decoded.ok) {
        set({ linkedProgram: undefined })
        return programs.refuse(language, decoded.error)
      }
      const opened = programs.open(decoded.value)
      programs.announce(opened)
      // Done last: once `linkedProgram` has its `program`, the address holds the program only while it is unchanged.
      const { linkedProgram } = get()
      if (linkedProgram !== undefined)
        set({ linkedProgram: { ...linkedProgram, program: { id: opened.id, text: opened.text } } })
    },
    /**
     * Called when a program runs. Goes to the link's position if this is the first run of the link's program, and the
     * program is unchanged.
     */
    goToLinkedPosition(id: string, text: string): void {
      const { linkedProgram } = get()
      if (linkedProgram?.program?.id !== id || linkedProgram.program.text !== text) return
      const { position } = linkedProgram
      set({ linkedProgram: { ...linkedProgram, position: START } })
      if (positionOrder(position, START) > 0) goTo(position)
    },
  }
}
