import { useAppStore } from '../store/useApp.ts'
import { lineVisitsOf } from './lineVisits.ts'
import styles from './LineText.module.css'

/** A line as sentences name it: `line 26`, `Line 1,204`, `26번 줄`. */
const NAMED_LINE = /\b[Ll]ine \d[\d,]*\d|\b[Ll]ine \d|\d[\d,]*번 줄/g

/** A sentence in which each line of the program is a button that shows the line in the code. */
export function LineText({ text }: { readonly text: string }) {
  const store = useAppStore()
  return partsOf(text).map(({ part, line, from }) =>
    line === undefined ? (
      <span key={from}>{part}</span>
    ) : (
      <button
        key={from}
        type="button"
        className={styles.line}
        data-closes
        onClick={() => lineVisitsOf(store).visit(line)}
      >
        {part}
      </button>
    ),
  )
}

interface Part {
  readonly part: string
  /** The line that the part names; undefined between such names. */
  readonly line: number | undefined
  /** Index of the part in the sentence. */
  readonly from: number
}

/** Splits a sentence at the names of lines. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = []
  let from = 0
  for (const named of text.matchAll(NAMED_LINE)) {
    const [part] = named
    if (named.index > from) parts.push({ part: text.slice(from, named.index), line: undefined, from })
    parts.push({ part, line: Number(part.replaceAll(/\D/g, '')), from: named.index })
    from = named.index + part.length
  }
  if (from < text.length) parts.push({ part: text.slice(from), line: undefined, from })
  return parts
}
