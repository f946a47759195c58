import { useState } from 'react'
import { type Failure, partOf } from '../../lazyPart.tsx'
import { sourceOf } from '../../source.ts'
import { useSession } from '../../useApp.ts'

const parts = sourceOf(() => import('./runningParts.ts'))

/** The search goes on without what is said of it. */
const Nothing: Failure = () => undefined

const HuntLine = partOf(parts, (running) => running.HuntLine, Nothing)
export const PlayingDigest = partOf(parts, (running) => running.PlayingDigest, Nothing)

/** From the first hunt on there is a line about them; it stays, so that whoever listens hears how the next one ends. */
export function Hunts() {
  const [hasHunted, setHasHunted] = useState(false)
  const isTold = useSession(({ debugging: { hunt, missed } }) => hunt !== undefined || missed !== undefined)
  if (isTold && !hasHunted) setHasHunted(true)
  return hasHunted && <HuntLine />
}
