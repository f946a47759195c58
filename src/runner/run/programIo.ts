/** Use of input and files by a user's program. */

/** `overread`: the program tried to read past the end of its input. */
export type InputUse = 'unread' | 'read' | 'overread'

export interface ProgramIo {
  readonly input: InputUse
  /** Names of missing files that the program opened for reading; each contained the judge's input. */
  readonly standIns: readonly string[]
  /** Files that the program wrote, in the order of their first writes. */
  readonly written: readonly WrittenFile[]
}

export interface WrittenFile {
  /** Name used by the program. */
  readonly name: string
  /** Cut off at the output limit. */
  readonly text: string
}
