import { raceSignature, type RaceGuess } from '../../../app/compare/lockstepQuestion.ts'
import { perStore } from '../../../app/store/perStore.ts'

/** Commands of the question before a race: which program backtracks least, and why? */
export const raceQuestionsOf = perStore(({ getState: get, setState: set }) => {
  const about = () => raceSignature(get(), get().racing?.lanes ?? [])
  return {
    ask: () => set({ raceQuestion: { about: about(), guess: undefined } }),
    /** Stores the user's guess. */
    commit: (guess: RaceGuess) => set({ raceQuestion: { about: about(), guess } }),
    close: () => set({ raceQuestion: undefined }),
  }
})
