/**
 * Runs the programs of a lockstep, one in each lane: built-in programs, and the user's own ones with the text that the
 * editor shows.
 */
import { chosenProgram, type OwnRun, type LibraryProgram, programsIn } from '../../own/own.ts'
import type { OwnLanguage } from '../../../sudoku/reading/language.ts'
import type { RunnableProgram, SessionId } from '../../session/session.ts'
import type { AppState } from '../../store/state.ts'
import type { Lane } from './lockstep.ts'
import type { LockstepDependencies } from './dependencies.ts'

export interface LanePrograms {
  /** Opens a session for a program; undefined while it cannot run. */
  open(program: RunnableProgram): SessionId | undefined
  /** False if a lane has run one of the user's programs whose text has changed since. */
  isCurrent(lane: Lane): boolean
  /** Status of a lane before its search has reported anything. */
  statusBefore(lane: Lane): Lane['status']
  /**
   * Loads the user's programs in a lane's language, once, without running them. Does nothing for a built-in program.
   */
  fetch(lane: Lane): void
}

/** The user's program that a lane in this language runs; undefined until loaded, or if there is none. */
export function ownProgramIn(
  { own }: Pick<AppState, 'own'>,
  language: OwnLanguage,
): LibraryProgram | undefined {
  const isThere = own !== undefined && programsIn(own.programs, language).length > 0
  return isThere ? chosenProgram(own, language) : undefined
}

/** True if this device lacks the memory to compile the lane's program. */
export function lacksMemory({ own }: Pick<AppState, 'own'>, { program }: Pick<Lane, 'program'>): boolean {
  return program.kind === 'own' && program.language === 'cpp' && own?.tools.cpp === 'short-memory'
}

/** @param received called with each report on the run of a user's program */
export function createLanePrograms(
  get: () => AppState,
  sessions: LockstepDependencies['sessions'],
  own: LockstepDependencies['own'],
  received: (session: SessionId, run: OwnRun | undefined) => void,
): LanePrograms {
  const requested = new Set<OwnLanguage>()

  return {
    open(program) {
      if (program.kind === 'built-in') return sessions.openSession(program)
      const isRunnable =
        ownProgramIn(get(), program.language) !== undefined && !lacksMemory(get(), { program })
      return isRunnable ? sessions.openOwn(program, received) : undefined
    },
    isCurrent({ program, own: run }) {
      return (
        program.kind === 'built-in' ||
        run === undefined ||
        run.text === ownProgramIn(get(), program.language)?.text
      )
    },
    statusBefore(lane) {
      if (lacksMemory(get(), lane)) return 'out'
      return lane.hasStarted ? 'searching' : 'waiting'
    },
    fetch({ program }) {
      if (program.kind === 'built-in' || requested.has(program.language)) return
      requested.add(program.language)
      own({ kind: 'have', language: program.language })
    },
  }
}
