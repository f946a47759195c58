/** Puts the scenes of a tour on the page, and restores what the page showed before. */
import { latest, still } from '../../calls/latest.ts'
import { sameBoard } from '../../sudoku/grid.ts'
import { ownLanguage } from '../own/choice.ts'
import { chosenProgram, programsIn } from '../own/own.ts'
import { edited, withVisit } from '../puzzle/history.ts'
import type { Puzzle } from '../puzzle/puzzle.ts'
import type { RunnableProgram } from '../session/session.ts'
import { frontOf } from '../session/sessions.ts'
import type { Preferences } from '../store/preferences.ts'
import type { AppState } from '../store/state.ts'
import type { AppStore } from '../store/store.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import type { Position } from '../../search/trace/position.ts'
import type { Scene, ShownPart, TourProgram } from './tour.ts'
import type { BeforeTour } from './touring.ts'

export function createScenes({ getState: get, setState: set, actions, environment }: AppStore) {
  const { sessions, ownCommands } = environment
  const showing = latest()
  /** The scene that is being put on the page; undefined once it is there. */
  let underway: AbortSignal | undefined

  function setPuzzle(puzzle: Puzzle): void {
    set({ puzzle, editing: false, choice: undefined, notice: undefined })
  }

  /** Runs an own program without adding it to the user's. @returns false if the reader has changed the puzzle meanwhile */
  async function runOwn(
    { language, text }: Extract<TourProgram, { readonly kind: 'own' }>,
    puzzle: Puzzle,
    name: string,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { puzzle: shown } = get()
    actions.runOwn({ kind: 'lend', language, name, text })
    // By `use`, because once the panel finds that it has loaded without a program, it opens one, which ends the run.
    const running = new Promise<boolean>((resolve) => {
      ownCommands.use((own) => {
        const isWanted = !signal.aborted && get().puzzle === shown
        if (isWanted) {
          setPuzzle(puzzle)
          sessions.endRuns({ kind: 'own', language })
          own({ kind: 'run' })
        }
        resolve(isWanted)
      })
    })
    return still(running, signal)
  }

  return {
    isUnderway: () => underway !== undefined,
    /**
     * Returns the puzzle of a scene, one Undo away from the puzzle that the page showed before the tour. Own programs
     * read it as BOJ 2580 gives it, unless they are functions to call.
     */
    puzzleOf(scene: Scene, { puzzle: before, visit }: BeforeTour): Puzzle {
      const isSame = sameBoard(before.grid, scene.puzzle)
      const puzzle = isSame ? withVisit(before, visit) : edited(before, scene.puzzle, visit)
      return { ...puzzle, format: 'boj-2580' }
    },
    /**
     * Shows a scene at a position, which its run may not have reached yet.
     * @param name of an own program
     * @param missed called if the reader changes the puzzle while the code for own programs loads
     */
    show(scene: Scene, puzzle: Puzzle, position: Position, name: string, missed: () => void): void {
      void showing.run(async (signal) => {
        underway = signal
        try {
          const { program } = scene
          const isOver = program.kind === 'own' && frontOf(get()).run.status !== 'open'
          if (isOver || !isSceneShown(get(), scene, puzzle)) {
            if (program.kind === 'own') {
              if (!(await runOwn(program, puzzle, name, signal))) return missed()
            } else {
              setPuzzle(puzzle)
              sessions.endRuns(runnable(program))
            }
          }
          set({ panel: PROGRAM_PANEL, isSheetOpen: true, view: 'watch' })
          // A program that the device cannot run has no run to move in.
          const isRunnable = program.kind === 'builtIn' || frontOf(get()).run.status === 'open'
          if (isRunnable) actions.goTo(position)
        } finally {
          if (underway === signal) underway = undefined
        }
      })
    },
    /** Opens the parts of the page that a step shows, and closes those that only an earlier step has opened. */
    openParts(parts: readonly ShownPart[], { shown }: BeforeTour): void {
      const shows = (part: ShownPart) => parts.includes(part)
      const wanted = {
        showsFlame: shown.showsFlame || shows('flame'),
        showsCandidates: shown.showsCandidates || shows('candidates'),
        isDrawerOpen: shown.isDrawerOpen || shows('variables'),
        numbering: shown.numbering === 'none' && shows('rowNumbers') ? 'from-1' : shown.numbering,
      } satisfies Partial<Preferences>
      if (wanted.showsFlame !== get().preferences.showsFlame) actions.toggleFlame()
      set({
        preferences: { ...get().preferences, ...wanted },
        ...(shows('variables') && { drawerTab: 'variables' }),
      })
    },
    /** Ends the scene that is being put on the page. */
    stop(): void {
      showing.stop()
      underway = undefined
    },
    /** Restores the puzzle with its history, its program, and the position of its run. */
    restore({ puzzle, visit, panel, isSheetOpen, shown }: BeforeTour): void {
      const { strategy, extent, position } = visit
      const language = ownLanguage(strategy)
      if (get().own !== undefined) ownCommands.use((own) => own({ kind: 'takeBack' }))
      setPuzzle(puzzle)
      sessions.endRuns(
        language === undefined ? { kind: 'built-in', strategy, extent } : { kind: 'own', language },
      )
      if (shown.showsFlame !== get().preferences.showsFlame) actions.toggleFlame()
      set({ preferences: { ...get().preferences, ...shown }, panel, isSheetOpen })
      // Users' programs run only on request.
      if (position !== undefined && language === undefined) actions.goTo(position)
    },
    /** Gives up the program of a tour, if it is shown no more. */
    forget(): void {
      if (get().own !== undefined) ownCommands.use((own) => own({ kind: 'takeBack' }))
    },
  }
}

/** Returns true if the page shows a scene. @param puzzle of the scene, as `puzzleOf` returned it */
export function isSceneShown(state: AppState, { program }: Scene, puzzle: Puzzle): boolean {
  if (state.puzzle !== puzzle) return false
  const shown = frontOf(state).program
  if (program.kind === 'builtIn')
    return shown.kind === 'built-in' && shown.strategy === program.id && shown.extent === program.extent
  const { own } = state
  if (own === undefined || shown.kind !== 'own' || shown.language !== program.language) return false
  const isKnown = programsIn(own.programs, program.language).length > 0
  return isKnown && chosenProgram(own, program.language).text === program.text
}

function runnable({ id, extent }: Extract<TourProgram, { readonly kind: 'builtIn' }>): RunnableProgram {
  return { kind: 'built-in', strategy: id, extent }
}
