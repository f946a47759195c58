import { Section } from '../../Section.tsx'
import { useMessages } from '../../useApp.ts'
import styles from './Covered.module.css'

/** Takes the place of a section that would tell the next event while the learner is asked to predict it. */
export function Covered({ id, heading }: { readonly id: string; readonly heading: string }) {
  const { stepping: words } = useMessages()
  return (
    <Section id={id} heading={heading}>
      <p className={styles.cover}>
        <span>{words.covered}</span>
      </p>
    </Section>
  )
}
