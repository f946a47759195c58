/** Reads and writes users' own programs as files: one each, or all in an archive that keeps names and languages. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { OWN_LANGUAGES, type OwnLanguage } from '../../core/own/language.ts'
import { languageOf } from '../../core/own/languageOf.ts'
import { bareProgram } from '../../core/own/noise.ts'
import { FILE_LANGUAGES, type FileFault, fileExtension, isProgramFile } from '../../core/own/programFile.ts'
import { asRecord } from '../../app/store/memory.ts'
import { fileName, freeName } from '../../app/own/fileNames.ts'
import { languageParts } from './languages.ts'
import type { LibraryProgram, ProgramFile } from '../../app/own/own.ts'

const MAX_PROGRAM_BYTES = 1 << 20

const MAX_ARCHIVE_BYTES = 20 << 20

/** Manifest in an archive: names and languages of its programs, which file names may not preserve. */
const MANIFEST = 'backdoku.json'

type NewProgram = Pick<LibraryProgram, 'name' | 'language' | 'text'>

type OpenedFile =
  | { readonly kind: 'program'; readonly program: NewProgram }
  | { readonly kind: 'refused'; readonly file: string; readonly fault: FileFault }

/** True if a file of unknown type is worth reading as text: no extension, or `.txt`. */
const isText = (name: string) => ['', 'txt'].includes(fileExtension(name))

/** Reads programs from files, archives included, in their order. */
export async function readProgramFiles(files: readonly ProgramFile[]): Promise<readonly OpenedFile[]> {
  const opened: OpenedFile[] = []
  for (const file of files) opened.push(...(await readProgramFile(file)))
  return opened
}

async function readProgramFile(file: ProgramFile): Promise<readonly OpenedFile[]> {
  const { name, size } = file
  const refused = (fault: FileFault): readonly OpenedFile[] => [{ kind: 'refused', file: name, fault }]
  const isArchive = fileExtension(name) === 'zip'
  if (!isArchive && !isProgramFile(name) && !isText(name)) return refused('unknown-type')
  if (size > (isArchive ? MAX_ARCHIVE_BYTES : MAX_PROGRAM_BYTES)) return refused('too-large')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return isArchive ? readArchive(name, bytes) : [readProgramText(name, bytes)]
  } catch {
    // A folder, a missing file or a damaged archive.
    return refused('unreadable')
  }
}

function readArchive(name: string, bytes: Uint8Array): readonly OpenedFile[] {
  const opened: OpenedFile[] = []
  const files = Object.entries(
    unzipSync(bytes, {
      filter({ name: file, originalSize }) {
        const isRequested = file === MANIFEST || isProgramFile(file) || isText(file)
        // Skip folders and the hidden or `__MACOSX` files that archivers add.
        if (!isRequested || file.endsWith('/') || /(^|\/)(\.|__MACOSX\/)/.test(file)) return false
        if (originalSize <= MAX_PROGRAM_BYTES) return true
        opened.push({ kind: 'refused', file, fault: 'too-large' })
        return false
      },
    }),
  )
  const contents = readManifest(files.find(([file]) => file === MANIFEST)?.[1])
  for (const [file, content] of files) {
    if (file === MANIFEST) continue
    const known = contents.get(file)
    const program = readProgramText(file.split('/').at(-1) ?? file, content, known)
    opened.push(program)
  }
  return opened.length > 0 ? opened : [{ kind: 'refused', file: name, fault: 'empty' }]
}

type ManifestEntry = Pick<NewProgram, 'name' | 'language'>

function readProgramText(file: string, bytes: Uint8Array, known?: ManifestEntry): OpenedFile {
  const text = decodeText(bytes)
  if (text === undefined) return { kind: 'refused', file, fault: 'not-text' }
  if (known !== undefined) return { kind: 'program', program: { ...known, text } }
  if (text.trim() === '') return { kind: 'refused', file, fault: 'empty' }
  const language = FILE_LANGUAGES[fileExtension(file)] ?? languageOf(bareProgram(text))
  if (language === undefined) return { kind: 'refused', file, fault: 'unknown-language' }
  return { kind: 'program', program: { name: file, language, text } }
}

/** Encodings to try, in order. Korean Windows still writes CP949, which decoders call EUC-KR. */
const ENCODINGS = ['utf-8', 'euc-kr']

/** Decodes UTF-16 by its byte order mark, else by `ENCODINGS`. Undefined for binary data, or if no encoding fits. */
function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isLittle = first === 0xff && second === 0xfe
  if (isLittle || (first === 0xfe && second === 0xff))
    return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes)
  if (bytes.includes(0)) return undefined
  for (const encoding of ENCODINGS) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Try the next encoding.
    }
  }
  return undefined
}

/** Packs all programs into a zip that any tool opens and `readProgramFiles` reads back with the same names. */
export function archiveOf(programs: readonly LibraryProgram[]): Uint8Array<ArrayBuffer> {
  // Compare in lower case: some file systems ignore case.
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
    [MANIFEST]: strToU8(JSON.stringify({ programs: contents }, undefined, 2)),
  })
}

function readManifest(bytes: Uint8Array | undefined): ReadonlyMap<string, ManifestEntry> {
  const contents = new Map<string, ManifestEntry>()
  if (bytes === undefined) return contents
  try {
    const { programs } = asRecord(JSON.parse(strFromU8(bytes)))
    for (const each of Array.isArray(programs) ? programs : []) {
      const { file, name, language } = asRecord(each)
      const known = OWN_LANGUAGES.find((one) => one === language)
      if (typeof file === 'string' && typeof name === 'string' && known !== undefined)
        contents.set(file, { name, language: known })
    }
  } catch {
    // The manifest was edited by hand: fall back to file names.
  }
  return contents
}

export function programFileName({ name, language }: LibraryProgram): string {
  return fileName(name, extensionsOf(language))
}

/** File extensions of a language, the usual one first. */
function extensionsOf(language: OwnLanguage): readonly string[] {
  const { extension } = languageParts(language)
  const known = Object.entries(FILE_LANGUAGES).flatMap(([type, of]) => (of === language ? [`.${type}`] : []))
  return [extension, ...known]
}
