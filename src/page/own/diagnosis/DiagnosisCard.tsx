import { useEffect, useRef } from 'react'
import type { FoundDiagnosis, OwnDiagnosis, Own } from '../own.ts'
import type { Fact, Finding } from '../../../runner/diagnosis/finding.ts'
import { type Grid, sameBoard } from '../../../sudoku/grid.ts'
import { Button } from '../../controls/Button.tsx'
import unseen from '../../controls/Unseen.module.css'
import { useActions, useApp, useCommand, usePhrase, useWords, useSession } from '../../store/useApp.ts'
import styles from './DiagnosisCard.module.css'
import { diagnosisOf, gridOf } from './commands.ts'
import { DIAGNOSIS } from './words.ts'
import { SHEET, useMedia } from '../../controls/useMedia.ts'

interface CardProps {
  readonly diagnosis: OwnDiagnosis
  /** True if the program was edited since its run. */
  readonly isEdited: boolean
  /** True if the listing is out of sight; once a finding is shown, a button opens the listing. */
  readonly hidesListing?: boolean
}

/**
 * Explains why the program is wrong, what a right program does and other findings, with buttons to their events. Until
 * the diagnosis is found, says that the program is being examined.
 */
export function DiagnosisCard({ diagnosis, isEdited, hidesListing = false }: CardProps) {
  const words = useWords(DIAGNOSIS)
  if (diagnosis.kind === 'looking') return <p className={styles.looking}>{words.looking}</p>
  return <FoundCard diagnosis={diagnosis} isEdited={isEdited} hidesListing={hidesListing} />
}

function FoundCard({
  diagnosis,
  isEdited,
  hidesListing,
}: CardProps & { readonly diagnosis: FoundDiagnosis }) {
  const { found, grid } = diagnosis
  const own = found.board === 'own' ? undefined : found.own
  const words = useWords(DIAGNOSIS)
  const shown = useApp((app) => app.own?.shownFinding)
  const card = useRef<HTMLElement>(null)
  const isShown = shown !== undefined
  useEffect(() => {
    // The pressed button was in the sheet, which is closed now: move the focus to the card.
    if (hidesListing === true && isShown && document.activeElement === document.body)
      card.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [hidesListing, isShown])
  // `own` is the same fault on the user's own run. Describe `own` while the board shows it.
  const finding = shown !== undefined && shown.finding === own ? own : found
  return (
    <section
      ref={card}
      className={styles.card}
      data-testid="diagnosis"
      data-kind={finding.kind}
      data-event={finding.event}
      data-line={finding.line}
      data-units={finding.units.length === 0 ? undefined : finding.units.join(' ')}
      data-board={finding.board}
      data-edited={isEdited}
    >
      <span className={styles.sign} aria-hidden="true">
        {found.kind === 'fact' ? '·' : '!'}
      </span>
      <div className={styles.words}>
        <Sentence finding={finding} ownGrid={grid} />
        {found.also.length > 0 && (
          <details className={styles.also}>
            <summary>{words.also(found.also.length)}</summary>
            <ul>
              {found.also.map((finding) => (
                <li key={`${finding.kind} ${finding.board} ${finding.event}`}>
                  <Sentence finding={finding} ownGrid={grid} />
                  <ShowButtons finding={finding} ownGrid={grid} isEdited={isEdited} tone="plain" />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className={styles.buttons}>
        <ShowButtons finding={found} ownGrid={grid} own={own} isEdited={isEdited} tone="primary" />
        {hidesListing && shown?.hasRun === true && <LineButton line={finding.line} />}
      </div>
    </section>
  )
}

/** Announces the diagnosis to screen readers once it is found, after the verdict. */
export function DiagnosisAnnouncement({ diagnosis }: { readonly diagnosis: OwnDiagnosis | undefined }) {
  const words = useWords(DIAGNOSIS)
  const phrase = usePhrase()
  const isHere = useIsOnPage(diagnosis?.kind === 'found' ? diagnosis : undefined)
  const isFound = diagnosis?.kind === 'found'
  return (
    <p className={unseen.unseen} aria-live="polite" data-testid="diagnosis-announcement">
      {isFound && `${isHere ? '' : `${words.onSmallBoard} `}${phrase(diagnosis.found.sentence)}`}
    </p>
  )
}

/** Returns true if the page shows the puzzle of the diagnosis. */
function useIsOnPage(diagnosis: FoundDiagnosis | undefined): boolean {
  const shown = useApp((app) => app.puzzle.grid)
  return diagnosis !== undefined && sameBoard(shown, gridOf(diagnosis.found, diagnosis.grid))
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
    <>
      <p className={styles.sentence}>
        {!isHere && finding.board !== 'own' && <strong>{`${words.onSmallBoard} `}</strong>}
        <span>{phrase(sentence)}</span>
      </p>
      {rightProgram !== undefined && <p className={styles.right}>{phrase(rightProgram)}</p>}
    </>
  )
}

interface ShowButtonsProps extends FindingProps {
  /** The same fault on the user's own run; undefined if that run does not show it. */
  readonly own?: Finding | undefined
  readonly isEdited: boolean
  readonly tone: 'plain' | 'primary'
}

/** Buttons that go to the event: on the shown puzzle, or on the small test board of the finding. */
function ShowButtons({ finding, ownGrid, own, isEdited, tone }: ShowButtonsProps) {
  const words = useWords(DIAGNOSIS)
  const command = useCommand(diagnosisOf)
  const shown = useApp((app) => app.puzzle.grid)
  const isHere = sameBoard(shown, gridOf(finding, ownGrid))
  return (
    <>
      {/* One button for both commands, so that it keeps the focus when the small board is loaded. */}
      {(isHere || finding.board !== 'own') && (
        <Button
          label={isHere ? words.show : words.showSmall}
          tone={tone}
          // The small board would run the edited program, which may not have this fault.
          isIdle={isEdited && !isHere}
          onClick={() => command({ kind: isHere ? 'show' : 'showOnSmallBoard', finding })}
        />
      )}
      {own !== undefined && !isHere && sameBoard(shown, ownGrid) && (
        <Button label={words.showHere} onClick={() => command({ kind: 'show', finding: own })} />
      )}
    </>
  )
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
 * Returns where the page shows the diagnosis: usually under the verdict. On small screens, while the sheet with the
 * verdict is closed, it is below the board, in place of the step's sentence. There it disappears when the user steps.
 */
export function useDiagnosisPlace({ shownFinding }: Own): 'verdict' | 'board' | 'nowhere' {
  const isSheet = useMedia(SHEET)
  const isOpen = useApp((app) => app.isSheetOpen)
  const hasStepped = useSession(({ playhead: { event, step } }) => {
    const shown = shownFinding?.hasRun === true ? shownFinding.finding.event : 0
    return step !== 0 || (event !== shown && event !== 0)
  })
  if (!isSheet || isOpen) return 'verdict'
  return hasStepped ? 'nowhere' : 'board'
}
