/** The user's own programs as files: one each, or all in one archive that is read back as it was. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { OWN_LANGUAGES, type OwnLanguage } from '../../core/own/language.ts'
import { languageOf } from '../../core/own/languageOf.ts'
import { FILE_LANGUAGES, type FileFault, fileExtension, isProgramFile } from '../../core/own/programFile.ts'
import { record } from '../../app/store/memory.ts'
import { fileName, freeName } from '../../app/own/fileNames.ts'
import { languageParts } from './languages.ts'
import type { OwnText, ProgramFile } from '../../app/own/own.ts'

/** No program is longer. */
const LONGEST_BYTES = 1 << 20

const LARGEST_ARCHIVE_BYTES = 20 << 20

/** In an archive: the names and languages of its programs, where a file's name does not tell them. */
const CONTENTS = 'backdoku.json'

type NewProgram = Pick<OwnText, 'name' | 'language' | 'text'>

type OpenedFile =
  | { readonly kind: 'program'; readonly program: NewProgram }
  | { readonly kind: 'refused'; readonly file: string; readonly fault: FileFault }

/** Whether a file can be looked into for a program. */
const isText = (name: string) => ['', 'txt'].includes(fileExtension(name))

/** The programs of files, archives among them, in their order. */
export async function openedFiles(files: readonly ProgramFile[]): Promise<readonly OpenedFile[]> {
  const opened: OpenedFile[] = []
  for (const file of files) opened.push(...(await openedFile(file)))
  return opened
}

async function openedFile(file: ProgramFile): Promise<readonly OpenedFile[]> {
  const { name, size } = file
  const refused = (fault: FileFault): readonly OpenedFile[] => [{ kind: 'refused', file: name, fault }]
  const isArchive = fileExtension(name) === 'zip'
  if (!isArchive && !isProgramFile(name) && !isText(name)) return refused('unknown-type')
  if (size > (isArchive ? LARGEST_ARCHIVE_BYTES : LONGEST_BYTES)) return refused('too-large')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return isArchive ? openedArchive(name, bytes) : [openedText(name, bytes)]
  } catch {
    // A folder, a file that has gone, or a damaged archive.
    return refused('unreadable')
  }
}

function openedArchive(name: string, bytes: Uint8Array): readonly OpenedFile[] {
  const opened: OpenedFile[] = []
  const files = Object.entries(
    unzipSync(bytes, {
      filter({ name: file, originalSize }) {
        const isRequested = file === CONTENTS || isProgramFile(file) || isText(file)
        // Folders, and what tools of the system leave beside the files.
        if (!isRequested || file.endsWith('/') || /(^|\/)(\.|__MACOSX\/)/.test(file)) return false
        if (originalSize <= LONGEST_BYTES) return true
        opened.push({ kind: 'refused', file, fault: 'too-large' })
        return false
      },
    }),
  )
  const contents = contentsOf(files.find(([file]) => file === CONTENTS)?.[1])
  for (const [file, content] of files) {
    if (file === CONTENTS) continue
    const known = contents.get(file)
    const program = openedText(file.split('/').at(-1) ?? file, content, known)
    opened.push(program)
  }
  return opened.length > 0 ? opened : [{ kind: 'refused', file: name, fault: 'empty' }]
}

type Known = Pick<NewProgram, 'name' | 'language'>

function openedText(file: string, bytes: Uint8Array, known?: Known): OpenedFile {
  const text = decoded(bytes)
  if (text === undefined) return { kind: 'refused', file, fault: 'not-text' }
  if (known !== undefined) return { kind: 'program', program: { ...known, text } }
  if (text.trim() === '') return { kind: 'refused', file, fault: 'empty' }
  const language = FILE_LANGUAGES[fileExtension(file)] ?? languageOf(text)
  if (language === undefined) return { kind: 'refused', file, fault: 'unknown-language' }
  return { kind: 'program', program: { name: file, language, text } }
}

/** Korean Windows still writes CP949, which decoders call EUC-KR. */
const ENCODINGS = ['utf-8', 'euc-kr']

/** Undefined for what is no text. */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isLittle = first === 0xff && second === 0xfe
  if (isLittle || (first === 0xfe && second === 0xff))
    return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes)
  if (bytes.includes(0)) return undefined
  for (const encoding of ENCODINGS) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next one may fit.
    }
  }
  return undefined
}

/** All programs as files in one archive, which anything opens, and `openedFiles` with the same names. */
export function archiveOf(programs: readonly OwnText[]): Uint8Array<ArrayBuffer> {
  // Some systems take upper for lower case.
  const names = new Set<string>()
  const files = programs.map((program) => {
    const requested = fileName(program.name, extensionsOf(program.language))
    const file = names.has(requested.toLowerCase()) ? freeName(names, requested.toLowerCase()) : requested
    names.add(file.toLowerCase())
    return { ...program, file }
  })
  const contents = files.map(({ file, name, language }) => ({ file, name, language }))
  return zipSync({
    ...Object.fromEntries(files.map(({ file, text }) => [file, strToU8(text)])),
    [CONTENTS]: strToU8(JSON.stringify({ programs: contents }, undefined, 2)),
  })
}

function contentsOf(bytes: Uint8Array | undefined): ReadonlyMap<string, Known> {
  const contents = new Map<string, Known>()
  if (bytes === undefined) return contents
  try {
    const { programs } = record(JSON.parse(strFromU8(bytes)))
    for (const each of Array.isArray(programs) ? programs : []) {
      const { file, name, language } = record(each)
      const known = OWN_LANGUAGES.find((one) => one === language)
      if (typeof file === 'string' && typeof name === 'string' && known !== undefined)
        contents.set(file, { name, language: known })
    }
  } catch {
    // Edited by hand: names of files tell enough.
  }
  return contents
}

/** The name of a program's file. */
export function programFileName({ name, language }: OwnText): string {
  return fileName(name, extensionsOf(language))
}

/** Usual first. */
function extensionsOf(language: OwnLanguage): readonly string[] {
  const { extension } = languageParts(language)
  const known = Object.entries(FILE_LANGUAGES).flatMap(([type, of]) => (of === language ? [`.${type}`] : []))
  return [extension, ...known]
}
