import type { ViewId } from '../../app/store/views.ts'
import { lazyPart } from '../lazyPart.tsx'
import type { View } from './view.ts'
import { Watch } from './Watch.tsx'

export const VIEWS: Readonly<Record<ViewId, View>> = {
  watch: { title: { en: 'Watch', ko: '보기' }, Content: Watch },
  race: {
    title: { en: 'Race', ko: '경주' },
    Content: lazyPart(() => import('./race/RaceView.tsx')),
  },
  compare: {
    title: { en: 'Compare', ko: '비교' },
    Content: lazyPart(() => import('./compare/CompareView.tsx')),
  },
}
