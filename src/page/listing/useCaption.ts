import type { Caption } from '../share/pictures/boardSvg.ts'
import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import type { ExecutionPoint } from '../session/debugging.ts'
import { useListing } from './useListing.ts'
import { useMessages } from '../store/useApp.ts'

/**
 * Returns the executed line and its reason, as in the program panel; undefined before the first step, and until known.
 */
export function useCaption(point: ExecutionPoint | undefined): Caption | undefined {
  const { stepping: words } = useMessages()
  const { lines } = useListing()
  const step = point?.step
  if (point === undefined || step === undefined) return undefined
  const running = lineOfStep(lines, step.kind)
  const done = words.stepDone(step)
  const line = running < 0 ? done : `${words.line(running + 1, done)}   ${lines[running].text.trim()}`
  const { why } = point
  const sentence =
    why !== undefined ? words.why(why) : step.refusal === undefined ? '' : words.refused(step.refusal)
  return { line, sentence }
}
