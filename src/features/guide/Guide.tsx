import { GUIDE_STEPS } from '../../core/guide/guideSteps.ts'
import { Button } from '../../ui/Button.tsx'
import { useActions, useApp, useMessages } from '../../ui/useApp.ts'
import styles from './Guide.module.css'

/** Current step of the guided run, with navigation. */
export default function Guide() {
  const words = useMessages().guide
  const { advanceGuide, closeGuide } = useActions()
  const step = useApp((app) => app.guide.step)
  const { title, text } = words.steps[GUIDE_STEPS[step].topic]
  const isLast = step === GUIDE_STEPS.length - 1
  return (
    <section className={styles.guide} aria-label={words.name}>
      <p className={styles.words} aria-live="polite">
        <span className={styles.progress}>{`${words.progress(step + 1, GUIDE_STEPS.length)} `}</span>
        <b>{`${title}. `}</b>
        <span>{text}</span>
      </p>
      <div className={styles.ways}>
        <Button label={words.skip} shows="label" onClick={() => closeGuide()} />
        <Button label={words.back} shows="label" isIdle={step === 0} onClick={() => advanceGuide(-1)} />
        <Button
          label={isLast ? words.finish : words.next}
          shows="label"
          tone="primary"
          onClick={() => advanceGuide(1)}
        />
      </div>
    </section>
  )
}
