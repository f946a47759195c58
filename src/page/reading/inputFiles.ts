/** What the page tells of files before any is read. */

/** The part of a browser's `File` that is used. */
export type InputFile = Pick<File, 'name' | 'type' | 'size' | 'arrayBuffer'>

/** Stands for a folder among dropped files. */
export interface Folder {
  readonly name: string
  readonly type: typeof FOLDER_TYPE
}

export const FOLDER_TYPE = 'inode/directory'

export function isPictureType(type: string): boolean {
  return type.startsWith('image/')
}
