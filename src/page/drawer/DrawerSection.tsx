import type { ReactNode } from 'react'
import unseen from '../controls/Unseen.module.css'
import styles from './Drawer.module.css'

interface DrawerSectionProps {
  /** Document id of the heading. */
  readonly id: string
  /** For screen readers: the tab names the section for all others. */
  readonly heading: string
  readonly children: ReactNode
}

/** A part of the drawer. */
export function DrawerSection({ id, heading, children }: DrawerSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={unseen.unseen}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
