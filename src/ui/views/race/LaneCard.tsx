import { ownId, programId } from '../../../app/own/choice.ts'
import { PROGRAMS } from '../../../app/programs.ts'
import type { Lane } from '../../../app/racing/racing.ts'
import { OWN_LANGUAGES } from '../../../core/own/language.ts'
import { RACE } from '../../../i18n/race.ts'
import { Button } from '../../Button.tsx'
import fields from '../../Field.module.css'
import { useActions, usePhrase, useWords } from '../../useApp.ts'
import { LaneBadge } from './LaneBadge.tsx'
import { LaneBoard } from './LaneBoard.tsx'
import styles from './LaneCard.module.css'
import { LaneFigures } from './LaneFigures.tsx'
import { LaneSentence } from './LaneSentence.tsx'
import { OwnSentence } from './OwnSentence.tsx'
import { useNameOf } from './useNameOf.ts'
import { useFinished } from './useRace.ts'

interface LaneCardProps {
  readonly lane: Lane
  /** From 1, from left to right. */
  readonly number: number
  readonly isRemovable: boolean
}

/** One program in the race: which it is, its board, and what it has come to. */
export function LaneCard({ lane, number, isRemovable }: LaneCardProps) {
  const words = useWords(RACE)
  const phrase = usePhrase()
  const { race } = useActions()
  const isFinished = useFinished(lane)
  const nameOf = useNameOf()
  const name = nameOf(lane)
  return (
    <section className={styles.lane} aria-label={name} data-finished={isFinished && lane.status === 'ended'}>
      <div className={styles.head}>
        <select
          className={`${fields.field} ${styles.program}`}
          aria-label={words.program(number)}
          value={programId(lane.program)}
          onChange={({ target }) => void race({ kind: 'choose', lane: lane.id, strategy: target.value })}
        >
          {PROGRAMS.map((program) => (
            <option key={program.id} value={program.id}>
              {phrase(program.name)}
            </option>
          ))}
          {OWN_LANGUAGES.map((language) => (
            <option key={language} value={ownId(language)}>
              {nameOf({ program: { kind: 'own', language } })}
            </option>
          ))}
        </select>
        <LaneBadge lane={lane} />
        <button
          type="button"
          className={styles.watch}
          aria-label={words.watch(name)}
          onClick={() => void race({ kind: 'watch', lane: lane.id })}
        >
          {words.watchShort}
        </button>
        {isRemovable && (
          <Button
            label={words.remove(name)}
            icon={<span>×</span>}
            shows="icon"
            onClick={() => void race({ kind: 'remove', lane: lane.id })}
          />
        )}
      </div>
      <div className={styles.stage}>
        <LaneBoard lane={lane} name={name} isFinished={isFinished} />
      </div>
      {lane.program.kind === 'own' ? (
        <OwnSentence lane={lane} language={lane.program.language} />
      ) : (
        <LaneSentence lane={lane} />
      )}
      <LaneFigures lane={lane} />
    </section>
  )
}
