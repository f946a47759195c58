import { JUDGE_PANEL } from '../../../app/judging/judging.ts'
import { lazyPart } from '../../lazyPart.tsx'
import type { Panel } from '../panel.ts'

/** Output in, verdict out. */
export const judgePanel: Panel = {
  id: JUDGE_PANEL,
  title: { en: 'Judge', ko: '채점' },
  Content: lazyPart(() => import('./JudgePanel.tsx')),
}
