import type { ReactElement } from 'react'
import { Button } from '../controls/Button.tsx'
import { hasNeverGoneBack } from '../own/neverWentBack.ts'
import { type Sample, SAMPLES } from '../puzzle/samples.ts'
import { eventsOf, landmarksOf } from '../session/selectors.ts'
import type { Session } from '../session/session.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { useActions, useApp, useMessages, usePhrase, useSession } from '../store/useApp.ts'
import { sameBoard } from '../../sudoku/grid.ts'
import { shownFault } from './LandmarkMarks.tsx'
import { Legend } from './Legend.tsx'
import styles from './Lane.module.css'
import { PROGRAM_PANEL } from './view.ts'

/**
 * Line above the timeline: what the search cost once that is known, or where the user's program goes wrong; the way
 * back to the whole search; and what the marks mean.
 * @property place where the playhead is, if it stands here @property isBrief true on a small screen
 */
export function Lane({
  place,
  isBrief,
}: {
  readonly place?: ReactElement | false
  readonly isBrief: boolean
}) {
  const isOpen = useSession(({ run }) => run.status === 'open')
  const fault = useApp(shownFault)
  const isLate = useSession(({ run }) => fault !== undefined && fault > eventsOf(run) / 2)
  return (
    <div className={styles.lane}>
      {/* The words stand where the flag does not. */}
      <div className={styles.line} data-flag={fault === undefined ? undefined : isLate ? 'end' : 'start'}>
        {fault === undefined ? <Cost isBrief={isBrief} /> : !isBrief && <Depth />}
        <ViewedPart />
        {fault === undefined && isOpen && !isBrief && <Legend />}
        {place}
      </div>
      {fault !== undefined && <Flag event={fault} isBrief={isBrief} />}
    </div>
  )
}

function Depth() {
  const words = useMessages().searching
  const events = useSession(({ run }) => eventsOf(run))
  return <p className={styles.depth}>{words.depthOf(events)}</p>
}

/** What the longest detour cost, or that there is none; the heading of the timeline until that is known. */
function Cost({ isBrief }: { readonly isBrief: boolean }) {
  const words = useMessages().searching
  const { showDetour } = useActions()
  const isKnown = useSession(({ run }) => run.status === 'open' && run.progress.status !== 'searching')
  const isDirect = useSession(wasDirect)
  const blamed = useSession(blamedFor)
  const excursion = useSession(({ run }) => landmarksOf({ run }).excursion)
  const events = useSession(({ run }) => eventsOf(run))
  const isWhole = useApp((app) => app.visibleRange === undefined)
  const isTold = useApp(isToldInPanel)
  // On a small screen, the panel may be closed.
  if (isDirect && (isBrief || !isTold)) return <NeverBack />
  if (!isKnown || excursion.to === 0) return isBrief ? undefined : <Depth />
  const cost = excursion.to - excursion.from
  return (
    <p className={styles.cost} data-landmark="excursion">
      <span className={styles.said}>
        {isBrief ? words.briefCost[blamed](cost) : words.cost[blamed](cost, events)}
      </span>
      {isWhole && (
        <button type="button" className={styles.link} onClick={showDetour}>
          {words.showDetour}
        </button>
      )}
    </p>
  )
}

/** What the detour is put down to: one digit, which is wrong if the search knows; or all digits tried in a cell. */
function blamedFor({ program, run }: Session): 'digit' | 'removed' | 'cell' {
  if (landmarksOf({ run }).excursion.isOverwritten) return 'cell'
  const isRight = program.kind === 'built-in' || (run.status === 'open' && run.progress.solutions > 0)
  return isRight ? 'digit' : 'removed'
}

/** True if the search went to a solution without taking a digit back: each event has deepened it. */
function wasDirect({ run }: Session): boolean {
  if (run.status !== 'open') return false
  const { status, solutions, events, deepest } = run.progress
  return status === 'ended' && solutions > 0 && events === deepest
}

/** True if the Program panel says of the user's program that it took no digit back. */
function isToldInPanel(app: AppState): boolean {
  const { own, panel, puzzle } = app
  if (frontOf(app).program.kind !== 'own' || panel !== PROGRAM_PANEL) return false
  return own?.run !== undefined && hasNeverGoneBack(own.run, puzzle.grid)
}

/** Says that the puzzle needs no backtracking, and offers one that does. */
function NeverBack() {
  const words = useMessages().searching
  const phrase = usePhrase()
  const { loadGrid } = useActions()
  const sample = useApp(sampleWithBacktracks)
  return (
    <p className={styles.cost}>
      <span className={styles.said}>{words.neverBack}</span>
      {sample !== undefined && (
        <button type="button" className={styles.link} onClick={() => loadGrid(sample.grid, sample.format)}>
          {words.trySample(phrase(sample.name))}
        </button>
      )}
    </p>
  )
}

/** Returns a sample of the puzzle's judge, or else of another, that no program solves without taking digits back. */
function sampleWithBacktracks({ puzzle }: AppState): Sample | undefined {
  const ids = puzzle.format === 'boj-2580' ? ['boj-2580-back', 'codewars-2'] : ['codewars-2', 'boj-2580-back']
  return ids
    .flatMap((id) => SAMPLES.filter((sample) => sample.id === id))
    .find(({ grid }) => !sameBoard(grid, puzzle.grid))
}

/** While the timeline shows a part in detail, or playing repeats: a button that ends both. */
function ViewedPart() {
  const words = useMessages().searching
  const { leavePart } = useActions()
  const isWhole = useApp((app) => app.visibleRange === undefined)
  const isLooping = useApp((app) => app.isLooping)
  if (isWhole && !isLooping) return undefined
  return (
    <Button
      label={[isLooping && words.repeating, !isWhole && words.wholeSearch].filter(Boolean).join(' · ')}
      shows="label"
      aria-pressed
      onClick={leavePart}
    />
  )
}

interface FlagProps {
  readonly event: number
  readonly isBrief: boolean
}

/** Flag over the place where the user's program goes wrong; it leads there. */
function Flag({ event, isBrief }: FlagProps) {
  const words = useMessages().searching
  const { goToEvent } = useActions()
  const events = useSession(({ run }) => eventsOf(run))
  if (events === 0) return undefined
  const share = (event / events) * 100
  return (
    <button
      type="button"
      className={styles.flag}
      data-landmark="fault"
      style={{ insetInlineStart: `${share}%`, translate: `${-share}%` }}
      onClick={() => goToEvent(event)}
    >
      {isBrief ? words.marks.fault : words.faultAt(event)}
    </button>
  )
}
