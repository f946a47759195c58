import { SAMPLES } from './samples.ts'
import { builtInOf } from '../session/sessions.ts'
import { isBlankBoard } from '../../sudoku/grid.ts'
import { DEFAULT_STRATEGY, strategyWithId } from '../../search/programs/registry.ts'
import { Button } from '../controls/Button.tsx'
import { ClosedSection, FoldedSection } from '../controls/Section.tsx'
import { lazyPart } from '../shell/lazyPart.tsx'
import { useActions, useApp, useMessages, usePhrase, useSession } from '../store/useApp.ts'
import { Answer } from './Answer.tsx'
import { StorageWarning } from './StorageWarning.tsx'
import { PuzzleText } from './PuzzleText.tsx'
import { CHECK_OUTPUT_ID, SAMPLES_ID } from './ids.ts'
import { eventsOf, landmarksOf } from '../session/selectors.ts'
import { useEffect, useState } from 'react'
import { Generator } from '../generator/generatorParts.tsx'
import type { Phrase } from '../../i18n/text.ts'
import sections from '../controls/Section.module.css'
import styles from './PuzzlePanel.module.css'

const loadFacts = () => import('../facts/PuzzleFacts.tsx')
const PuzzleFacts = lazyPart(loadFacts)
const Transforms = lazyPart(async () => ({ default: (await loadFacts()).Transforms }))
const ProgramCosts = lazyPart(async () => ({ default: (await loadFacts()).ProgramCosts }))

/** The Puzzle panel: text field, check of an output, facts; below them, in closed sections, what is needed less often. */
export function PuzzlePanel() {
  const hasLandmarks = useSession(({ run }) => run.status === 'open' && run.progress.landmarks.deepest > 0)
  const titles = useMessages().puzzlePanel
  const hasGivens = useApp(({ puzzle }) => puzzle.conflicts.length === 0 && !isBlankBoard(puzzle.grid))
  return (
    <div className={styles.panel}>
      <PuzzleText />
      <StorageWarning />
      <CheckOutput />
      {hasGivens && (
        <div className={styles.facts}>
          <PuzzleFacts />
        </div>
      )}
      <div className={styles.closed}>
        <Samples />
        <MakePuzzle />
        <Answer />
        {hasGivens && (
          <>
            <ClosedSection id="transforms" heading={titles.transforms}>
              <Transforms />
            </ClosedSection>
            <ClosedSection id="program-costs" heading={titles.programs}>
              <ProgramCosts />
            </ClosedSection>
          </>
        )}
        <ProgramNote />
        {hasLandmarks && <LandmarkList />}
      </div>
    </div>
  )
}

/** Summary of a built-in program, and the work of its search so far. */
function ProgramNote() {
  const phrase = usePhrase()
  const isBuiltIn = useSession(({ program }) => program.kind === 'built-in')
  const isOpen = useSession(({ run }) => run.status === 'open')
  const strategy = useApp((app) => builtInOf(app).strategy)
  if (!isBuiltIn) return undefined
  const { name, summary } = strategyWithId(strategy) ?? DEFAULT_STRATEGY
  return (
    <ClosedSection id="program-note" heading={phrase(name)}>
      <p>{phrase(summary)}</p>
      {isOpen && <Work />}
    </ClosedSection>
  )
}

function Samples() {
  const words = useMessages().puzzlePanel
  const phrase = usePhrase()
  const { loadGrid } = useActions()
  return (
    <ClosedSection id="samples" heading={words.samples}>
      <div id={SAMPLES_ID} className={sections.wrap}>
        {SAMPLES.map(({ id, name, grid, format }) => (
          <Button key={id} label={phrase(name)} shows="label" onClick={() => loadGrid(grid, format)} />
        ))}
      </div>
      <p className={sections.hint}>{phrase(SAMPLES_HINT)}</p>
    </ClosedSection>
  )
}

/**
 * Buttons for the deepest dead end, and for both ends of the longest excursion: the events from a placement up to its
 * removal, without a solution in between. Also says how long the excursion is.
 */
