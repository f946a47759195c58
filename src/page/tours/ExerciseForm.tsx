import { SelectField } from '../controls/SelectField.tsx'
import { useCommand, useWords } from '../store/useApp.ts'
import { type Draft, endsWithLast } from './draft.ts'
import { TextInput } from './TextInput.tsx'
import { type Exercise, MOST } from './tour.ts'
import { writingOf } from './writingCommands.ts'
import styles from './WritingSheet.module.css'
import { WRITING } from './writingWords.ts'

/** What the reader does at the end of the tour, if anything. */
export function ExerciseForm({ draft }: { readonly draft: Draft }) {
  const { steps, exercise } = draft
  const words = useWords(WRITING)
  const write = useCommand(writingOf)
  const set = (next: Exercise | undefined, typed?: string) =>
    write({ kind: 'edit', edit: { kind: 'setExercise', exercise: next, typed } })

  function choose(chosen: string): void {
    const last = steps.at(-1)
    if (chosen === 'none') set(undefined)
    else if (chosen === 'run' && last !== undefined) set({ kind: 'run', label: '', scene: last.scene })
  }

  const kind = exercise === undefined ? 'none' : endsWithLast(draft) ? 'run' : 'kept'
  return (
    <>
      <SelectField label={words.exercise} className={styles.stacked} value={kind} change={choose}>
        <option value="none">{words.exercises.none}</option>
        <option value="run">{words.exercises.run}</option>
        {kind === 'kept' && <option value={kind}>{words.exercises.kept}</option>}
      </SelectField>
      {exercise !== undefined && (
        <TextInput
          label={words.exerciseLabel}
          value={exercise.label}
          most={MOST.label}
          placeholder={words.exercises.label}
          change={(label) => set({ ...exercise, label }, 'label')}
        />
      )}
    </>
  )
}
