/** Opens what a tour has for the reader to do at its end. */
import { assertNever } from '../../sudoku/result.ts'
import { brokenOption, chosenProgram } from '../own/own.ts'
import type { AppStore } from '../store/store.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import type { Exercise } from './tour.ts'

export function doExercise(store: AppStore, exercise: Exercise): void {
  const { getState: get, setState: set, actions, environment } = store
  switch (exercise.kind) {
    case 'mend':
      set({ isEditorAwaited: true })
      actions.runOwn({ kind: 'open', language: exercise.language })
      return actions.runOwn({ kind: 'pick', option: brokenOption(exercise.broken) })
    case 'grade': {
      const { judge, program } = exercise
      set({ grading: { ...get().grading, judge } })
      if (program === undefined) return actions.openView('grade')
      actions.runOwn({ kind: 'open', ...program })
      return environment.ownCommands.use(() => {
        const { own } = get()
        if (own !== undefined)
          actions.gradeProgram({ kind: 'own', id: chosenProgram(own, program.language).id })
      })
    }
    case 'run': {
      const { puzzle, program } = exercise.scene
      actions.loadGrid(puzzle, 'boj-2580')
      if (program.kind === 'own') return actions.takeProgram(program.text, program.language)
      actions.resetFor(program.id, program.extent)
      return set({ panel: PROGRAM_PANEL, isSheetOpen: true })
    }
    default:
      return assertNever(exercise)
  }
}
