/** What a user's program did with its input and with files, beside what it printed. */

/** `overread`: it tried to read past the end of its input. */
export type InputUse = 'unread' | 'read' | 'overread'

export interface ProgramIo {
  readonly input: InputUse
  /** Names of files that it opened for reading although they do not exist; each one was given the judge's input. */
  readonly standIns: readonly string[]
  /** Files that it wrote, in the order of their first write. */
  readonly written: readonly WrittenFile[]
}

export interface WrittenFile {
  /** As the program named it. */
  readonly name: string
  /** Cut off at the output limit. */
  readonly text: string
}
