import { JUDGE_PANEL } from '../../../app/judging/judging.ts'
import { sourceOf } from '../../source.ts'
import type { Panel } from '../panel.ts'

/** Output in, verdict out. */
export const judgePanel: Panel = {
  id: JUDGE_PANEL,
  title: { en: 'Judge', ko: '채점' },
  source: sourceOf(() => import('./JudgePanel.tsx')),
}
