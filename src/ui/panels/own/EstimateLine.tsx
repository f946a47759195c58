import type { OwnEstimate } from '../../../app/own/own.ts'
import { MEASURED_OWN } from '../../../core/own/judgeSeconds.ts'
import { knownTimeLimits } from '../../../core/seconds/limits.ts'
import { OWN } from '../../../i18n/own.ts'
import { usePhrase, useWords } from '../../useApp.ts'

/** How long the program would take at its judge, and whether that is within the judge's limit. */
export function EstimateLine({ estimate: { seconds, judge } }: { readonly estimate: OwnEstimate }) {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const limits = knownTimeLimits(judge)
  const known = limits && { name: phrase(limits.name), limit: limits.seconds.cpython }
  return <p data-testid="estimate">{words.estimate(seconds, known, MEASURED_OWN)}</p>
}