function LandmarkList() {
  const { goToEvent } = useActions()
  const { deepest, excursion } = useSession(landmarksOf)
  const text = useMessages().puzzlePanel
  return (
    <ClosedSection id="landmarks" heading={text.landmarks}>
      <div className={sections.wrap}>
        <Button label={text.deepest(deepest)} shows="label" onClick={() => goToEvent(deepest)} />
        {excursion.to > 0 && (
          <>
            <Button
              label={text.excursionBegins(excursion.from)}
              shows="label"
              onClick={() => goToEvent(excursion.from)}
            />
            <Button
              label={text.excursionEnds(excursion.to)}
              shows="label"
              onClick={() => goToEvent(excursion.to)}
            />
          </>
        )}
      </div>
      {excursion.to > 0 && <p className={sections.hint}>{text.excursion(excursion.to - excursion.from)}</p>}
    </ClosedSection>
  )
}

/** Work (elementary operations) of the search so far and, while nothing plays, up to the event on the board. */
function Work() {
  const { number } = useMessages()
  const words = useMessages().puzzlePanel
  const { countWork } = useActions()
  const work = useSession(({ run }) => (run.status === 'open' ? run.progress.work : 0))
  const isWhole = useSession(({ run }) => run.status === 'open' && run.progress.status === 'ended')
  const event = useSession(({ frame }) => frame.moment.event)
  const isAtRest = useApp(({ playing }) => !playing)
  const counted = useSession(({ counted, frame }) =>
    counted?.event === frame.moment.event ? counted.work : undefined,
  )
  // At the end of the known search, the work up to the event on the board is the total.
  const isAtFront = useSession(({ run, frame }) => frame.moment.event === eventsOf(run))
  const workHere = isAtFront ? work : counted

  useEffect(() => {
    if (isAtRest && workHere === undefined) countWork()
  }, [isAtRest, workHere, event, countWork])

  return (
    <>
      <p className={sections.hint}>
        <span>{`${words.work(isWhole)} `}</span>
        <strong data-testid="work">{number(work)}</strong>
      </p>
      <p className={sections.hint}>
        <span>{`${words.workHere} `}</span>
        <strong data-testid="work-here">{workHere === undefined ? '…' : number(workHere)}</strong>
      </p>
    </>
  )
}

const MAKE_TITLE = { en: 'Make a puzzle', ko: '퍼즐 만들기' }

/**
 * Section with the generator. It opens by itself if a link makes a puzzle or has wrong options, and if a puzzle is being
 * made or the one on the board was made.
 */
function MakePuzzle() {
  const phrase = usePhrase()
  const [opened, setOpened] = useState<boolean>()
  const isUsed = useApp(
    ({ generator }) =>
      generator.isAwaited || (generator.generation ?? generator.refusedOptions) !== undefined,
  )
  // Remembers that the generator opened automatically, so that it stays open afterwards.
  if (isUsed && opened === undefined) setOpened(true)
  const isOpen = opened ?? isUsed
  return (
    <FoldedSection
      id="make-puzzle"
      heading={phrase(MAKE_TITLE)}
      isOpen={isOpen}
      toggle={() => setOpened(!isOpen)}
    >
      <Generator isTarget={!isUsed} />
    </FoldedSection>
  )
}

const CHECK_TITLE = { en: 'Check output', ko: '출력 확인' }

const CheckedOutput = lazyPart(() => import('../judge/CheckedOutput.tsx'))

/** Folded section that judges the output of a program. */
function CheckOutput() {
  const phrase = usePhrase()
  const { unfoldJudge } = useActions()
  const isOpen = useApp(({ judge }) => judge.isOpen)
  return (
    <FoldedSection
      id={CHECK_OUTPUT_ID}
      heading={phrase(CHECK_TITLE)}
      isOpen={isOpen}
      toggle={() => unfoldJudge(!isOpen)}
    >
      <CheckedOutput />
    </FoldedSection>
  )
}

/** Hint below the buttons that load sample puzzles. */
const SAMPLES_HINT: Phrase = {
  en: 'The BOJ 2580 sample never backtracks; the one next to it backtracks 182 times.',
  ko: '백준 2580 예제는 백트랙이 없고, 그 옆의 퍼즐은 백트랙이 182번 일어납니다.',
}
