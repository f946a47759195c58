/** Reads the user's boards for a grading from a text or from files. */
import type { BoardSource } from './grading.ts'
import { type ReadableFile, readableFiles } from '../reading/files.ts'
import type { AppStore } from '../store/store.ts'
import { MAX_CHARACTERS, type UserBoards, userBoards } from '../../runner/cases/userBoards.ts'

/** Reads a text, or files one after the other. Reports files that cannot be read; undefined if none can. */
export async function boardsOf(
  source: BoardSource,
  { setState: set }: Pick<AppStore, 'setState'>,
): Promise<UserBoards | undefined> {
  if (typeof source === 'string') return userBoards(source)
  const { readable, leftOut } = await readableFiles(source)
  const puzzles = readable.map(({ name }) => name)
  const unclear = readable.flatMap(({ name, isSure }) => (isSure ? [] : [name]))
  if (leftOut.length > 0 || unclear.length > 0) {
    const report = { programs: [], puzzles, leftOut, ...(unclear.length > 0 && { unclear }) }
    set({ notice: { kind: 'files', report } })
  }
  if (readable.length === 0) return undefined
  const found: UserBoards[] = []
  for (const file of readable) found.push(userBoards(await beginningOf(file), file.name))
  return {
    boards: found.flatMap(({ boards }) => boards),
    faults: found.flatMap(({ faults }) => faults),
    isCut: found.some(({ isCut }) => isCut),
  }
}

/** Returns the text of a file, or one character more than is read of it. */
async function beginningOf({ pieces }: ReadableFile): Promise<string> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length > MAX_CHARACTERS) break
  }
  return text
}
