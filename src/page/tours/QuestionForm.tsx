import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import { SelectField } from '../controls/SelectField.tsx'
import { useWords } from '../store/useApp.ts'
import { QUESTION_KINDS } from '../../search/predict/question.ts'
import { type ChoiceAnswer, FEWEST_ANSWERS, MOST, type TourQuestion } from './tour.ts'
import { TextInput } from './TextInput.tsx'
import styles from './WritingSheet.module.css'
import { WRITING } from './writingWords.ts'

type Choice = Extract<TourQuestion, { readonly kind: 'choice' }>

const EMPTY_ANSWER: ChoiceAnswer = { text: '', reply: '', isRight: false }
const EMPTY_CHOICE: Choice = {
  kind: 'choice',
  ask: '',
  answers: [{ ...EMPTY_ANSWER, isRight: true }, EMPTY_ANSWER],
}

interface QuestionFormProps {
  readonly question: TourQuestion | undefined
  /** @param typed names the text field that was typed into; undefined for another control */
  readonly change: (question: TourQuestion | undefined, typed?: string) => void
}

/** What a step asks: nothing, what the search does next, or a question of the author's own. */
export function QuestionForm({ question, change }: QuestionFormProps) {
  const words = useWords(WRITING)
  const chosen = question === undefined ? 'none' : question.kind === 'predict' ? question.asks : question.kind

  function choose(value: string): void {
    const asks = QUESTION_KINDS.find((kind) => kind === value)
    if (asks !== undefined) change({ kind: 'predict', asks })
    else change(value === 'choice' ? EMPTY_CHOICE : undefined)
  }

  return (
    <div className={styles.group}>
      <SelectField label={words.question} className={styles.field} value={chosen} change={choose}>
        {(['none', ...QUESTION_KINDS, 'choice'] as const).map((kind) => (
          <option key={kind} value={kind}>
            {words.questions[kind]}
          </option>
        ))}
      </SelectField>
      {question?.kind === 'choice' && <ChoiceForm question={question} change={change} />}
    </div>
  )
}

interface ChoiceFormProps {
  readonly question: Choice
  readonly change: QuestionFormProps['change']
}

function ChoiceForm({ question, change }: ChoiceFormProps) {
  const words = useWords(WRITING)
  const { ask, answers } = question
  const changeAnswer = (index: number, parts: Partial<ChoiceAnswer>, typed?: string) =>
    change({ ...question, answers: answers.with(index, { ...answers[index], ...parts }) }, typed)
  const isOnlyRight = (index: number) => answers.every(({ isRight }, other) => isRight === (other === index))

  return (
    <>
      <TextInput
        label={words.ask}
        value={ask}
        most={MOST.ask}
        change={(value) => change({ ...question, ask: value }, 'question')}
      />
      {[...answers.entries()].map(([index, { text, reply, isRight }]) => (
        <fieldset key={index} className={styles.answer}>
          <legend>{words.answer(index + 1)}</legend>
          <input
            type="text"
            className={fields.field}
            aria-label={words.answer(index + 1)}
            maxLength={MOST.answer}
            value={text}
            onChange={({ target }) => changeAnswer(index, { text: target.value }, `answer ${index}`)}
          />
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isRight}
              // One answer has to be right.
              disabled={isOnlyRight(index)}
              onChange={({ target }) => changeAnswer(index, { isRight: target.checked })}
            />
            <span>{words.isRight}</span>
          </label>
          <TextInput
            label={words.reply}
            value={reply}
            most={MOST.reply}
            change={(value) => changeAnswer(index, { reply: value }, `reply ${index}`)}
          />
          <Button
            label={words.deleteAnswer(index + 1)}
            isIdle={answers.length === FEWEST_ANSWERS || isOnlyRight(index)}
            onClick={() => change({ ...question, answers: answers.toSpliced(index, 1) })}
          />
        </fieldset>
      ))}
      <Button
        label={words.addAnswer}
        isIdle={answers.length === MOST.answers}
        onClick={() => change({ ...question, answers: [...answers, EMPTY_ANSWER] })}
      />
    </>
  )
}
