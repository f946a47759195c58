import { lazyPart } from '../../lazyPart.tsx'
import { useApp } from '../../useApp.ts'

const FlameChart = lazyPart(() => import('./FlameChart.tsx'))

/** The flame chart, while it is open. */
export function Flame() {
  return useApp((app) => app.preferences.showsFlame) && <FlameChart />
}
