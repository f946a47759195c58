/** Steps of the guided run: positions in a real search of 27 events, each with a topic and the cells to point at. */
import { type Grid, gridOfLine } from '../../sudoku/grid.ts'
import type { QuestionKind } from '../../search/predict/question.ts'
import type { Position } from '../../search/trace/position.ts'
import { type Cell, cellAt } from '../../sudoku/units.ts'

/** Made for Backdoku: 17 blanks, the first of which lead the program into one dead end. */
export const GUIDE_PUZZLE: Grid = gridOfLine(
  '812053009043682105600091203004037806309845021287169534521974368438526917796318452',
)

/** Program of the guided run, by its id in links. */
export const GUIDE_PROGRAM = 'tables'

/** Topics of the steps of the guided run, in order. */
export const GUIDE_TOPICS = [
  'place',
  'recurse',
  'nextBlank',
  'deadEnd',
  'takeBack',
  'nextCandidate',
  'solved',
] as const

export type GuideTopic = (typeof GUIDE_TOPICS)[number]

export interface GuideStep {
  readonly topic: GuideTopic
  readonly position: Position
  readonly cells: readonly Cell[]
  /** The kind of question that the guide offers at this step. */
  readonly asks: QuestionKind | undefined
}

/** Questions at two topics: which cell a call returns to, and which digit a cleared cell gets next. */
const ASKS: Partial<Record<GuideTopic, QuestionKind>> = { deadEnd: 'return', takeBack: 'digit' }

/** @param lines program lines to run after the event */
const step = (topic: GuideTopic, event: number, lines: number, ...cells: Cell[]): GuideStep => ({
  topic,
  position: { event, step: lines },
  cells,
  asks: ASKS[topic],
})

/** The steps of the guided run, in the order of `GUIDE_TOPICS`. */
export const GUIDE_STEPS: readonly GuideStep[] = [
  step('place', 1, 0, cellAt(0, 3)),
  step('recurse', 1, 2, cellAt(0, 3)),
  step('nextBlank', 1, 5, cellAt(0, 6)),
  step('deadEnd', 4, 24, cellAt(1, 7)),
  step('takeBack', 5, 0, cellAt(1, 0)),
  step('nextCandidate', 8, 0, cellAt(0, 6)),
  step('solved', 27, 0),
]
