import { builtInOf } from '../../app/session/sessions.ts'
import { lazyPart } from '../lazyPart.tsx'
import { useApp } from '../useApp.ts'

const LastSolutionLine = lazyPart(
  () => import('./LastSolutionLine.tsx'),
  () => undefined,
)

/** The sentence on the last solution, while all of them are searched for. */
export function LastSolution() {
  return useApp((app) => builtInOf(app).extent === 'all') && <LastSolutionLine />
}
