import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isGrading, wholeVerdict } from './grading.ts'
import unseen from '../controls/Unseen.module.css'
import { useApp, usePhrase, useWords } from '../store/useApp.ts'
import styles from './CaseList.module.css'
import type { FocusRequest } from './focus.ts'
import {
  type CaseOrder,
  caseVerdictName,
  failuresIn,
  gradeVerdictName,
  isFailed,
  numberedCases,
  type NumberedCase,
  pendingName,
} from './gradeVerdict.ts'
import { GRADE } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { StepBackIcon, StepForwardIcon, ToEndIcon, ToStartIcon } from '../controls/icons.tsx'

interface CaseListProps {
  /** True if list and case are separate pages. The list then puts failures first once the grading has ended. */
  readonly isPaged: boolean
  /** A new request for a row focuses that row. */
  readonly focus: FocusRequest | undefined
  /** Called when a case is clicked, or chosen by Enter. */
  readonly open: (id: string, byKeyboard: boolean) => void
}

/** Number of rows on a page of the list. */
const ROWS_ON_A_PAGE = 100

/**
 * All cases with their verdicts, a page at a time. With more than a page, failures come first. One tab stop: arrow keys, Page Up and Page Down move between the rows, Enter opens the
 * focused case.
 */
export function CaseList({ isPaged, focus, open }: CaseListProps) {
  const words = useWords(GRADE)
  const grading = useApp((app) => app.grading)
  const table = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string>()
  const { cases, limits, openedCase } = grading
  const whole = wholeVerdict(cases)
  const { firstFailure } = whole
  const failures = failuresIn(whole)
  const isUnderWay = isGrading(grading)
  const isLong = cases.length > ROWS_ON_A_PAGE
  const order = orderOf({ isPaged, isUnderWay, isLong, failures })
  const numbered = numberedCases(cases, order)
  const chunkOf = (id: string | undefined) =>
    Math.max(0, Math.floor(numbered.findIndex(({ graded }) => graded.id === id) / ROWS_ON_A_PAGE))
  const [handled, setHandled] = useState(focus)
  const [chosenPage, setChosenPage] = useState(() => chunkOf(focus?.id ?? openedCase))
  // Turn to the page of a row that is to be focused.
  if (handled !== focus) {
    setHandled(focus)
    if (focus?.on === 'row') setChosenPage(chunkOf(focus.id))
  }
  const pages = Math.ceil(numbered.length / ROWS_ON_A_PAGE)
  const page = Math.max(0, Math.min(chosenPage, pages - 1))
  const shown = numbered.slice(page * ROWS_ON_A_PAGE, (page + 1) * ROWS_ON_A_PAGE)
  const ids = new Set(shown.map(({ graded }) => graded.id))
  const stop =
    [current, openedCase, firstFailure?.case.id].find((id) => id !== undefined && ids.has(id)) ??
    shown[0]?.graded.id
  useEffect(() => {
    if (focus?.on !== 'row' || table.current === null) return
    rowsOf(table.current)
      .find(({ dataset }) => dataset.case === focus.id)
      ?.focus()
  }, [focus])
  return (
    <div className={styles.list}>
      <div
        ref={table}
        className={styles.table}
        role="grid"
        aria-label={words.cases}
        aria-rowcount={numbered.length + 1}
        data-testid="grade"
        data-verdict={gradeVerdictName(grading)}
        onClick={(press: MouseEvent) => {
          const id = caseAt(press.target)
          if (id !== undefined) open(id, false)
        }}
        onFocus={(event: FocusEvent) => setCurrent(caseAt(event.target))}
        onKeyDown={(press: KeyboardEvent) => {
          const id = caseAt(press.target)
          if (id === undefined || table.current === null) return
          if (press.key === 'Enter') open(id, true)
          else if (!moveFocus(table.current, press)) return
          press.preventDefault()
        }}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1}>
            <div role="columnheader" className={styles.number}>
              #
            </div>
            <div role="columnheader" className={styles.name}>
              {order === 'run' ? words.heads.name : words.failuresFirst(failures)}
            </div>
            <div role="columnheader" className={styles.purpose}>
              {words.heads.purpose}
            </div>
            <div role="columnheader" className={styles.verdict}>
              {words.heads.verdict}
            </div>
            <div role="columnheader" className={styles.time}>
              {words.timeOf(limits?.timeMs)}
            </div>
            <div role="columnheader" className={styles.memory} title={words.memoryHint}>
              {words.heads.memory}
            </div>
          </div>
        </div>
        <div role="rowgroup" className={styles.rows}>
          {shown.map(({ number, graded }, index) => (
            <CaseRow
              key={graded.id}
              rowIndex={page * ROWS_ON_A_PAGE + index + 2}
              number={number}
              graded={graded}
              limitMs={limits?.timeMs}
              isUnderWay={isUnderWay}
              isOpened={graded.id === openedCase}
              isTabStop={graded.id === stop}
            />
          ))}
        </div>
      </div>
      {pages > 1 && <CasePages page={page} pages={pages} show={setChosenPage} />}
    </div>
  )
}

interface ListLook extends Pick<CaseListProps, 'isPaged'> {
  readonly isUnderWay: boolean
  /** True if the cases do not fit a page of the list. */
  readonly isLong: boolean
  readonly failures: number
}

function orderOf({ isPaged, isUnderWay, isLong, failures }: ListLook): CaseOrder {
  if (failures === 0) return 'run'
  if (isPaged && !isUnderWay) return 'failures-and-slowest'
  return isLong ? 'failures' : 'run'
}

