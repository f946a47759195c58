import { type Failure, partOf } from '../../lazyPart.tsx'
import { sourceOf } from '../../source.ts'

const parts = sourceOf(() => import('./usedParts.ts'))

/** One that is missing has its place among the breakpoints. */
const Nothing: Failure = () => undefined

export const Breakpoints = partOf(parts, (used) => used.Breakpoints)
export const HuntLine = partOf(parts, (used) => used.HuntLine, Nothing)
export const PlayingDigest = partOf(parts, (used) => used.PlayingDigest, Nothing)
