import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../controls/Button.tsx'
import { keyOf } from '../controls/keys.ts'
import { useRoving } from '../controls/roving.ts'
import { useCommand, useMessages, useWords } from '../store/useApp.ts'
import type { DraftStep } from './draft.ts'
import { writingOf } from './writingCommands.ts'
import styles from './WritingSheet.module.css'
import { WRITING } from './writingWords.ts'

interface StepListProps {
  readonly steps: readonly DraftStep[]
  readonly selected: number
}

const SELECTED = '[aria-current]'

/** The steps of the draft, which the user selects, moves and deletes. */
export function StepList({ steps, selected }: StepListProps) {
  const words = useWords(WRITING)
  const { number } = useMessages()
  const write = useCommand(writingOf)
  const list = useRef<HTMLOListElement>(null)
  useRoving(list, SELECTED)

  // The focus goes with a step that is moved.
  useEffect(() => {
    if (list.current?.contains(document.activeElement) === true)
      list.current.querySelector<HTMLElement>(SELECTED)?.focus()
  }, [selected])

  const move = (by: number) =>
    write({ kind: 'edit', edit: { kind: 'move', at: selected, to: selected + by } })

  function moveByKey(press: KeyboardEvent): void {
    const key = keyOf(press)
    if (!press.altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
    press.preventDefault()
    move(key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <section className={styles.steps} aria-labelledby="tour-steps">
      <h3 id="tour-steps">{words.steps}</h3>
      <ol ref={list} className={styles.list} aria-describedby="tour-move-keys" onKeyDownCapture={moveByKey}>
        {[...steps.entries()].map(([index, step]) => (
          <li key={index}>
            <button
              type="button"
              className={styles.item}
              aria-current={index === selected || undefined}
              onClick={() => write({ kind: 'select', step: index })}
            >
              <span className={styles.itemName}>
                {words.stepName(
                  index + 1,
                  step.title ?? (step.words === '' ? words.isWithoutWords : step.words),
                )}
              </span>
              <span className={styles.itemEvent}>{words.event(number(step.position.event))}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button label={words.earlier} isIdle={selected === 0} onClick={() => move(-1)} />
        <Button label={words.later} isIdle={selected === steps.length - 1} onClick={() => move(1)} />
        <Button
          label={words.delete}
          onClick={() => write({ kind: 'edit', edit: { kind: 'remove', at: selected } })}
        />
      </div>
      <p id="tour-move-keys" className={styles.hint}>
        {words.moveKeys}
      </p>
    </section>
  )
}
