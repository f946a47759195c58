/** Recognises program files by name. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'

/** By file extension, without the dot. */
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

/** In lower case, without the dot; empty if there is none. */
export function fileExtension(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1].toLowerCase() ?? ''
}

/** True if a file is a program, or an archive of programs, according to its name. */
export function isProgramFile(name: string): boolean {
  const extension = fileExtension(name)
  return extension === 'zip' || FILE_LANGUAGES[extension] !== undefined
}
