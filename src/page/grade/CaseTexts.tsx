import { useWords } from '../store/useApp.ts'
import styles from './CaseTexts.module.css'
import { comparedLines, type Stretch } from './difference.ts'
import { GRADE } from './words.ts'

export interface ShownText {
  readonly title: string
  readonly text: string
  /** The difference to highlight, if any. */
  readonly marked?: Stretch | undefined
}

interface CaseTextsProps {
  readonly input: ShownText | undefined
  /** A sentence instead if the judge expects no particular text. */
  readonly expected: ShownText | string
  /** Undefined before the run. */
  readonly printed: ShownText | undefined
}

/** Input, expected and printed text of a graded case, side by side. */
export function CaseTexts({ input, expected, printed }: CaseTextsProps) {
  const words = useWords(GRADE)
  return (
    <div className={styles.around}>
      <div className={styles.texts}>
        {input !== undefined && <TitledText {...input} tone="plain" />}
        {typeof expected === 'string' ? (
          <p className={styles.absent}>{expected}</p>
        ) : (
          <TitledText {...expected} tone="expected" />
        )}
        {printed !== undefined &&
          (printed.text.trim() === '' ? (
            <p className={styles.absent}>{words.nothingPrinted}</p>
          ) : (
            <TitledText {...printed} tone="printed" />
          ))}
      </div>
    </div>
  )
}

interface TitledTextProps extends ShownText {
  readonly tone: 'plain' | 'expected' | 'printed'
}

/** Maximum lines shown, and maximum characters of a line, or of its part before or after the difference. */
const MOST_LINES = 30
const MOST_CHARACTERS = 200
/** Lines shown before the marked one, if the start is left out. */
const LINES_BEFORE = 5

function TitledText({ title, text, marked, tone }: TitledTextProps) {
  const words = useWords(GRADE)
  const lines = comparedLines(text)
  const isLate = marked !== undefined && marked.line >= MOST_LINES
  const first = isLate ? marked.line - LINES_BEFORE : 0
  const shown = lines.slice(first, first + MOST_LINES)
  // The text may end before the line where more was expected: an empty line then carries the mark.
  if (marked?.line === first + shown.length) shown.push('')
  const left = lines.length - first - shown.length
  return (
    <figure className={styles.shown} data-tone={tone} data-testid={`text-${tone}`}>
      <figcaption>{title}</figcaption>
      <pre translate="no">
        {first > 0 && <span className={styles.cut}>{`${words.cut(first)}\n`}</span>}
        {shown.map((line, index) => (
          // Lines may be equal and never reorder.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>
            {marked?.line === first + index ? (
              <MarkedLine line={line} marked={marked} />
            ) : (
              <span>{line.slice(0, MOST_CHARACTERS)}</span>
            )}
            <span>{'\n'}</span>
          </span>
        ))}
        {left > 0 && <span className={styles.cut}>{words.cut(left)}</span>}
      </pre>
    </figure>
  )
}

/** Stands for a character that is missing at the end of a line. */
const END = '↵'

function MarkedLine({ line, marked: { from, to } }: { readonly line: string; readonly marked: Stretch }) {
  const part = line.slice(from, to)
  return (
    <>
      <span>{line.slice(Math.max(0, from - MOST_CHARACTERS), from)}</span>
      <mark>{part === '' ? END : part === ' ' ? '␣' : part}</mark>
      <span>{line.slice(to, to + MOST_CHARACTERS)}</span>
    </>
  )
}
