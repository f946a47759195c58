import { countingOf } from './needsFacts.ts'
import { choiceOf } from '../own/choice.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import type { ProgramCost } from '../../search/costs/programCosts.ts'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useMessages, usePhrase, useWords } from '../store/useApp.ts'
import { FACTS } from './words.ts'
import { ScrollRegion } from '../panels/ScrollRegion.tsx'
import styles from './Analysis.module.css'
import sections from '../controls/Section.module.css'

/** Table of each program's events, placements and work on the puzzle; lower bounds for searches not counted fully. */
export function ProgramCosts() {
  const { programs: words } = useWords(FACTS)
  const { programs: title } = useMessages().puzzlePanel
  const facts = useApp((app) => app.analysis.facts)
  const { openTable } = useActions()
  const chosen = useApp((app) => choiceOf(app).strategy)
  const isLost = useApp((app) => countingOf(app) === 'lost')
  if (facts === undefined) return undefined
  const ended = facts.programs.filter((cost) => cost.ended).length
  return (
    <>
      {facts.status !== 'ended' && (
        <p className={styles.counting}>
          <progress
            className={styles.progress}
            aria-label={words.progressName}
            value={ended}
            max={facts.programs.length}
          />
          <span className={sections.hint}>
            {isLost
              ? words.lost
              : facts.status === 'stopped'
                ? words.stopped
                : words.progress(ended, facts.programs.length)}
          </span>
        </p>
      )}
      <ScrollRegion name={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.program}</th>
              <th scope="col">{words.events}</th>
              <th scope="col">{words.placements}</th>
              <th scope="col">{words.work}</th>
            </tr>
          </thead>
          <tbody>
            {facts.programs.map((cost) => (
              <ProgramRow key={cost.strategy} cost={cost} isChosen={cost.strategy === chosen} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div>
        <Button label={words.compare} shows="label" onClick={openTable} />
      </div>
    </>
  )
}

function ProgramRow({ cost, isChosen }: { readonly cost: ProgramCost; readonly isChosen: boolean }) {
  const { programs: words } = useWords(FACTS)
  const { number } = useMessages()
  const phrase = usePhrase()
  const { strategy, extent, events, placements, work, ended } = cost
  const name = strategyWithId(strategy)?.name
  const figure = (counted: number) => (ended ? number(counted) : words.moreThan(counted))
  return (
    <tr aria-current={isChosen ? 'true' : undefined}>
      <th scope="row">
        <span>{name === undefined ? strategy : phrase(name)}</span>
        {isChosen && <span className={styles.mark}>{` (${words.chosen})`}</span>}
        {extent === 'all' && <span className={styles.extent}>{` ${words.all}`}</span>}
      </th>
      <td className={styles.events}>{ended ? number(events) : words.soFar(events)}</td>
      <td>{figure(placements)}</td>
      <td>{figure(work)}</td>
    </tr>
  )
}
