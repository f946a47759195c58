/** Reads and writes users' own programs as files: one each, or all in an archive that keeps names and languages. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { OWN_LANGUAGES, type OwnLanguage } from '../../sudoku/reading/language.ts'
import { FILE_LANGUAGES, isProgramFile } from '../../runner/text/programFile.ts'
import { decode } from '../reading/decoding.ts'
import { itemOf, isTextName, MAX_PROGRAM_BYTES } from '../reading/files.ts'
import type { Item } from '../reading/items.ts'
import { recognition } from '../reading/reader.ts'
import { asRecord } from '../store/storage.ts'
import { fileName, freeName } from './fileNames.ts'
import { languageParts } from './languages.ts'
import type { LibraryProgram } from './own.ts'

/** Manifest in an archive: names and languages of its programs, which file names may not preserve. */
const MANIFEST = 'backdoku.json'

/** Replaces archives by the items in them. */
export function withoutArchives(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => (item.kind === 'archive' ? unpacked(item.file, item.bytes) : item))
}

function unpacked(file: string, bytes: Uint8Array): readonly Item[] {
  try {
    const items = readArchive(bytes)
    return items.length > 0 ? items : [{ kind: 'left-out', file, reason: 'empty' }]
  } catch {
    // The archive is damaged.
    return [{ kind: 'left-out', file, reason: 'unreadable' }]
  }
}

function readArchive(bytes: Uint8Array): readonly Item[] {
  const items: Item[] = []
  const files = Object.entries(
    unzipSync(bytes, {
      filter({ name: file, originalSize }) {
        const isRequested = file === MANIFEST || isProgramFile(file) || isTextName(file)
        // Skip folders and the hidden or `__MACOSX` files that archivers add.
        if (!isRequested || file.endsWith('/') || /(^|\/)(\.|__MACOSX\/)/.test(file)) return false
        if (originalSize <= MAX_PROGRAM_BYTES) return true
        items.push({ kind: 'left-out', file, reason: 'too-large' })
        return false
      },
    }),
  )
  const contents = readManifest(files.find(([file]) => file === MANIFEST)?.[1])
  for (const [file, content] of files)
    if (file !== MANIFEST)
      items.push(archivedItem(file.split('/').at(-1) ?? file, content, contents.get(file)))
  return items
}

type ManifestEntry = Pick<LibraryProgram, 'name' | 'language'>

/** @param known name and language of a program, if the archive has a manifest */
function archivedItem(file: string, content: Uint8Array, known: ManifestEntry | undefined): Item {
  const decoded = known === undefined ? undefined : decode(content)
  return known === undefined || decoded?.kind !== 'text'
    ? itemOf(file, content, 'programs', recognition)
    : { kind: 'program', program: { ...known, text: decoded.text }, isUnclear: !decoded.isSure }
}

/** Packs all programs into a zip that any tool opens and `withoutArchives` reads back with the same names. */
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
