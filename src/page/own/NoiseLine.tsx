import { useState } from 'react'
import type { CleanProgram } from '../../runner/text/cleaning.ts'
import { OWN } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { useWords } from '../store/useApp.ts'
import styles from './LookalikesLine.module.css'

interface NoiseProps {
  readonly text: string
  /** The program in `text`, and what cleaning takes away; undefined if there is nothing around it. */
  readonly clean: CleanProgram | undefined
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
export function NoiseLine({ text, clean, replace }: NoiseProps) {
  const words = useWords(OWN)
  const [removed, setRemoved] = useState<CleanProgram & { readonly before: string }>()
  const undoable = clean === undefined && removed?.text === text ? removed : undefined
  return (
    <div className={styles.line} data-testid="noise">
      <p role="status">
        {clean !== undefined
          ? words.noise(clean.cleaned)
          : undoable !== undefined && words.noiseRemoved(undoable.cleaned)}
      </p>
      {clean !== undefined && (
        <Button
          label={words.removeNoise}
          shows="label"
          onClick={({ detail }) => {
            setRemoved({ ...clean, before: text })
            replace(clean.text, detail === 0)
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
