/** Reads files into items: programs, archives of programs, texts, and what is left out. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { languageOf } from '../../runner/text/languageOf.ts'
import { roughProgram } from '../../runner/text/isProgram.ts'
import { FILE_LANGUAGES, fileExtension } from '../../runner/text/programFile.ts'
import type { FileFault, LeftOut } from '../../sudoku/reading/filesReport.ts'
import type { Recognition } from '../puzzle/board.ts'
import type { recognition } from '../puzzle/reader.ts'
import { loadReader } from '../puzzle/texts.ts'
import { decodeText } from './decoding.ts'
import { type Folder, type InputFile, isPictureType } from './inputFiles.ts'

/** Where files were opened: anywhere on the page, or among the user's programs. */
export type FilesPlace = 'page' | 'programs'

export interface FileProgram {
  readonly name: string
  readonly language: OwnLanguage
  readonly text: string
}

export type FileItem =
  | { readonly kind: 'program'; readonly program: FileProgram }
  /** An archive of programs, not unpacked. */
  | { readonly kind: 'archive'; readonly file: string; readonly bytes: Uint8Array<ArrayBuffer> }
  /** A text that is not a program. It has a puzzle, or else its recognition says what is wrong with it. */
  | {
      readonly kind: 'text'
      readonly file: string
      readonly text: string
      readonly recognition: Recognition
    }
  | ({ readonly kind: 'left-out' } & LeftOut)

/** Maximum size of a program's file. */
export const MAX_PROGRAM_BYTES = 1 << 20

/** Maximum size of other files. No puzzle text is longer. */
const MAX_FILE_BYTES = 20 << 20

/** Reads every file, in order. Never rejects: an unreadable file is left out. */
export async function readFiles(
  files: readonly (InputFile | Folder)[],
  place: FilesPlace,
): Promise<readonly FileItem[]> {
  return Promise.all(files.map((file) => readFile(file, place)))
}

/** Tells files that can be read as text from those that are left out, for files too large to be read at once. */
export async function readableFiles(
  files: readonly (File | Folder)[],
): Promise<{ readonly readable: readonly File[]; readonly leftOut: readonly LeftOut[] }> {
  const readable: File[] = []
  const unread: LeftOut[] = []
  for (const file of files) {
    if (!('arrayBuffer' in file)) unread.push({ file: file.name, reason: 'folder' })
    else {
      const start = await contentOf(file.slice(0, 1))
      const reason = start === undefined ? 'unreadable' : start.length === 0 ? 'empty' : undefined
      if (reason === undefined) readable.push(file)
      else unread.push({ file: file.name, reason })
    }
  }
  return { readable, leftOut: unread }
}

/** Returns the bytes of a file; undefined if it is missing or forbidden. */
function contentOf(file: Pick<Blob, 'arrayBuffer'>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return file.arrayBuffer().then(
    (content) => new Uint8Array(content),
    () => undefined,
  )
}

async function readFile(file: InputFile | Folder, place: FilesPlace): Promise<FileItem> {
  const { name, type } = file
  if (!('arrayBuffer' in file)) return leftOut(name, 'folder')
  if (isPictureType(type)) return leftOut(name, 'picture')
  if (file.size > MAX_FILE_BYTES) return leftOut(name, 'too-large')
  const bytes = await contentOf(file)
  if (bytes === undefined) return leftOut(name, 'unreadable')
  if (fileExtension(name) === 'zip') return { kind: 'archive', file: name, bytes }
  return itemOf(name, bytes, place, (await loadReader()).recognition)
}

/** Reads the bytes of a file that is no archive. @param recognise recognises the text in it */
export function itemOf(
  file: string,
  bytes: Uint8Array,
  place: FilesPlace,
  recognise: typeof recognition,
): FileItem {
  const text = decodeText(bytes)
  if (text === undefined) return leftOut(file, 'not-text')
  if (text.trim() === '') return leftOut(file, 'empty')
  const named = FILE_LANGUAGES[fileExtension(file)]
  // A program is not read as a puzzle: that takes longer, and its source may have a board.
  if (named !== undefined) return asProgram(file, named, text, bytes.length)
  const read = recognise(text)
  const language = languageIn(file, text, read, place)
  if (language !== undefined) return asProgram(file, language, text, bytes.length)
  if (place === 'programs' && isUnrecognised(read))
    return leftOut(file, isTextName(file) ? 'unknown-language' : 'unknown-type')
  return { kind: 'text', file, text, recognition: read }
}

function asProgram(name: string, language: OwnLanguage, text: string, bytes: number): FileItem {
  return bytes > MAX_PROGRAM_BYTES
    ? leftOut(name, 'too-large')
    : { kind: 'program', program: { name, language, text } }
}

/**
 * Returns the language of the program that a text is; undefined if it is none. A program with a board in its source is
 * a program only where programs are opened.
 */
function languageIn(
  file: string,
  text: string,
  { reading }: Recognition,
  place: FilesPlace,
): OwnLanguage | undefined {
  if (reading.kind === 'error' && reading.error.code === 'program') return reading.error.language
  const isLikely = place === 'programs' || isUnrecognised({ reading })
  return isLikely && isTextName(file) ? languageOf(roughProgram(text) ?? text) : undefined
}

function isUnrecognised({ reading }: Pick<Recognition, 'reading'>): boolean {
  return reading.kind === 'error' && reading.error.code === 'unrecognised'
}

/** True if a name does not tell the type of a text: it ends in `.txt`, or has no extension. */
export function isTextName(name: string): boolean {
  return ['', 'txt'].includes(fileExtension(name))
}

function leftOut(file: string, reason: FileFault): FileItem {
  return { kind: 'left-out', file, reason }
}
