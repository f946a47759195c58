/** Shows a program that is not the user's, such as that of a tour, among the user's own. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { languageParts } from './languages.ts'
import { AUTO_INPUT, chosenProgram, type LibraryProgram, type Own } from './own.ts'
import type { ProgramLibrary } from './programLibrary.ts'

interface LendingDependencies {
  readonly newId: () => string
  readonly ensureProgram: (language: OwnLanguage) => void
  readonly own: () => Own
  /** Sets the state without storing which program is shown. */
  readonly setOwn: (own: Own) => void
}

interface Loan {
  readonly language: OwnLanguage
  /** Id of the program of that language that was shown before, and its input. */
  readonly before: string
  readonly input: Own['input']
  /** The choice of programs with the lent one: the state has another once the user chooses a program. */
  readonly chosen: Own['chosen']
}

export function createLending(
  library: ProgramLibrary,
  { newId, ensureProgram, own, setOwn }: LendingDependencies,
) {
  /** The latest loan; undefined before the first, and once it was taken back. */
  let loan: Loan | undefined

  /** Returns which programs are shown once the lent one is taken back: those that the user has chosen since stay. */
  function withoutLoan({ chosen, input }: Own): Pick<Own, 'chosen' | 'input'> {
    const { lentId } = library
    if (loan === undefined || lentId === undefined || chosen[loan.language] !== lentId)
      return { chosen, input }
    return {
      chosen: { ...chosen, [loan.language]: loan.before },
      input: chosen === loan.chosen ? loan.input : input,
    }
  }

  return {
    withoutLoan,
    /** Lists and shows a program, in place of the one lent before. */
    lend(language: OwnLanguage, name: string, text: string): void {
      ensureProgram(language)
      const { programs } = own()
      const before = { ...own(), ...withoutLoan(own()) }
      const lent = programs.find(({ id }) => id === library.lentId)
      const isLent = lent?.language === language && lent.text === text
      const program: LibraryProgram = isLent
        ? lent
        : { id: newId(), name: `${name}${languageParts(language).extension}`, language, text }
      if (!isLent) library.lend(program)
      const chosen = { ...before.chosen, [language]: program.id }
      loan = { language, before: chosenProgram(before, language).id, input: before.input, chosen }
      setOwn({
        ...own(),
        programs: library.programs,
        chosen,
        input: AUTO_INPUT,
        notice: [],
        removed: undefined,
      })
    },
    /** Keeps what the user has chosen since, and the lent program if it was edited. */
    takeBack(): void {
      if (loan === undefined) return
      const shown = withoutLoan(own())
      loan = undefined
      if (library.lentId === undefined) return
      library.lend(undefined)
      setOwn({ ...own(), programs: library.programs, ...shown })
    },
  }
}
