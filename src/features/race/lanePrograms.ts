/** How the programs of lanes are run: the built-in ones at once, the user's own with the text that is shown. */
import { chosenText, type OwnRun, type OwnText, programsIn } from '../../app/own/own.ts'
import type { OwnLanguage } from '../../core/own/language.ts'
import type { RunnableProgram, SessionId } from '../../app/session/session.ts'
import type { AppState } from '../../app/store/state.ts'
import type { Lane } from '../../app/racing/racing.ts'
import type { RacingDependencies } from './dependencies.ts'

export interface LanePrograms {
  /** Opens a session with a program; undefined as long as it cannot be run. */
  open(program: RunnableProgram): SessionId | undefined
  /** Whether the open session of a lane runs the program as it is by now. */
  isCurrent(lane: Lane): boolean
  /** Of a lane that nothing is known of. */
  statusBefore(lane: Lane): Lane['status']
  /** Has the text of the user's own program there, if there is one in the lane: nothing is run with that. */
  fetch(lane: Lane): void
}

/** The program of the user's own that a lane in its language runs; undefined until those have been asked for. */
export function ownTextIn({ own }: Pick<AppState, 'own'>, language: OwnLanguage): OwnText | undefined {
  const isThere = own !== undefined && programsIn(own.programs, language).length > 0
  return isThere ? chosenText(own, language) : undefined
}

/** Whether there is no memory to compile it. */
export function lacksMemory({ own }: Pick<AppState, 'own'>, { program }: Pick<Lane, 'program'>): boolean {
  return program.kind === 'own' && program.language === 'cpp' && own?.tools.cpp === 'short-memory'
}

/** @param heard called when more is known of the run of the user's own program in a session */
export function createLanePrograms(
  get: () => AppState,
  sessions: RacingDependencies['sessions'],
  own: RacingDependencies['own'],
  received: (session: SessionId, run: OwnRun | undefined) => void,
): LanePrograms {
  const asked = new Set<OwnLanguage>()

  return {
    open(program) {
      if (program.kind === 'built-in') return sessions.openSession(program)
      const isRunnable = ownTextIn(get(), program.language) !== undefined && !lacksMemory(get(), { program })
      return isRunnable ? sessions.openOwn(program, received) : undefined
    },
    isCurrent({ program, own: run }) {
      return (
        program.kind === 'built-in' ||
        run === undefined ||
        run.text === ownTextIn(get(), program.language)?.text
      )
    },
    statusBefore(lane) {
      if (lacksMemory(get(), lane)) return 'out'
      return lane.hasSetOff ? 'searching' : 'waiting'
    },
    fetch({ program }) {
      if (program.kind === 'built-in' || asked.has(program.language)) return
      asked.add(program.language)
      own({ kind: 'have', language: program.language })
    },
  }
}
