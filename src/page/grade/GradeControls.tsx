import { useId, useState } from 'react'
import { isGrading, type Subject } from './grading.ts'
import { judgeWithId } from '../../sudoku/judge/registry.ts'
import { JUDGES_WITH_CASES } from '../../runner/cases/registry.ts'
import { STRATEGIES } from '../../search/programs/registry.ts'
import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import { PlayIcon, StopIcon } from '../controls/icons.tsx'
import { useApp, useCommand, usePhrase, useWords } from '../store/useApp.ts'
import { gradeOf } from './commands.ts'
import styles from './GradeControls.module.css'
import { MyBoards } from './MyBoards.tsx'
import { GRADE } from './words.ts'

/**
 * Controls of a grading: start and stop, program, judge, options.
 * @param isPaged true to fold the options
 */
export function GradeControls({ isPaged }: { readonly isPaged: boolean }) {
  const words = useWords(GRADE)
  return (
    <div className={styles.controls}>
      <StartButton />
      <SubjectChoice />
      <JudgeChoice />
      {isPaged ? (
        <details className={styles.folded}>
          <summary>{words.more}</summary>
          <Options />
        </details>
      ) : (
        <Options />
      )}
    </div>
  )
}

/** Starts and stops the grading: one element, so that it keeps the focus. */
function StartButton() {
  const words = useWords(GRADE)
  const grade = useCommand(gradeOf)
  const isRunning = useApp(({ grading }) => isGrading(grading))
  return (
    <button
      type="button"
      className={isRunning ? styles.stop : styles.start}
      // Ignores the second click of a double click: it would undo the first.
      onClick={({ detail }) => {
        if (detail < 2) grade({ kind: isRunning ? 'stop' : 'start' })
      }}
    >
      {isRunning ? <StopIcon /> : <PlayIcon />}
      <span>{isRunning ? words.stop : words.grade}</span>
    </button>
  )
}

/** Menu of programs: the user's own of all languages, and the listings of the built-in ones. */
function SubjectChoice() {
  const words = useWords(GRADE)
  const phrase = usePhrase()
  const grade = useCommand(gradeOf)
  const subject = useApp(({ grading }) => grading.subject)
  const own = useApp((app) => app.own?.programs)
  function choose(option: string) {
    const chosen = subjectOf(option)
    if (chosen !== undefined) grade({ kind: 'chooseSubject', subject: chosen })
  }
  return (
    <select
      className={fields.field}
      aria-label={words.program}
      value={optionOf(subject)}
      onChange={({ target }) => choose(target.value)}
    >
      {subject === undefined && <option value="">{words.noProgram}</option>}
      {own !== undefined && own.length > 0 && (
        <optgroup label={words.ownPrograms}>
          {own.map(({ id, name }) => (
            <option key={id} value={optionOf({ kind: 'own', id })}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      {GRADED_LANGUAGES.map((language) => (
        <optgroup key={language} label={words.builtIn(language)}>
          {STRATEGIES.map(({ id, name }) => (
            <option key={id} value={optionOf({ kind: 'listing', strategy: id, language })}>
              {phrase(name)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

function JudgeChoice() {
  const words = useWords(GRADE)
  const phrase = usePhrase()
  const grade = useCommand(gradeOf)
  const judge = useApp(({ grading }) => grading.judge)
  return (
    <select
      className={fields.field}
      aria-label={words.judge}
      value={judge ?? ''}
      onChange={({ target }) =>
        grade({ kind: 'chooseJudge', judge: target.value === '' ? undefined : target.value })
      }
    >
      <option value="">{words.followsProgram}</option>
      {JUDGES_WITH_CASES.map((id) => {
        const name = judgeWithId(id)?.name
        return (
          <option key={id} value={id}>
            {name === undefined ? id : phrase(name)}
          </option>
        )
      })}
    </select>
  )
}

/** Limits, the option to stop at the first failure, and the buttons that add cases. */
function Options() {
  const words = useWords(GRADE)
  const grade = useCommand(gradeOf)
  const isRunning = useApp(({ grading }) => isGrading(grading))
  const isSearching = useApp(({ grading }) => grading.worst?.status === 'running')
  const stopsAtFailure = useApp(({ grading }) => grading.stopsAtFailure)
  const [isAdding, setAdding] = useState(false)
  const boards = useId()
  return (
    <>
      <Limits />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={stopsAtFailure}
          onChange={({ target }) => grade({ kind: 'stopAtFailure', isOn: target.checked })}
        />
        <span>{words.stopAtFailure}</span>
      </label>
      <div className={styles.adding}>
        <Button
          label={words.addMine}
          aria-expanded={isAdding}
          aria-controls={isAdding ? boards : undefined}
          onClick={() => setAdding(!isAdding)}
        />
        <Button label={words.addRandom} isIdle={isRunning} onClick={() => grade({ kind: 'addRandom' })} />
        <Button
          label={words.findWorst}
          isIdle={isRunning || isSearching}
          onClick={() => grade({ kind: 'findWorst' })}
        />
      </div>
      {isAdding && <MyBoards id={boards} />}
    </>
  )
}

function Limits() {
  const words = useWords(GRADE)
  const limits = useApp(({ grading }) => grading.limits)
  const language = useApp(({ grading }) => grading.graded?.language)
  if (limits === undefined || language === undefined) return undefined
  const { timeMs, judgeSeconds, memoryBytes } = limits
  return (
    <p className={styles.limits}>
      <span>{words.limits(language, timeMs, memoryBytes)}</span>
      {judgeSeconds !== timeMs / 1000 && <span>{` (${words.judgeLimit(judgeSeconds)})`}</span>}
    </p>
  )
}

/** Prefix of an option that stands for one of the user's own programs. */
const OWN = 'own:'
/** Languages in which listings can be graded. */
const GRADED_LANGUAGES = ['python', 'cpp'] as const

/** Returns the value of a program in the menu; empty if none is chosen. */
function optionOf(subject: Subject | undefined): string {
  if (subject === undefined) return ''
  return subject.kind === 'own' ? `${OWN}${subject.id}` : `${subject.language}:${subject.strategy}`
}

/** Returns the program of an option; undefined for the option that stands for none. */
function subjectOf(option: string): Subject | undefined {
  if (option.startsWith(OWN)) return { kind: 'own', id: option.slice(OWN.length) }
  const language = GRADED_LANGUAGES.find((language) => option.startsWith(`${language}:`))
  return language && { kind: 'listing', strategy: option.slice(language.length + 1), language }
}
