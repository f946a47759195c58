/** Shows a program that is not the user's, such as that of a tour, among the user's own. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { languageParts } from './languages.ts'
import { AUTO_INPUT, type LibraryProgram, type Own } from './own.ts'
import type { ProgramLibrary } from './programLibrary.ts'

interface LendingDependencies {
  readonly newId: () => string
  readonly ensureProgram: (language: OwnLanguage) => void
  readonly own: () => Own
  /** Sets the state without storing which program is shown. */
  readonly setOwn: (own: Own) => void
}

export function createLending(
  library: ProgramLibrary,
  { newId, ensureProgram, own, setOwn }: LendingDependencies,
) {
  /** What was shown before a program was lent; undefined while none is. */
  let before: Pick<Own, 'chosen' | 'input'> | undefined

  return {
    lend(language: OwnLanguage, name: string, text: string): void {
      ensureProgram(language)
      const { chosen, input, programs } = own()
      before ??= { chosen, input }
      const lent = programs.find(({ id }) => id === library.lentId)
      const isLent = lent?.language === language && lent.text === text
      const program: LibraryProgram = isLent
        ? lent
        : { id: newId(), name: `${name}${languageParts(language).extension}`, language, text }
      if (!isLent) library.lend(program)
      setOwn({
        ...own(),
        programs: library.programs,
        chosen: { ...before.chosen, [language]: program.id },
        input: AUTO_INPUT,
        notice: [],
        removed: undefined,
      })
    },
    /** Keeps what the user has chosen since, and the lent program if it was edited. */
    takeBack(): void {
      const { lentId } = library
      if (before === undefined) return
      const { chosen, input } = before
      before = undefined
      if (lentId === undefined) return
      library.lend(undefined)
      const isShown = Object.values(own().chosen).includes(lentId)
      setOwn({ ...own(), programs: library.programs, ...(isShown && { chosen, input }) })
    },
  }
}
