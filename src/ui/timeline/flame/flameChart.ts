import { sourceOf } from '../../source.ts'

/** The chart itself, fetched at the first sign that somebody is about to open it. */
export const flameChart = sourceOf(() => import('./FlameChart.tsx'))

export const askForFlameChart = () => void flameChart.ask().catch(() => undefined)
