import { EventKind } from '../../core/events.ts'
import { lineOfStep } from '../../core/steps/lineOfStep.ts'
import type { CellWrite } from '../../core/story/cellStory.ts'
import type { StepKind } from '../../core/steps/step.ts'
import { useListing } from '../../ui/panels/program/useListing.ts'
import { useSession } from '../../ui/useApp.ts'

/** Kind of the step that makes an event, by kind of the event. */
const STEPS: Readonly<Record<EventKind, StepKind>> = {
  [EventKind.place]: 'place',
  [EventKind.replace]: 'replace',
  [EventKind.backtrack]: 'undo',
}

/** Returns a function from a write to its source line, from 1; undefined if unknown. */
export function useLineOf(): (write: CellWrite) => number | undefined {
  const { lines } = useListing()
  const isBuiltIn = useSession(({ program }) => program.kind === 'built-in')
  return ({ kind, line }) => {
    const found = isBuiltIn ? lineOfStep(lines, STEPS[kind]) + 1 : (line ?? 0)
    return found > 0 ? found : undefined
  }
}
