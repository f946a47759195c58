import { ownId, programId } from '../../own/choice.ts'
import { placeOf, shareOf } from './standings.ts'
import type { Lane } from './lockstep.ts'
import { OWN_LANGUAGES } from '../../../sudoku/reading/language.ts'
import { STRATEGIES } from '../../../search/programs/registry.ts'
import { LOCKSTEP } from '../words.ts'
import { Button } from '../../controls/Button.tsx'
import fields from '../../controls/Field.module.css'
import { useCommand, usePhrase, useWords } from '../../store/useApp.ts'
import { LaneBoard } from './LaneBoard.tsx'
import styles from './LaneCard.module.css'
import { LaneFigures } from './LaneFigures.tsx'
import { LaneSentence } from './LaneSentence.tsx'
import { OwnSentence } from './OwnSentence.tsx'
import { lockstepOf } from './commands.ts'
import { useProgramName } from '../useProgramName.ts'
import { useFinished, useLockstep } from './useLockstep.ts'

interface LaneCardProps {
  readonly lane: Lane
  /** Number of the lane, from 1, left to right. */
  readonly number: number
  readonly isRemovable: boolean
}

/** A lane: program menu, board, current action and figures. */
export function LaneCard({ lane, number, isRemovable }: LaneCardProps) {
  const words = useWords(LOCKSTEP)
  const phrase = usePhrase()
  const lockstep = useCommand(lockstepOf)
  const isFinished = useFinished(lane)
  const nameOf = useProgramName()
  const name = nameOf(programId(lane.program))
  return (
    <section className={styles.lane} aria-label={name} data-finished={isFinished && lane.status === 'ended'}>
      <div className={styles.head}>
        <select
          className={`${fields.field} ${styles.program}`}
          aria-label={words.program(number)}
          value={programId(lane.program)}
          onChange={({ target }) => lockstep({ kind: 'choose', lane: lane.id, strategy: target.value })}
        >
          {STRATEGIES.map((program) => (
            <option key={program.id} value={program.id}>
              {phrase(program.name)}
            </option>
          ))}
          {OWN_LANGUAGES.map((language) => (
            <option key={language} value={ownId(language)}>
              {nameOf(ownId(language))}
            </option>
          ))}
        </select>
        <LaneBadge lane={lane} />
        <button
          type="button"
          className={styles.watch}
          aria-label={words.watch(name)}
          onClick={() => lockstep({ kind: 'watch', lane: lane.id })}
        >
          {words.watchShort}
        </button>
        {isRemovable && (
          <Button
            label={words.remove(name)}
            icon={<span>×</span>}
            shows="icon"
            onClick={() => lockstep({ kind: 'remove', lane: lane.id })}
          />
        )}
      </div>
      <div className={styles.stage}>
        <LaneBoard lane={lane} name={name} isFinished={isFinished} />
      </div>
      <div>
        {lane.program.kind === 'own' ? (
          <OwnSentence lane={lane} language={lane.program.language} />
        ) : (
          <LaneSentence lane={lane} />
        )}
      </div>
      <LaneFigures lane={lane} />
    </section>
  )
}

/** Progress of a lane, or its rank once it has finished. */
function LaneBadge({ lane }: { readonly lane: Lane }) {
  const words = useWords(LOCKSTEP)
  const isFinished = useFinished(lane)
  const place = useLockstep((lockstep) => placeOf(lane, lockstep))
  const share = useLockstep((lockstep) => {
    const whole = shareOf(lane, lockstep)
    return whole === undefined ? undefined : words.share(whole)
  })
  const detail = lane.status === 'waiting' ? words.waiting : words.searching
  return (
    <span className={styles.badge} data-testid="badge">
      {isFinished ? words.place(place) : (share ?? detail)}
    </span>
  )
}