function rowsOf(table: HTMLElement): readonly HTMLElement[] {
  return Array.from(table.querySelectorAll<HTMLElement>('[data-case]'))
}

/** Returns the id of the case whose row contains an element; undefined outside the rows. */
function caseAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-case]')?.dataset.case : undefined
}

/** Number of rows that Page Up and Page Down move by. */
const PAGE = 10

/** Moves the focus to another row. @returns false for keys that do not move it */
function moveFocus(table: HTMLElement, { key, target }: KeyboardEvent): boolean {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: PAGE,
    PageUp: -PAGE,
  }
  const step = steps[key]
  if (step === undefined) return false
  const rows = rowsOf(table)
  const from = rows.findIndex((row) => row === target)
  rows[Math.min(rows.length - 1, Math.max(0, from + step))].focus()
  return true
}

interface CaseRowProps extends NumberedCase {
  /** Index in the whole list, its head included, from 1. */
  readonly rowIndex: number
  /** Time limit of a run in this browser; undefined until it is known. */
  readonly limitMs: number | undefined
  /** True while cases run, or wait for the interpreter. */
  readonly isUnderWay: boolean
  readonly isOpened: boolean
  readonly isTabStop: boolean
}

/** Row of a case: number, name, purpose, verdict, time with a bar up to the limit, and memory. */
const CaseRow = memo(function CaseRow({
  rowIndex,
  number,
  graded,
  limitMs,
  isUnderWay,
  isOpened,
  isTabStop,
}: CaseRowProps) {
  const words = useWords(GRADE)
  const phrase = usePhrase()
  const { id, name, purpose, state } = graded
  const result = state.kind === 'done' ? state.result : undefined
  const isBad = isFailed(graded)
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={rowIndex}
      data-testid="case"
      data-case={id}
      data-verdict={caseVerdictName(graded)}
      data-tone={result === undefined ? 'open' : isBad ? 'bad' : 'good'}
      aria-current={isOpened ? 'true' : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <div role="gridcell" className={styles.number}>
        {number}
      </div>
      <div role="gridcell" className={styles.name}>
        {phrase(name)}
      </div>
      <div role="gridcell" className={styles.purpose}>
        {purpose !== undefined && <span title={phrase(purpose)}>{phrase(purpose)}</span>}
      </div>
      <div role="gridcell" className={styles.verdict} data-testid="case-verdict">
        <CaseVerdict graded={graded} isUnderWay={isUnderWay} />
      </div>
      <div role="gridcell" className={styles.time}>
        {result !== undefined && (
          <>
            {limitMs !== undefined && <TimeBar share={result.elapsedMs / limitMs} />}
            <span>{words.seconds(result.elapsedMs)}</span>
          </>
        )}
      </div>
      <div role="gridcell" className={styles.memory}>
        {result !== undefined && words.memory(result.memoryBytes)}
      </div>
    </div>
  )
})

/** Signs of cases without a result. A case that has not run is blank: its words are for screen readers. */
const PENDING_SIGNS = { waiting: '', running: '…', notRunYet: '' } as const

function CaseVerdict({ graded, isUnderWay }: Pick<CaseRowProps, 'graded' | 'isUnderWay'>) {
  const words = useWords(GRADE)
  const { state } = graded
  if (state.kind === 'done')
    return (
      <SignAndWords sign={isFailed(graded) ? '✕' : '✓'} said={words.verdict(state.result.verdict.kind)} />
    )
  const pending = pendingName(state.kind, isUnderWay)
  return (
    <SignAndWords sign={PENDING_SIGNS[pending]} said={words[pending]} isSignAlone={pending !== 'running'} />
  )
}

interface SignAndWordsProps {
  readonly sign: string
  readonly said: string
  /** True if the words are for screen readers alone. */
  readonly isSignAlone?: boolean
}

function SignAndWords({ sign, said, isSignAlone = false }: SignAndWordsProps) {
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <span className={isSignAlone ? unseen.unseen : undefined}>{said}</span>
    </>
  )
}

/** Bar of the time as a share of the limit. The mark at the right end stands for the limit. */
function TimeBar({ share }: { readonly share: number }) {
  return (
    <span className={styles.bar} aria-hidden="true" data-over={share >= 1}>
      <span style={{ width: `${100 * Math.min(1, share)}%` }} />
    </span>
  )
}

interface CasePagesProps {
  /** From 0. */
  readonly page: number
  readonly pages: number
  readonly show: (page: number) => void
}

/** Buttons for the first, previous, next and last page of the list of cases. */
function CasePages({ page, pages, show }: CasePagesProps) {
  const words = useWords(GRADE).pages
  const isFirst = page === 0
  const isLast = page === pages - 1
  return (
    <div className={styles.pages} role="group" aria-label={words.name}>
      <Button
        label={words.first}
        icon={<ToStartIcon />}
        shows="icon"
        isIdle={isFirst}
        onClick={() => show(0)}
      />
      <Button
        label={words.previous}
        icon={<StepBackIcon />}
        shows="icon"
        isIdle={isFirst}
        onClick={() => show(page - 1)}
      />
      <span>{words.page(page + 1, pages)}</span>
      <Button
        label={words.next}
        icon={<StepForwardIcon />}
        shows="icon"
        isIdle={isLast}
        onClick={() => show(page + 1)}
      />
      <Button
        label={words.last}
        icon={<ToEndIcon />}
        shows="icon"
        isIdle={isLast}
        onClick={() => show(pages - 1)}
      />
    </div>
  )
}
