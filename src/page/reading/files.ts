/** Reads files into items. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { languageOf } from '../../runner/text/languageOf.ts'
import { roughProgram } from '../../runner/text/isProgram.ts'
import { FILE_LANGUAGES, fileExtension } from '../../runner/text/programFile.ts'
import type { FileFault, LeftOut } from '../../sudoku/reading/filesReport.ts'
import type { Recognition } from '../puzzle/board.ts'
import { looksLikeTour } from '../tours/touring.ts'
import { decode, decodePieces } from './decoding.ts'
import { type Folder, type InputFile, isPictureType } from './inputFiles.ts'
import type { FilesPlace, Item } from './items.ts'
import type { recognition } from './reader.ts'
import { loadReader } from './texts.ts'

/** Maximum size of a program's file. */
export const MAX_PROGRAM_BYTES = 1 << 20

/** Maximum size of other files. No puzzle text is longer. */
const MAX_FILE_BYTES = 20 << 20

/** Reads every file, in order. Never rejects: an unreadable file is left out. */
export async function readFiles(
  files: readonly (InputFile | Folder)[],
  place: FilesPlace,
): Promise<readonly Item[]> {
  return Promise.all(files.map((file) => readFile(file, place)))
}

/** A file that may be too large to be read at once. */
export interface ReadableFile {
  readonly name: string
  readonly pieces: AsyncGenerator<string, void, void>
  /** False if its encoding is unclear. */
  readonly isSure: boolean
}

/** Tells files that can be read as text from those that are left out, for files too large to be read at once. */
export async function readableFiles(
  files: readonly (File | Folder)[],
): Promise<{ readonly readable: readonly ReadableFile[]; readonly leftOut: readonly LeftOut[] }> {
  const readable: ReadableFile[] = []
  const unread: LeftOut[] = []
  for (const file of files) {
    const found = await readableFile(file)
    if (typeof found === 'string') unread.push({ file: file.name, reason: found })
    else readable.push(found)
  }
  return { readable, leftOut: unread }
}

async function readableFile(file: File | Folder): Promise<ReadableFile | FileFault> {
  if (!('arrayBuffer' in file)) return 'folder'
  if (isPictureType(file.type)) return 'picture'
  const start = await contentOf(file.slice(0, 1))
  if (start === undefined) return 'unreadable'
  if (start.length === 0) return 'empty'
  const decoded = await decodePieces(file)
  return decoded.kind === 'text'
    ? { name: file.name, pieces: decoded.pieces, isSure: decoded.isSure }
    : decoded.kind
}

/** Returns the bytes of a file; undefined if it is missing or forbidden. */
function contentOf(file: Pick<Blob, 'arrayBuffer'>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return file.arrayBuffer().then(
    (content) => new Uint8Array(content),
    () => undefined,
  )
}

async function readFile(file: InputFile | Folder, place: FilesPlace): Promise<Item> {
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
): Item {
  const decoded = decode(bytes)
  if (decoded.kind !== 'text') return leftOut(file, decoded.kind)
  const { text, isSure } = decoded
  const isUnclear = !isSure
  const asProgram = (language: OwnLanguage): Item =>
    bytes.length > MAX_PROGRAM_BYTES
      ? leftOut(file, 'too-large')
      : { kind: 'program', program: { name: file, language, text }, isUnclear }
  if (text.trim() === '') return leftOut(file, 'empty')
  if (looksLikeTour(text)) return { kind: 'tour', file, text }
  const named = FILE_LANGUAGES[fileExtension(file)]
  // A program is not read as a puzzle: that takes longer, and its source may have a board.
  if (named !== undefined) return asProgram(named)
  const read = recognise(text)
  const language = languageIn(file, text, read, place)
  if (language !== undefined) return asProgram(language)
  if (place === 'programs' && isUnrecognised(read))
    return leftOut(file, isTextName(file) ? 'unknown-language' : 'unknown-type')
  return { kind: 'text', file, text, recognition: read, isUnclear }
}

/**
 * Returns the language of the program that a text is; undefined if it is none. A program with a board in its source is
 * a program only where programs are opened.
 */
function languageIn(
  file: string,
  text: string,
  { reading, language }: Recognition,
  place: FilesPlace,
): OwnLanguage | undefined {
  if (language !== undefined && (place === 'programs' || reading.kind === 'error')) return language
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

function leftOut(file: string, reason: FileFault): Item {
  return { kind: 'left-out', file, reason }
}
