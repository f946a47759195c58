import { lazyPart } from '../shell/lazyPart.tsx'

const loadGenerator = () => import('./Generator.tsx')

export const Generator = lazyPart(loadGenerator)

/** Error in the options of a puzzle to make, from a link or from the user. */
export const RefusedOptions = lazyPart(async () => ({ default: (await loadGenerator()).RefusedOptions }))
