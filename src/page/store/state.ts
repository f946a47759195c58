/** The app's state, from which the page is rendered. Each slice is documented in its module. */
import { type Analysis, NOTHING_KNOWN } from '../facts/analysis.ts'
import { type Grading, NOTHING_GRADED } from '../grade/grading.ts'
import { type ByHandState, NOTHING_BY_HAND } from '../byHand/byHand.ts'
import { type Generating, NOTHING_GENERATED } from '../generator/generator.ts'
import { type Guide, NOT_GUIDED } from '../guide/guide.ts'
import { type JudgeState, NOTHING_JUDGED } from '../judge/judge.ts'
import type { PlaybackState } from '../player/transport.ts'
import { NOTHING_PREDICTED, type Predicting } from '../predict/predict.ts'
import { type EditedBoard, NOTHING_ENTERED } from '../puzzle/board.ts'
import type { ListedBreakpoint } from '../session/debugging.ts'
import { FIRST_PROGRAM, oneSession, type Sessions } from '../session/sessions.ts'
import { NOTHING_RINGED, type RingState } from '../board/rings.ts'
import { FIRST_VIEW, type View } from '../timeline/view.ts'
import type { Comparing } from '../compare/table/comparing.ts'
import type { LinkedProgram } from '../own/linkedProgram.ts'
import type { AwaitedOwn, Own } from '../own/own.ts'
import type { Sharing } from '../share/sharing.ts'
import { NO_STORY, type StorySlice } from '../story/story.ts'
import type { Lockstep } from '../compare/lockstep/lockstep.ts'
import { type LockstepQuestionState, NOTHING_ASKED } from '../compare/lockstep/lockstepQuestion.ts'
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
    LockstepQuestionState,
    Notices,
    ByHandState {
  readonly preferences: Preferences
  /** The open view of the page, such as Watch or Compare. */
  readonly view: ViewId
  /** One list for all sessions. */
  readonly breakpoints: readonly ListedBreakpoint[]
  readonly judge: JudgeState
  readonly guide: Guide
  readonly predicting: Predicting
  readonly analysis: Analysis
  readonly generator: Generating
  readonly grading: Grading
  /** Undefined until the Compare view is first shown. */
  readonly comparing: Comparing | undefined
  /** True if Compare shows programs in step; false for its table. */
  readonly comparesInStep: boolean
  /** Ids of the programs chosen in the table of Compare since the lanes last changed; undefined: those of the lanes. */
  readonly picked: readonly string[] | undefined
  /** Undefined until Compare has shown programs in step. */
  readonly lockstep: Lockstep | undefined
  /** The user's own programs; undefined until their code is loaded. */
  readonly own: Own | undefined
  readonly isShareOpen: boolean
  /** State of the Share dialog; undefined until it is first opened. */
  readonly sharing: Sharing | undefined
  /** Query of a link to programs in step, which are set up once their code is loaded. Undefined for none. */
  readonly linkedLockstep: string | undefined
  /** The program in the link that was opened; undefined if the link had none. */
  readonly linkedProgram: LinkedProgram | undefined
  /** The user's own program that opens once the code for own programs is loaded; undefined if none is awaited. */
  readonly awaitedOwn: AwaitedOwn | undefined
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
    judge: NOTHING_JUDGED,
    guide: NOT_GUIDED,
    predicting: NOTHING_PREDICTED,
    analysis: NOTHING_KNOWN,
    generator: NOTHING_GENERATED,
    grading: NOTHING_GRADED,
    comparing: undefined,
    comparesInStep: false,
    picked: undefined,
    lockstep: undefined,
    own: undefined,
    isShareOpen: false,
    sharing: undefined,
    linkedLockstep: undefined,
    linkedProgram: undefined,
    awaitedOwn: undefined,
  }
}
