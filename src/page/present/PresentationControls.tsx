import { Button } from '../controls/Button.tsx'
import {
  PauseIcon,
  PlayIcon,
  StepBackIcon,
  StepForwardIcon,
  ToEndIcon,
  ToStartIcon,
} from '../controls/icons.tsx'
import { useActions, useApp, useMessages, useWords } from '../store/useApp.ts'
import styles from './Presentation.module.css'
import { PRESENT } from './words.ts'

/** Buttons that play and step, and one that ends the presentation. */
export function PresentationControls({ end }: { readonly end: () => void }) {
  const words = useWords(PRESENT)
  const { transport } = useMessages()
  const { goToStart, stepBack, togglePlaying, stepForward, goToEnd } = useActions()
  const playing = useApp((app) => app.playing)
  return (
    <section className={styles.controls} aria-label={transport.name}>
      <Button label={transport.goToStart} icon={<ToStartIcon />} shows="icon" onClick={goToStart} />
      <Button label={transport.stepBack} icon={<StepBackIcon />} shows="icon" onClick={stepBack} />
      <Button
        label={playing ? transport.pause : transport.play}
        icon={playing ? <PauseIcon /> : <PlayIcon />}
        tone="primary"
        onClick={togglePlaying}
      />
      <Button label={transport.stepForward} icon={<StepForwardIcon />} shows="icon" onClick={stepForward} />
      <Button label={transport.goToEnd} icon={<ToEndIcon />} shows="icon" onClick={goToEnd} />
      <Button label={words.end} title="Esc" shows="label" onClick={end} />
    </section>
  )
}
