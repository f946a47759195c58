import type { ViewId } from '../store/views.ts'
import { lazyPart } from '../shell/lazyPart.tsx'
import { Watch } from './Watch.tsx'
import type { ComponentType } from 'react'
import type { Phrase } from '../../i18n/text.ts'

export const VIEWS: Readonly<Record<ViewId, View>> = {
  watch: { title: { en: 'Watch', ko: '보기' }, Content: Watch },
  grade: {
    title: { en: 'Grade', ko: '채점' },
    Content: lazyPart(() => import('../grade/GradeView.tsx')),
  },
  compare: {
    title: { en: 'Compare', ko: '비교' },
    Content: lazyPart(() => import('../compare/CompareView.tsx')),
  },
}

/** A view of the page: everything below the header. */
interface View {
  readonly title: Phrase
  /** Lazy, except for the initial view. */
  readonly Content: ComponentType
}
