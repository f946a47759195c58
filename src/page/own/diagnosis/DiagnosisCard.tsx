import { type ReactNode, useEffect, useRef } from 'react'
import { eventsOf, isSearching } from '../../session/selectors.ts'
import type { FoundDiagnosis, OwnDiagnosis, Own } from '../own.ts'
import type { Fact, Finding } from '../../../runner/diagnosis/finding.ts'
import { type Grid, sameBoard } from '../../../sudoku/grid.ts'
import { Button } from '../../controls/Button.tsx'
import unseen from '../../controls/Unseen.module.css'
import { LineText } from '../../listing/LineText.tsx'
import { useActions, useApp, useCommand, usePhrase, useWords, useSession } from '../../store/useApp.ts'
import styles from './DiagnosisCard.module.css'
import { diagnosisOf, findingOn, gridOf } from './commands.ts'
import { DIAGNOSIS } from './words.ts'
import { SHEET, useMedia } from '../../controls/useMedia.ts'

interface CardProps {
  readonly diagnosis: FoundDiagnosis
  /** True if the program was edited since its run. */
  readonly isEdited: boolean
  /** The line at which the card stands, from 1; undefined if it stands at none. */
  readonly line: number | undefined
  /** Explains the error that ended the program. */
  readonly children?: ReactNode
  /** True if the listing is out of sight; once a finding is shown, a button opens the listing. */
  readonly hidesListing?: boolean
}

/**
 * Explains why the program is wrong: the cause, the event that shows it, what a right program does, and other findings;
 * with buttons to the events.
 */
