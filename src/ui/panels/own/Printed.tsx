import type { OwnRun } from '../../../app/own/own.ts'
import { OWN } from '../../../i18n/own.ts'
import { useWords } from '../../useApp.ts'
import { ScrollRegion } from '../ScrollRegion.tsx'
import styles from './Printed.module.css'

/** All that the program has printed, or what its function gave. */
export function Printed({ run }: { readonly run: OwnRun }) {
  const words = useWords(OWN)
  return (
    <details className={styles.printed}>
      <summary>{words.output}</summary>
      <ScrollRegion name={words.output}>
        <pre translate="no" data-testid="printed">
          {run.output}
        </pre>
      </ScrollRegion>
    </details>
  )
}
