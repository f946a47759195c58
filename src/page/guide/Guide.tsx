import { GUIDE_STEPS } from './guideSteps.ts'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useCommand, useWords } from '../store/useApp.ts'
import { GUIDE } from './words.ts'
import { predictOf } from '../predict/commands.ts'
import styles from './Guide.module.css'

/** Current step of the guided run, with navigation and, at some steps, a button that asks for a prediction. */
export default function Guide() {
  const words = useWords(GUIDE)
  const { advanceGuide, closeGuide, goTo } = useActions()
  const predict = useCommand(predictOf)
  const step = useApp((app) => app.guide.step)
  const { topic, position, asks } = GUIDE_STEPS[step]
  const { title, text } = words.steps[topic]
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
        {asks !== undefined && (
          <Button
            label={words.predict}
            shows="label"
            onClick={() => {
              goTo(position)
              predict({ kind: 'ask', ask: asks })
            }}
          />
        )}
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
