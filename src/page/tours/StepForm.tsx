import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import { SelectField } from '../controls/SelectField.tsx'
import { RATES } from '../player/playback.ts'
import { useCommand, useMessages, useWords } from '../store/useApp.ts'
import { CellPicker } from './CellPicker.tsx'
import type { DraftStep } from './draft.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { MOST, SHOWN_PARTS, type ShownPart } from './tour.ts'
import { writingOf } from './writingCommands.ts'
import { TextInput } from './TextInput.tsx'
import styles from './WritingSheet.module.css'
import { WRITING } from './writingWords.ts'

/** Stands for no playing in the list of speeds. */
const JUMP = ''

interface StepFormProps {
  readonly step: DraftStep
  readonly at: number
  readonly isLast: boolean
}

/** What a step says and shows. */
export function StepForm({ step, at, isLast }: StepFormProps) {
  const words = useWords(WRITING)
  const { number } = useMessages()
  const write = useCommand(writingOf)
  const change = (parts: Partial<DraftStep>, typed?: string) =>
    write({ kind: 'edit', edit: { kind: 'change', at, parts, typed } })
  const { scene, taken, points, open, eventsPerSecond, position } = step

  function show(part: ShownPart, isShown: boolean): void {
    change({ open: SHOWN_PARTS.filter((each) => (each === part ? isShown : open.includes(each))) })
  }

  return (
    <div className={styles.form}>
      <label className={styles.stacked}>
        <span>{words.words}</span>
        <textarea
          className={fields.field}
          rows={4}
          maxLength={MOST.words}
          aria-describedby="tour-words-hint"
          value={step.words}
          onChange={({ target }) => change({ words: target.value }, 'words')}
        />
      </label>
      <p id="tour-words-hint" className={styles.hint}>
        {`${words.wordsHint} ${words.length(step.words.length, MOST.words)}`}
      </p>
      <TextInput
        label={words.stepTitle}
        value={step.title ?? ''}
        most={MOST.stepTitle}
        change={(value) => change({ title: value === '' ? undefined : value }, 'title')}
      />
      <div className={styles.row}>
        <span>{`${words.moment}: ${words.event(number(position.event))}`}</span>
        <Button label={words.retake} onClick={() => write({ kind: 'retake' })} />
      </div>
      <div className={styles.stacked}>
        <h4 id="tour-cells">{words.cells}</h4>
        <CellPicker
          labelledBy="tour-cells"
          givens={scene.puzzle}
          board={taken?.board ?? scene.puzzle}
          cells={points}
          choose={(cells) => change({ points: cells })}
        />
        <Button label={words.noCells} isIdle={points.length === 0} onClick={() => change({ points: [] })} />
      </div>
      <fieldset className={styles.group}>
        <legend>{words.open}</legend>
        {SHOWN_PARTS.map((part) => (
          <label key={part} className={styles.check}>
            <input
              type="checkbox"
              checked={open.includes(part)}
              onChange={({ target }) => show(part, target.checked)}
            />
            <span>{words.parts[part]}</span>
          </label>
        ))}
      </fieldset>
      {!isLast && (
        <SelectField
          label={words.toNext}
          className={styles.field}
          value={eventsPerSecond ?? JUMP}
          change={(rate) => change({ eventsPerSecond: rate === JUMP ? undefined : Number(rate) })}
        >
          <option value={JUMP}>{words.jump}</option>
          {ratesWith(eventsPerSecond).map((rate) => (
            <option key={rate} value={rate}>
              {words.play(rate)}
            </option>
          ))}
        </SelectField>
      )}
      <QuestionForm question={step.question} change={(question, typed) => change({ question }, typed)} />
    </div>
  )
}

/** Returns the speeds to choose from, with that of a tour from elsewhere, which may be any. */
function ratesWith(rate: number | undefined): readonly number[] {
  return [...new Set(rate === undefined ? RATES : [...RATES, rate])].toSorted((one, other) => one - other)
}
