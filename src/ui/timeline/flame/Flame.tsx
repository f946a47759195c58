import { partOf } from '../../lazyPart.tsx'
import { useApp } from '../../useApp.ts'
import { flameChart } from './flameChart.ts'

const FlameChart = partOf(flameChart, (module) => module.default)

/** The flame chart, while it is open. */
export function Flame() {
  return useApp((app) => app.preferences.showsFlame) && <FlameChart />
}
