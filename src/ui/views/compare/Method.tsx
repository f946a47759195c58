import { MEASURED } from '../../../core/seconds/estimates.ts'
import { COMPARE } from '../../../i18n/compare.ts'
import { useWords } from '../../useApp.ts'
import styles from './CompareView.module.css'

/** Where the estimates come from. */
export function Method() {
  const words = useWords(COMPARE)
  const { machine, measuredOn, languages } = MEASURED
  const versions = Object.values(languages).map(({ version }) => version)
  if (versions.length === 0) return undefined
  return (
    <section className={styles.section} aria-labelledby="seconds-method">
      <h3 id="seconds-method">{words.methodTitle}</h3>
      <p className={styles.hint}>{words.method(machine, measuredOn, versions)}</p>
    </section>
  )
}
