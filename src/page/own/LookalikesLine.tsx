import { useState } from 'react'
import type { Lookalike } from '../../runner/text/lookalikes.ts'
import { OWN } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { LineText } from '../listing/LineText.tsx'
import { useWords } from '../store/useApp.ts'
import styles from './LookalikesLine.module.css'

interface LookalikesProps {
  readonly text: string
  /** Characters in `text` that only look like code, e.g. curly quotes. */
  readonly found: readonly Lookalike[]
  /**
   * Replaces the found characters in the editor.
   * @param byKeyboard true also focuses the editor
   * @returns the new text
   */
  readonly replace: (byKeyboard: boolean) => string
}

/**
 * Names the first of the characters that only look like code, with a button that replaces them all; then says how many
 * were replaced.
 */
export function LookalikesLine({ text, found, replace }: LookalikesProps) {
  const words = useWords(OWN)
  const [replaced, setReplaced] = useState<{ readonly text: string; readonly count: number }>()
  const [first] = found
  const said =
    first !== undefined
      ? words.lookalike(first, found.length - 1)
      : replaced?.text === text
        ? words.lookalikesReplaced(replaced.count)
        : ''
  return (
    <div className={styles.line} data-testid="lookalikes">
      <p role="status">
        <LineText text={said} />
      </p>
      {first !== undefined && (
        <Button
          label={words.replaceLookalikes(found.length)}
          shows="label"
          onClick={({ detail }) => setReplaced({ text: replace(detail === 0), count: found.length })}
        />
      )}
    </div>
  )
}
