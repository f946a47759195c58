import { comparingOf } from './comparing.ts'
import { TIMED_LANGUAGES } from '../../../search/seconds/estimates.ts'
import { adviceFor, type TimedProgram } from '../../../search/seconds/verdicts.ts'
import { transformWithId } from '../../../sudoku/transforms/registry.ts'
import { TABLE } from '../words.ts'
import { Button } from '../../controls/Button.tsx'
import { useActions, useApp, usePhrase, useWords } from '../../store/useApp.ts'
import styles from './TableView.module.css'
import type { Comparison } from './useComparison.ts'

/** Predicts whether the chosen program passes the judge. Adds advice, estimated times, and a button to watch it. */
export function Passing({ comparison }: { readonly comparison: Comparison }) {
  const words = useWords(TABLE)
  const phrase = usePhrase()
  const { openView } = useActions()
  const { chosen, limits } = comparison
  if (chosen === undefined) return undefined
  const judge = phrase(limits.name)
  const verdicts = (['over', 'close', 'open', 'within'] as const).flatMap((verdict) => {
    const languages = chosen.timed.filter((one) => one.verdict === verdict).map(({ language }) => language)
    return languages.length === 0 ? [] : [words.pass(chosen.name, judge, verdict, languages)]
  })
  const hasLimits = TIMED_LANGUAGES.some((language) => limits.seconds[language] !== undefined)
  return (
    <section className={styles.card} aria-labelledby="passing">
      <h3 id="passing">{words.passTitle}</h3>
      <p>
        <span>{`${hasLimits ? verdicts.join(' ') : words.noLimit(judge)} `}</span>
        <ProgramAdvice comparison={comparison} />
        <TransformAdvice comparison={comparison} />
      </p>
      <p className={styles.hint}>{chosen.timed.map(estimateText).join(' · ')}</p>
      <Button label={words.watch(chosen.name)} onClick={() => openView('watch')} />
    </section>
  )

  function estimateText({ language, estimate, isSoFar }: TimedProgram): string {
    const reported = words.aboutIn(language, estimate.seconds, estimate.error, isSoFar)
    return estimate.isExtrapolated ? `${reported} (${words.extrapolated})` : reported
  }
}

/** Advises to transform the puzzle so that the program needs the fewest events. */
function TransformAdvice({ comparison: { chosen } }: { readonly comparison: Comparison }) {
  const words = useWords(TABLE)
  const phrase = usePhrase()
  const cheapest = useApp((app) => comparingOf(app).cheapest)
  if (cheapest === undefined || cheapest.strategy !== chosen?.cost.strategy) return undefined
  const transform = transformWithId(cheapest.transform)
  return transform && <span>{words.advice.transform(phrase(transform.name), cheapest.factor)}</span>
}

/**
 * Advice for a program that may not pass: another language or program that would pass, or a note that there is none.
 */
function ProgramAdvice({ comparison: { rows, chosen, limits } }: { readonly comparison: Comparison }) {
  const words = useWords(TABLE)
  if (chosen === undefined) return undefined
  const advice = adviceFor(
    chosen.cost.strategy,
    rows.map(({ cost }) => cost),
    limits,
  )
  if (advice.kind === 'language') return <span>{`${words.advice.language(advice.language)} `}</span>
  if (advice.kind === 'nothing') return <span>{`${words.advice.nothing} `}</span>
  if (advice.kind !== 'program') return undefined
  const advised = rows.find(({ cost }) => cost.strategy === advice.strategy)
  const timed = advised?.timed.find(({ language }) => language === advice.language)
  if (advised === undefined || timed === undefined) return undefined
  const sentence = words.advice.program(advised.name, advice.language, timed.estimate.seconds)
  return <span>{`${sentence} `}</span>
}
