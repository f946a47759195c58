import { SelectField } from '../controls/SelectField.tsx'
import { useCommand, useWords } from '../store/useApp.ts'
import type { Draft } from './draft.ts'
import { TextInput } from './TextInput.tsx'
import { type Exercise, MOST } from './tour.ts'
import { writingOf } from './writingCommands.ts'
import styles from './WritingSheet.module.css'
import { WRITING } from './writingWords.ts'

/** What the reader does at the end of the tour, if anything. */
export function ExerciseForm({ draft: { steps, exercise } }: { readonly draft: Draft }) {
  const words = useWords(WRITING)
  const write = useCommand(writingOf)
  const set = (next: Exercise | undefined, typed?: string) =>
    write({ kind: 'edit', edit: { kind: 'setExercise', exercise: next, typed } })

  function choose(kind: string): void {
    const last = steps.at(-1)
    if (kind === 'none') set(undefined)
    else if (kind === 'run' && last !== undefined) set({ kind: 'run', label: '', scene: last.scene })
  }

  const isCopied = exercise !== undefined && exercise.kind !== 'run'
  return (
    <>
      <SelectField
        label={words.exercise}
        className={styles.stacked}
        value={exercise?.kind ?? 'none'}
        change={choose}
      >
        <option value="none">{words.exercises.none}</option>
        <option value="run">{words.exercises.run}</option>
        {isCopied && <option value={exercise.kind}>{words.exercises.kept}</option>}
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
