/** Parses the message that the C++ library, built without exceptions, prints instead of throwing. */

const THROWN =
  /(\w+) was thrown in -fno-exceptions mode(?: with (?:error (\d+) and )?message "((?:[^"\\]|\\.)*)")?\n?/

export interface LibraryError {
  /** Example: `std::invalid_argument: stoi: no conversion`. */
  readonly message: string
  /** True if the program tried to start a thread. */
  readonly isThread: boolean
}

/** Returns the error that the library printed before it aborted; undefined if none. */
export function libraryErrorIn(errors: string): LibraryError | undefined {
  const [, name, , text = ''] = THROWN.exec(errors) ?? []
  if (name === undefined) return undefined
  const title = `std::${name}`
  return {
    message: text === '' ? title : `${title}: ${text}`,
    isThread: text.startsWith('thread constructor'),
  }
}

/** Removes the library's message: the rest is the program's own output. */
export function withoutLibraryError(errors: string): string {
  return errors.replace(THROWN, '')
}
