import { type ComponentType, useDeferredValue } from 'react'
import type { ListingLanguage } from '../../../core/programs/folder.ts'
import type { ProgramCall } from '../../../core/steps/step.ts'
import { useSession } from '../../useApp.ts'
import { CallStack } from './CallStack.tsx'
import { Watch } from './Watch.tsx'

interface DetailsProps {
  readonly language: ListingLanguage
  /** Draws a call of the user's own program. */
  readonly Own?: ComponentType<{ readonly call: ProgramCall }>
}

/** Variables and calls. They take longer to draw than all the rest, and the board does not wait for them. */
export function Details({ language, Own }: DetailsProps) {
  const point = useDeferredValue(useSession(({ debugging }) => debugging.executionPoint))
  return (
    <>
      <Watch language={language} point={point} />
      <CallStack point={point} Own={Own} />
    </>
  )
}
