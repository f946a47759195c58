import { countingOf } from './needsFacts.ts'
import { type ReactElement, useEffect, useState } from 'react'
import type { Cell } from '../../sudoku/units.ts'
import { Button } from '../controls/Button.tsx'
import { BANDS, type Gauge } from '../../sudoku/facts/gauge.ts'
import { useActions, useApp, useMessages, usePhrase, useWords } from '../store/useApp.ts'
import { FACTS } from './words.ts'
import styles from './Analysis.module.css'
import { Section } from '../controls/Section.tsx'
import sections from '../controls/Section.module.css'

/** Shows the puzzle's number of givens and of solutions, its redundant givens, and its difficulty for backtracking. */
export function Facts() {
  const { facts: words } = useWords(FACTS)
  const { number } = useMessages()
  const facts = useApp((app) => app.analysis.facts)
  const unknown = useApp(countingOf)
  const known = facts?.solutions
  const solutions = known === undefined || known.kind === 'counting' ? { kind: unknown } : known
  const givens = useApp(({ puzzle }) => puzzle.grid.filter((digit) => digit !== 0).length)
  return (
    <Section id="facts" heading={words.title}>
      <dl className={styles.facts} data-testid="facts">
        <Fact name={words.givens} value={number(givens)} />
        <Fact name={words.solutions} value={words.solutionsOf(solutions)} />
        {solutions.kind === 'one' && (
          <Fact name={words.redundant} value={<Redundant cells={solutions.redundant} />} />
        )}
        {facts !== undefined && (facts.gauge.settled || facts.gauge.magnitude > 0) && (
          <Fact name={words.gauge} value={<GaugeScale gauge={facts.gauge} />} />
        )}
      </dl>
    </Section>
  )
}

/** Number of givens that may be removed one at a time, with a button that rings them on the board. */
function Redundant({ cells }: { readonly cells: readonly Cell[] }) {
  const { facts: words } = useWords(FACTS)
  const { showRings } = useActions()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    showRings(new Map(cells.map((cell) => [cell, 'redundant'])))
    return () => showRings(new Map())
  }, [isShown, cells, showRings])
  return (
    <span className={styles.redundant}>
      <span>{`${words.redundantOf(cells.length)} `}</span>
      {cells.length > 0 && (
        <Button
          label={words.showRedundant}
          shows="label"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      )}
    </span>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string | ReactElement }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** End of the difficulty meter: 10^10 events. */
const MAX_MAGNITUDE = 10

/** Difficulty meter on a logarithmic scale of events, with the name of the band that the puzzle is in. */
function GaugeScale({ gauge: { band, magnitude, settled } }: { readonly gauge: Gauge }) {
  const { facts: words } = useWords(FACTS)
  const phrase = usePhrase()
  const { name } = BANDS.find(({ id }) => id === band) ?? BANDS[0]
  const events = magnitude === 0 ? 0 : Math.round(10 ** magnitude)
  const text = words.gaugeOf(phrase(name), events, settled)
  return (
    <>
      <meter
        className={styles.meter}
        aria-label={words.gaugeName}
        aria-valuetext={text}
        min={0}
        max={MAX_MAGNITUDE}
        low={6}
        high={8}
        optimum={0}
        value={magnitude}
      />
      <strong className={styles.band}>{text}</strong>
      <p className={sections.hint}>
        {`${words.gaugeHint} ${BANDS.map(({ name, from }) => words.band(phrase(name), from)).join(' · ')}`}
      </p>
    </>
  )
}
