import { type KeyboardEvent, useEffect } from 'react'
import { strategyWithId } from '../../search/programs/registry.ts'
import { Button } from '../controls/Button.tsx'
import { keyOf } from '../controls/keys.ts'
import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import { useApp, useCommand, usePhrase, useWords } from '../store/useApp.ts'
import { Choice } from './Choice.tsx'
import { isMomentMissing, toursOf } from './commands.ts'
import { Dots } from './Dots.tsx'
import { NEXT_ID } from './ids.ts'
import { programVersion } from './programVersions.ts'
import { asSentence, type Scene } from './tour.ts'
import type { TourCommand } from './touring.ts'
import styles from './Tour.module.css'
import { useTour } from './useTour.ts'
import { TOURS } from './words.ts'
import { Words } from './Words.tsx'

interface TourStepProps {
  /** True in a frame of another page, which has neither questions on the board nor exercises. */
  readonly isFramed: boolean
}

/** A step of the tour: its words and its question, the list of steps, and the ways on. */
export function TourStep({ isFramed }: TourStepProps) {
  const words = useWords(TOURS)
  const command = useCommand(toursOf)
  const { title, scenes, steps, exercise } = useTour()
  const index = useApp(({ tour }) => tour?.step ?? 0)
  const source = useApp(({ tour }) => tour?.source)
  const step = steps[index]
  const isLast = index === steps.length - 1
  const progress = words.progress(index + 1, steps.length)

  // The button that opened the tour may be gone.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById(NEXT_ID)?.focus({ preventScroll: true })
  }, [source])

  function moveByKey(press: KeyboardEvent) {
    if (press.ctrlKey || press.metaKey || press.altKey) return
    const kind = KEYS[keyOf(press)]
    if (kind === undefined) return
    press.preventDefault()
    command({ kind })
  }

  return (
    <>
      <div className={styles.said}>
        <p className={styles.words}>
          <span className={styles.progress}>{`${progress} `}</span>
          {step.title !== undefined && <b>{`${asSentence(step.title)} `}</b>}
          <Words text={step.words} />
        </p>
        <Notes scene={scenes[step.scene]} event={step.position.event} />
        {step.question?.kind === 'choice' && <Choice key={index} question={step.question} />}
      </div>
      <div className={styles.walk} role="toolbar" aria-label={title} onKeyDown={moveByKey}>
        <Dots steps={steps} current={index} />
        <div className={styles.ways}>
          <Button label={words.end} shows="label" onClick={() => command({ kind: 'end' })} />
          <Button
            label={words.back}
            shows="label"
            isIdle={index === 0}
            onClick={() => command({ kind: 'back' })}
          />
          {!isFramed && step.question?.kind === 'predict' && (
            <Button label={words.predict} shows="label" onClick={() => command({ kind: 'predict' })} />
          )}
          {!isFramed && isLast && exercise !== undefined && (
            <Button label={exercise.label} shows="label" onClick={() => command({ kind: 'exercise' })} />
          )}
          <Button
            id={NEXT_ID}
            label={isLast ? words.finish : words.next}
            shows="label"
            tone="primary"
            onClick={() => command({ kind: 'next' })}
          />
        </div>
      </div>
    </>
  )
}

/** Keys on the steps and buttons, by what they do. */
const KEYS: Readonly<Partial<Record<string, Extract<TourCommand['kind'], 'next' | 'back' | 'leave'>>>> = {
  ArrowRight: 'next',
  ArrowLeft: 'back',
  Escape: 'leave',
}

interface NotesProps {
  readonly scene: Scene
  /** Of the step. */
  readonly event: number
}

/** What is wrong with the tour: a moment that does not exist, another version of the program, parts left out. */
function Notes({ scene: { program }, event }: NotesProps) {
  const words = useWords(TOURS)
  const phrase = usePhrase()
  const isMissing = useApp(isMomentMissing)
  const events = useApp((app) => eventsOf(frontOf(app).run))
  const faults = useApp(({ tour }) => tour?.faults)
  const isOther = program.kind === 'builtIn' && program.version !== programVersion(program.id)
  const strategy = isOther ? strategyWithId(program.id) : undefined
  return (
    <>
      {isMissing && (
        <p className={styles.note} role="status">
          {words.missing(event, events)}
        </p>
      )}
      {strategy !== undefined && <p className={styles.note}>{words.otherVersion(phrase(strategy.name))}</p>}
      {faults !== undefined && faults.length > 0 && (
        <details className={styles.note}>
          <summary>{words.leftOut(faults.length)}</summary>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.step} ${fault.scene} ${fault.part}`}>{words.partLeftOut(fault)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
