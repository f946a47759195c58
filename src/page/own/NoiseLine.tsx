import { useState } from 'react'
import type { NoisyProgram } from '../../runner/text/noise.ts'
import { OWN } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { useWords } from '../store/useApp.ts'
import styles from './LookalikesLine.module.css'

interface NoiseProps {
  readonly text: string
  /** The program in `text` and what is around it; undefined if there is nothing. */
  readonly noisy: NoisyProgram | undefined
  /**
   * Replaces the text in the editor.
   * @param byKeyboard true also focuses the editor
   */
  readonly replace: (text: string, byKeyboard: boolean) => void
}

/**
 * Names what is around the program in the editor, such as line numbers, with a button that removes it; then what was
 * removed, with a button that puts it back.
 */
export function NoiseLine({ text, noisy, replace }: NoiseProps) {
  const words = useWords(OWN)
  const [removed, setRemoved] = useState<NoisyProgram & { readonly before: string }>()
  const undoable = noisy === undefined && removed?.text === text ? removed : undefined
  return (
    <div className={styles.line} data-testid="noise">
      <p role="status">
        {noisy !== undefined
          ? words.noise(noisy.noise)
          : undoable !== undefined && words.noiseRemoved(undoable.noise)}
      </p>
      {noisy !== undefined && (
        <Button
          label={words.removeNoise}
          shows="label"
          onClick={({ detail }) => {
            setRemoved({ ...noisy, before: text })
            replace(noisy.text, detail === 0)
          }}
        />
      )}
      {undoable !== undefined && (
        <Button
          label={words.putNoiseBack}
          shows="label"
          onClick={({ detail }) => replace(undoable.before, detail === 0)}
        />
      )}
    </div>
  )
}
