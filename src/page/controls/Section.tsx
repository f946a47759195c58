import { type ReactElement, type ReactNode, useState } from 'react'
import { ChevronIcon } from './icons.tsx'
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

interface FoldedSectionProps extends SectionProps {
  readonly isOpen: boolean
  readonly toggle: () => void
}

/** A part of a panel of which only the heading is shown until a press on it, whose button has the section's id. */
export function FoldedSection({ id, heading, beside, isOpen, toggle, children }: FoldedSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.row}>
        <h2 className={`${styles.heading} ${styles.foldable}`}>
          <button type="button" id={id} className={styles.fold} aria-expanded={isOpen} onClick={toggle}>
            <span>{heading}</span>
            <ChevronIcon />
          </button>
        </h2>
        {beside}
      </div>
      {isOpen && children}
    </section>
  )
}

/** A folded section that is closed when it first appears, and remembers nothing. */
export function ClosedSection(section: SectionProps) {
  const [isOpen, setOpen] = useState(false)
  return <FoldedSection {...section} isOpen={isOpen} toggle={() => setOpen(!isOpen)} />
}
