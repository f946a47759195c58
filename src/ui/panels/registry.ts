import { batchPanel } from './batch/panel.ts'
import { judgePanel } from './judge/panel.ts'
import type { Panel } from './panel.ts'
import { programPanel } from './program/panel.ts'
import { puzzlePanel } from './puzzle/panel.ts'

/** Every panel, in the order of the tabs. */
export const PANELS: readonly Panel[] = [programPanel, puzzlePanel, judgePanel, batchPanel]
