import { SAMPLES } from './samples.ts'
import { builtInOf } from '../session/sessions.ts'
import { isBlankBoard } from '../../sudoku/grid.ts'
import { DEFAULT_STRATEGY, strategyWithId } from '../../search/programs/registry.ts'
import { SAMPLES_HINT } from '../words/samples.ts'
import { Button } from '../controls/Button.tsx'
import sections from '../controls/Section.module.css'
import { Section } from '../controls/Section.tsx'
import { lazyPart } from '../shell/lazyPart.tsx'
import { useActions, useApp, useMessages, usePhrase, useSession } from '../store/useApp.ts'
import { Answer } from './Answer.tsx'
import { CheckOutput } from './CheckOutput.tsx'
import { StorageWarning } from './StorageWarning.tsx'
import { LandmarkList } from './LandmarkList.tsx'
import { MakePuzzle } from './MakePuzzle.tsx'
import styles from './PuzzlePanel.module.css'
import { PuzzleText } from './PuzzleText.tsx'
import { Work } from './Work.tsx'
import { SAMPLES_ID } from './ids.ts'

const loadFacts = () => import('../facts/PuzzleFacts.tsx')
const PuzzleFacts = lazyPart(loadFacts)
const PuzzleCosts = lazyPart(async () => ({ default: (await loadFacts()).PuzzleCosts }))

/** The Puzzle panel: text field, facts, samples, generator, answer, check of an output, costs, a note on the program, notable events. */
export function PuzzlePanel() {
  const hasLandmarks = useSession(({ run }) => run.status === 'open' && run.progress.landmarks.deepest > 0)
  const hasGivens = useApp(({ puzzle }) => puzzle.conflicts.length === 0 && !isBlankBoard(puzzle.grid))
  return (
    <div className={styles.panel}>
      <PuzzleText />
      <StorageWarning />
      {hasGivens && (
        <div className={styles.facts}>
          <PuzzleFacts />
        </div>
      )}
      <Samples />
      <MakePuzzle />
      <Answer />
      <CheckOutput />
      {hasGivens && (
        <div className={styles.costs}>
          <PuzzleCosts />
        </div>
      )}
      <ProgramNote />
      {hasLandmarks && <LandmarkList />}
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
    <Section id="program-note" heading={phrase(name)}>
      <p>{phrase(summary)}</p>
      {isOpen && <Work />}
    </Section>
  )
}

function Samples() {
  const words = useMessages().puzzlePanel
  const phrase = usePhrase()
  const { loadGrid } = useActions()
  return (
    <Section id="samples" heading={words.samples}>
      <div id={SAMPLES_ID} className={sections.wrap}>
        {SAMPLES.map(({ id, name, grid, format }) => (
          <Button key={id} label={phrase(name)} shows="label" onClick={() => loadGrid(grid, format)} />
        ))}
      </div>
      <p className={sections.hint}>{phrase(SAMPLES_HINT)}</p>
    </Section>
  )
}
