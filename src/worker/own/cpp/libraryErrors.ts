/** The words of the C++ library on the standard error where it would have thrown: it is built without exceptions. */

const SAID =
  /(\w+) was thrown in -fno-exceptions mode(?: with (?:error (\d+) and )?message "((?:[^"\\]|\\.)*)")?\n?/

export interface LibraryError {
  /** As one would be told: `std::invalid_argument: stoi: no conversion`. */
  readonly message: string
  readonly isThread: boolean
}

/** The error that the library has told before it gave up. */
export function libraryErrorIn(errors: string): LibraryError | undefined {
  const [, name, , text = ''] = SAID.exec(errors) ?? []
  if (name === undefined) return undefined
  const title = `std::${name}`
  return {
    message: text === '' ? title : `${title}: ${text}`,
    isThread: text.startsWith('thread constructor'),
  }
}

/** The part that the program itself has printed there. */
export function withoutLibraryError(errors: string): string {
  return errors.replace(SAID, '')
}
