/** Files that hold programs, by their names. */
import type { OwnLanguage } from './language.ts'

/** By the extensions of files, without the dot. */
export const FILE_LANGUAGES: Readonly<Partial<Record<string, OwnLanguage>>> = {
  py: 'python',
  cpp: 'cpp',
  cc: 'cpp',
  cxx: 'cpp',
  c: 'cpp',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'javascript',
}

/** Why nothing has become of a file. */
export type FileFault =
  | 'empty'
  | 'too-large'
  | 'not-text'
  | 'unknown-type'
  | 'unknown-language'
  | 'unreadable'

/** Without the dot, in lower case; empty where there is none. */
export function fileExtension(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1].toLowerCase() ?? ''
}

/** Whether a file holds programs by its name, whatever else the page could do with it. */
export function isProgramFile(name: string): boolean {
  const extension = fileExtension(name)
  return extension === 'zip' || FILE_LANGUAGES[extension] !== undefined
}
