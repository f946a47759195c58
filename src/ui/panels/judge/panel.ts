import { JUDGE_PANEL } from '../../../app/judging/judging.ts'
import { partOf } from '../../lazyPart.tsx'
import { sourceOf } from '../../source.ts'
import type { Panel } from '../panel.ts'

const source = sourceOf(() => import('./JudgePanel.tsx'))

/** Output in, verdict out. */
export const judgePanel: Panel = {
  id: JUDGE_PANEL,
  title: { en: 'Judge', ko: '채점' },
  source,
  Content: partOf(source, (module) => module.default),
}
