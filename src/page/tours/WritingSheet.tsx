import { SavedNote } from '../byHand/SavedNote.tsx'
import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import { RedoIcon, UndoIcon } from '../controls/icons.tsx'
import { ModalSheet, useModal } from '../controls/ModalSheet.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { useApp, useCommand, useWords } from '../store/useApp.ts'
import type { Draft } from './draft.ts'
import { ExerciseForm } from './ExerciseForm.tsx'
import { SaveTour } from './SaveTour.tsx'
import { StepForm } from './StepForm.tsx'
import { StepList } from './StepList.tsx'
import { MOST } from './tour.ts'
import { undoKeys } from './undoKeys.ts'
import type { Writing } from './writing.ts'
import { writingOf } from './writingCommands.ts'
import styles from './WritingSheet.module.css'
import { WRITING } from './writingWords.ts'

/** Value of the shown draft in the list of drafts. */
const SHOWN = ''

/** Dialog with all of a tour that the user writes: its title, its steps, and ways to save it. */
export function WritingSheet({ writing }: { readonly writing: Writing }) {
  const words = useWords(WRITING)
  const write = useCommand(writingOf)
  const modal = useModal()
  const { history, selected, others, copied, hasFailed, isKept, refused } = writing
  const { draft } = history
  const step = draft.steps.at(selected)
  const isOther = useApp(({ tour }) => tour !== undefined && tour.source.kind !== 'draft')
  const nameOf = ({ title, steps }: Draft) =>
    words.draftName(title === '' ? words.untitled : title, steps.length)
  return (
    <ModalSheet
      modal={modal}
      title={words.name}
      width="wide"
      beside={
        <span role="status" className={styles.status}>
          {copied !== undefined && (copied.isRefused ? words.notCopied : words.copied)}
        </span>
      }
      closed={() => write({ kind: 'showSheet', isOpen: false })}
    >
      {/* In the capturing phase, because a dialog keeps its keys to itself. */}
      <div className={styles.parts} onKeyDownCapture={undoKeys(write)}>
        <div className={styles.row}>
          <label className={styles.title}>
            <span>{words.title}</span>
            <input
              type="text"
              className={fields.field}
              maxLength={MOST.title}
              placeholder={words.untitled}
              value={draft.title}
              onChange={({ target }) =>
                write({
                  kind: 'edit',
                  edit: { kind: 'retitle', title: target.value, typed: 'title of the tour' },
                })
              }
            />
          </label>
          <div className={styles.buttons}>
            <Button
              label={words.undo}
              icon={<UndoIcon />}
              shows="icon"
              isIdle={history.past.length === 0}
              onClick={() => write({ kind: 'undo' })}
            />
            <Button
              label={words.redo}
              icon={<RedoIcon />}
              shows="icon"
              isIdle={history.future.length === 0}
              onClick={() => write({ kind: 'redo' })}
            />
          </div>
        </div>
        {step === undefined ? (
          <p className={styles.hint}>{words.noSteps}</p>
        ) : (
          <div className={styles.columns}>
            <StepList steps={draft.steps} selected={selected} />
            <StepForm step={step} at={selected} isLast={selected === draft.steps.length - 1} />
            <div className={styles.end}>
              <ExerciseForm draft={draft} />
              <SaveTour draft={draft} />
            </div>
          </div>
        )}
        <p className={styles.alert} role="alert">
          {refused === undefined ? !isKept && words.notKept : words.refused[refused]}
        </p>
        <div className={`${styles.row} ${styles.drafts}`}>
          {others.length > 0 && (
            <SelectField
              label={words.draft}
              className={styles.field}
              value={SHOWN}
              change={(key) => write({ kind: 'openDraft', key })}
            >
              <option value={SHOWN}>{nameOf(draft)}</option>
              {others.map((other) => (
                <option key={other.key} value={other.key}>
                  {nameOf(other.draft)}
                </option>
              ))}
            </SelectField>
          )}
          <Button
            label={words.begin}
            isIdle={draft.steps.length === 0}
            onClick={() => write({ kind: 'begin' })}
          />
          {isOther && <Button label={words.copyTour} onClick={() => write({ kind: 'copyTour' })} />}
          <Button
            label={words.remove}
            isIdle={draft.steps.length === 0}
            onClick={() => write({ kind: 'edit', edit: { kind: 'clear' } })}
          />
        </div>
      </div>
      <div className={styles.saved}>
        <SavedNote />
        <p role="alert">{hasFailed && words.failed}</p>
      </div>
    </ModalSheet>
  )
}
