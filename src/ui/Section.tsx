import type { ReactElement, ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  /** Document id of the heading. */
  readonly id: string
  readonly heading: string
  /** Element at the other end of the heading's line. */
  readonly beside?: ReactElement | false
  readonly children: ReactNode
}

/** A part of a panel, labelled by its heading. */
export function Section({ id, heading, beside, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.row}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
