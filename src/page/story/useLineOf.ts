import { EventKind } from '../../search/events.ts'
import { lineOfStep } from '../../search/steps/lineOfStep.ts'
import type { CellWrite } from '../../search/story/cellStory.ts'
import type { StepKind } from '../../search/steps/step.ts'
import { useListing } from '../listing/useListing.ts'
import { useSession } from '../store/useApp.ts'

/** Kind of the step that makes an event, by kind of the event. */
const STEPS: Readonly<Record<EventKind, StepKind>> = {
  [EventKind.place]: 'place',
  [EventKind.replace]: 'replace',
  [EventKind.backtrack]: 'undo',
}

/** Returns a function from a write to its source line, from 1. */
export function useLineOf(): (write: CellWrite) => number | undefined {
  const { lines } = useListing()
  const isBuiltIn = useSession(({ program }) => program.kind === 'built-in')
  return ({ kind, line }) => {
    const found = isBuiltIn ? lineOfStep(lines, STEPS[kind]) + 1 : (line ?? 0)
    return found > 0 ? found : undefined
  }
}
