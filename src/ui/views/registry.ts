import type { ViewId } from '../../app/store/views.ts'
import { lazyPart } from '../lazyPart.tsx'
import type { View } from './view.ts'
import { Watch } from './Watch.tsx'

export const VIEWS: Readonly<Record<ViewId, View>> = {
  watch: { title: { en: 'Watch', ko: '보기' }, hasPanel: false, Content: Watch },
  grade: {
    title: { en: 'Grade', ko: '채점하기' },
    hasPanel: false,
    Content: lazyPart(() => import('../../features/grade/GradeView.tsx')),
  },
  compare: {
    title: { en: 'Compare', ko: '비교' },
    hasPanel: false,
    Content: lazyPart(() => import('../../features/compare/CompareView.tsx')),
  },
  batch: {
    title: { en: 'Batch', ko: '일괄 풀이' },
    hasPanel: true,
    Content: lazyPart(() => import('../../features/batch/BatchView.tsx')),
  },
}
