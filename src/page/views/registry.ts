import type { ViewId } from '../store/views.ts'
import { lazyPart } from '../shell/lazyPart.tsx'
import type { View } from './view.ts'
import { Watch } from './Watch.tsx'

export const VIEWS: Readonly<Record<ViewId, View>> = {
  watch: { title: { en: 'Watch', ko: '보기' }, Content: Watch },
  grade: {
    title: { en: 'Grade', ko: '채점하기' },
    Content: lazyPart(() => import('../grade/GradeView.tsx')),
  },
  compare: {
    title: { en: 'Compare', ko: '비교' },
    Content: lazyPart(() => import('../compare/CompareView.tsx')),
  },
}
