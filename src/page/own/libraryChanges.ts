/** Merges changes by other tabs to the library into the state of the user's own programs. */
import {
  AUTO_INPUT,
  chosenProgram,
  type Own,
  type OwnNotice,
  type OwnRun,
  type LibraryProgram,
} from './own.ts'
import type { LibraryChanges } from './programLibrary.ts'

/** Maximum notices shown; more than one at a time is rare. */
const MAX_NOTICES = 3

/** Returns the changed state; `before` itself if nothing changed. @param programs current programs of the library */
export function withChanges(
  before: Own,
  programs: readonly LibraryProgram[],
  { moved, removed, conflicts, stays }: LibraryChanges,
): Own {
  const notice: readonly OwnNotice[] = [
    ...conflicts.map((conflict) => ({ kind: 'conflict' as const, ...conflict })),
    ...stays.map((name) => ({ kind: 'stays' as const, name })),
  ]
  const isSame =
    programs.length === before.programs.length &&
    programs.every((program, index) => program === before.programs[index])
  if (isSame && notice.length === 0) return before
  const chosen = Object.fromEntries(
    Object.entries(before.chosen).map(([language, id]) => [language, moved.get(id) ?? id]),
  )
  const gone = removed.find((program) => chosenProgram(before, program.language).id === program.id)
  const { removed: deleted } = before
  const isBack = programs.some(({ id }) => id === deleted?.id)
  return {
    ...before,
    run: withProgram(before.run, moved),
    programs,
    chosen,
    notice: [...before.notice, ...notice].slice(-MAX_NOTICES),
    removed: gone ?? (isBack ? undefined : deleted),
    input: gone === undefined ? before.input : AUTO_INPUT,
  }
}

/** Returns the run with the new id of its program, if the id has changed; else the run itself. */
function withProgram(run: OwnRun | undefined, moved: ReadonlyMap<string, string>): OwnRun | undefined {
  const program = run?.program === undefined ? undefined : moved.get(run.program)
  return run === undefined || program === undefined ? run : { ...run, program }
}
