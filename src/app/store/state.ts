/** The app's state, from which the page is rendered. Each slice is documented in its module. */
import { type Analysis, NOTHING_KNOWN } from '../analysis/analysis.ts'
import { type Grading, NOTHING_GRADED } from '../grading/grading.ts'
import { type ByHandState, NOTHING_BY_HAND } from '../byHand/byHand.ts'
import { type Generating, NOTHING_GENERATED } from '../generator/generator.ts'
import { type Guide, NOT_GUIDED } from '../guide/guide.ts'
import { type Judging, NOTHING_JUDGED } from '../judging/judging.ts'
import type { PlaybackState } from '../playback/transport.ts'
import { NOTHING_PREDICTED, type Predicting } from '../predict/predict.ts'
import { type EditedBoard, NOTHING_ENTERED } from '../puzzle/board.ts'
import type { ListedBreakpoint } from '../session/debugging.ts'
import { FIRST_PROGRAM, oneSession, type Sessions } from '../session/sessions.ts'
import { NOTHING_RINGED, type RingState } from '../view/rings.ts'
import { FIRST_VIEW, type View } from '../view/view.ts'
import type { Comparing } from '../comparing/comparing.ts'
import type { LinkedProgram } from '../own/linkedProgram.ts'
import type { Own, OwnCommand } from '../own/own.ts'
import type { Sharing } from '../sharing/sharing.ts'
import { NO_STORY, type StorySlice } from '../story/story.ts'
import type { Racing } from '../racing/racing.ts'
import { type RaceQuestionState, NOTHING_ASKED } from '../racing/raceQuestion.ts'
import { NOTHING_TO_TELL, type Notices } from './notice.ts'
import type { Preferences } from './preferences.ts'
import type { ViewId } from './views.ts'

export interface AppState
  extends Sessions,
    PlaybackState,
    View,
    RingState,
    EditedBoard,
    StorySlice,
    RaceQuestionState,
    Notices,
    ByHandState {
  readonly preferences: Preferences
  /** The open view of the page, such as Watch or Race. */
  readonly view: ViewId
  /** One list for all sessions. */
  readonly breakpoints: readonly ListedBreakpoint[]
  readonly judging: Judging
  readonly guide: Guide
  readonly predicting: Predicting
  readonly analysis: Analysis
  readonly generator: Generating
  readonly grading: Grading
  /** Undefined until the Compare view is first shown. */
  readonly comparing: Comparing | undefined
  /** Undefined until the Race view is first shown. */
  readonly racing: Racing | undefined
  /** The user's own programs; undefined until their code is loaded. */
  readonly own: Own | undefined
  readonly isShareOpen: boolean
  /** State of the Share dialog; undefined until it is first opened. */
  readonly sharing: Sharing | undefined
  /** Query of a link to a race, which is set up once the code for races is loaded. Undefined for none. */
  readonly linkedRace: string | undefined
  /** Options in a link, from which the generator makes a puzzle once its code is loaded. Undefined for none. */
  readonly linkedMake: string | undefined
  /** The program in the link that was opened; undefined if the link had none. */
  readonly linkedProgram: LinkedProgram | undefined
  /** Commands for the user's own programs, queued in order until the code for own programs is loaded. */
  readonly queuedOwnCommands: readonly OwnCommand[]
  /** True while the page waits for the code for own programs. */
  readonly isLoadingOwn: boolean
}

export function initialState(preferences: Preferences): AppState {
  return {
    ...oneSession(FIRST_PROGRAM, NOTHING_ENTERED.puzzle.grid),
    playing: false,
    digest: undefined,
    ...FIRST_VIEW,
    ...NOTHING_RINGED,
    ...NOTHING_ENTERED,
    ...NO_STORY,
    ...NOTHING_ASKED,
    ...NOTHING_TO_TELL,
    ...NOTHING_BY_HAND,
    preferences,
    view: 'watch',
    breakpoints: [],
    judging: NOTHING_JUDGED,
    guide: NOT_GUIDED,
    predicting: NOTHING_PREDICTED,
    analysis: NOTHING_KNOWN,
    generator: NOTHING_GENERATED,
    grading: NOTHING_GRADED,
    comparing: undefined,
    racing: undefined,
    own: undefined,
    isShareOpen: false,
    sharing: undefined,
    linkedRace: undefined,
    linkedMake: undefined,
    linkedProgram: undefined,
    queuedOwnCommands: [],
    isLoadingOwn: false,
  }
}
