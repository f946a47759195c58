import { useActions } from '../useApp.ts'
import { useSearchingWords } from '../useSearchingWords.ts'
import { Button } from '../Button.tsx'
import { EraseIcon } from '../icons.tsx'
import styles from './DigitPad.module.css'

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Digits to tap, for when there is no keyboard; there while a cell is being filled in. */
export default function DigitPad() {
  const words = useSearchingWords()
  const { typeDigit, erase, setEditing } = useActions()
  return (
    <div className={styles.pad} role="group" aria-label={words.digitPad}>
      {DIGITS.map((digit) => (
        <button key={digit} type="button" className={styles.key} onClick={() => typeDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={styles.key} aria-label={words.erase} onClick={erase}>
        <EraseIcon />
      </button>
      <div className={styles.done}>
        <Button label={words.done} shows="label" onClick={() => setEditing(false)} />
      </div>
    </div>
  )
}