export function DiagnosisCard({ diagnosis, isEdited, line, children, hidesListing = false }: CardProps) {
  const { found, grid } = diagnosis
  const words = useWords(DIAGNOSIS)
  const puzzle = useApp((app) => app.puzzle.grid)
  const hasRun = useApp((app) => app.own?.shownFinding?.hasRun === true)
  const ways = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button was in the sheet, which is closed now: move the focus to the card.
    if (hidesListing && hasRun && document.activeElement === document.body)
      ways.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [hidesListing, hasRun])
  const finding = findingOn(puzzle, diagnosis)
  return (
    <aside
      role="note"
      aria-label={words.note(line)}
      className={styles.card}
      data-testid="diagnosis"
      data-kind={finding.kind}
      data-event={finding.event}
      data-line={finding.line}
      data-units={finding.units.length === 0 ? undefined : finding.units.join(' ')}
      data-board={finding.board}
      data-edited={isEdited}
    >
      <div className={styles.words}>
        {/* The error below says the same as the headline of a crash. */}
        {(children === undefined || finding.kind !== 'crash') && (
          <p className={styles.headline}>{words.headline(finding)}</p>
        )}
        {children}
        {isEdited && <p className={styles.edited}>{words.edited}</p>}
        <Sentence finding={finding} ownGrid={grid} />
        {found.also.length > 0 && (
          <details className={styles.also}>
            <summary>{words.also(found.also.length)}</summary>
            <ul>
              {found.also.map((other) => (
                <li key={`${other.kind} ${other.board} ${other.event}`}>
                  <Sentence finding={other} ownGrid={grid} />
                  <div className={styles.buttons}>
                    <Ways here={other} small={other} ownGrid={grid} isEdited={isEdited} />
                  </div>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div ref={ways} className={styles.buttons}>
        <Ways here={finding} small={found} ownGrid={grid} isEdited={isEdited} isMain />
        {hidesListing && hasRun && <LineButton line={finding.line} />}
      </div>
    </aside>
  )
}

/** Announces to screen readers that the cause is looked for and, once it is found, what it is, after the verdict. */
export function DiagnosisAnnouncement({ diagnosis }: { readonly diagnosis: OwnDiagnosis | undefined }) {
  const words = useWords(DIAGNOSIS)
  return (
    <p className={unseen.unseen} aria-live="polite" data-testid="diagnosis-announcement">
      {diagnosis?.kind === 'looking' && <span>{words.looking}</span>}
      {diagnosis?.kind === 'found' && <Announced diagnosis={diagnosis} />}
    </p>
  )
}

function Announced({ diagnosis }: { readonly diagnosis: FoundDiagnosis }) {
  const words = useWords(DIAGNOSIS)
  const phrase = usePhrase()
  const puzzle = useApp((app) => app.puzzle.grid)
  const finding = findingOn(puzzle, diagnosis)
  const isHere = sameBoard(puzzle, gridOf(finding, diagnosis.grid))
  const place = isHere ? '' : `${words.onSmallBoard} `
  return <span>{`${place}${words.headline(finding)} ${phrase(finding.sentence)}`}</span>
}

interface FindingProps {
  readonly finding: Finding | Fact
  /** The puzzle of the user's own run. */
  readonly ownGrid: Grid
}

/** Sentence of a finding, and what a right program does. */
function Sentence({ finding, ownGrid }: FindingProps) {
  const words = useWords(DIAGNOSIS)
  const phrase = usePhrase()
  const shown = useApp((app) => app.puzzle.grid)
  const { sentence, rightProgram } = finding
  const isHere = sameBoard(shown, gridOf(finding, ownGrid))
  return (
    <p className={styles.sentence}>
      {!isHere && finding.board !== 'own' && <strong>{`${words.onSmallBoard} `}</strong>}
      <LineText text={phrase(sentence)} />
      {rightProgram !== undefined && <LineText text={` ${phrase(rightProgram)}`} />}
    </p>
  )
}

interface WaysProps {
  /** The finding to go to if it is on the puzzle that the page shows. */
  readonly here: Finding | Fact
  /** The finding on its small board; the same as `here` if it is there, or has none. */
  readonly small: Finding | Fact
  /** The puzzle of the user's own run. */
  readonly ownGrid: Grid
  readonly isEdited: boolean
  /** True for the main finding, from whose small board a button leads back. */
  readonly isMain?: boolean
}

/** Buttons to the moment of a finding in the shown run, and to its small board and back. */
function Ways({ here, small, ownGrid, isEdited, isMain = false }: WaysProps) {
  const words = useWords(DIAGNOSIS)
  const command = useCommand(diagnosisOf)
  const shown = useApp((app) => app.puzzle.grid)
  const isAt = useSession(({ playhead: { event, step } }) => event === here.event && step === 0)
  const isHere = sameBoard(shown, gridOf(here, ownGrid))
  const smallGrid = gridOf(small, ownGrid)
  const isAway = small.board !== 'own' && sameBoard(shown, smallGrid) && !sameBoard(shown, ownGrid)
  return (
    <>
      {isHere && (
        <Button
          label={words.show}
          aria-pressed={isAt}
          onClick={() => command({ kind: 'show', finding: here })}
        />
      )}
      {/* One button for both commands, so that it keeps the focus when the small board is loaded. */}
      {small.board !== 'own' && (isMain || !isAway) && (
        <Button
          label={isAway ? words.back : words.showSmall(blanksOf(smallGrid))}
          // The small board would run the edited program, which may not have this fault.
          isIdle={isEdited && !isAway}
          onClick={() => command(isAway ? { kind: 'goBack' } : { kind: 'showOnSmallBoard', finding: small })}
        />
      )}
    </>
  )
}

function blanksOf(grid: Grid): number {
  return grid.filter((digit) => digit === 0).length
}

/** Button that opens the listing, where the line is marked; nothing if the line is unknown. */
function LineButton({ line }: { readonly line: number | undefined }) {
  const words = useWords(DIAGNOSIS)
  const { setSheetOpen } = useActions()
  return line === undefined ? undefined : (
    <Button label={words.showLine(line)} onClick={() => setSheetOpen(true)} />
  )
}

/**
 * Returns where the page shows the diagnosis: usually in the code. On small screens, while the sheet with the code is
 * closed, it is below the board, in place of the step's sentence. There it disappears when the user steps.
 */
export function useDiagnosisPlace({ shownFinding }: Own): 'code' | 'board' | 'nowhere' {
  const isSheet = useMedia(SHEET)
  const isOpen = useApp((app) => app.isSheetOpen)
  const hasStepped = useSession(({ playhead: { event, step }, run }) => {
    const shown = shownFinding?.hasRun === true ? shownFinding.finding.event : 0
    const isAtEnd = !isSearching(run) && event === eventsOf(run)
    return step !== 0 || (event !== shown && event !== 0 && !isAtEnd)
  })
  if (!isSheet || isOpen) return 'code'
  return hasStepped ? 'nowhere' : 'board'
}
