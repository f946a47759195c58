import { lockstepSignature, type LockstepGuess } from './lockstepQuestion.ts'
import { perStore } from '../../store/perStore.ts'

/** Commands of the question before playing: which program backtracks least, and why? */
export const lockstepQuestionsOf = perStore(({ getState: get, setState: set }) => {
  const about = () => lockstepSignature(get(), get().lockstep?.lanes ?? [])
  return {
    ask: () => set({ lockstepQuestion: { about: about(), guess: undefined } }),
    /** Stores the user's guess. */
    commit: (guess: LockstepGuess) => set({ lockstepQuestion: { about: about(), guess } }),
    close: () => set({ lockstepQuestion: undefined }),
  }
})
