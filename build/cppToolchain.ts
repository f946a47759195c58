/**
 * Packs the C++ compiler, and its standard library for WebAssembly without parts that programs for judges never use.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const PACKAGES = fileURLToPath(new URL('../node_modules/', import.meta.url))
const CLANG_FOLDER = join(PACKAGES, '@yowasp/clang')
const GENERATED = join(CLANG_FOLDER, 'gen')

export const CLANG_VERSION = versionOf(readFileSync(join(CLANG_FOLDER, 'package.json'), 'utf8'))

/** Path of the compiler's main module. The support modules link it with the JavaScript around it. */
export const COMPILER = join(GENERATED, 'llvm.core.wasm')
const SUPPORT_MODULES = ['llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm']

/** Patterns for the paths of the package's resources that are kept. */
const KEPT = [
  /^include\/c\+\+\/v1\/(?!__cxx03\/|experimental\/|__pstl\/|.*\.(?:modulemap|imp)$)/,
  /^include\/wasm32-wasip1\//,
  /^include\/(?:__std|__float|float|inttypes|iso646|limits|std|tgmath|unwind|varargs)[^/]*\.h$/,
  /^lib\/wasm32-unknown-wasip1\/libclang_rt\.builtins\.a$/,
  /^lib\/wasm32-wasip1\/(?:crt1-command\.o|lib(?:c|c\+\+|c\+\+abi|m|c-printscan-long-double|wasi-emulated-[\w-]+)\.a)$/,
]

/** Returns the headers and libraries under `usr/`, and the compiler's support modules, by path. */
export async function toolchainFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const name of SUPPORT_MODULES) files.set(name, await readFile(join(GENERATED, name)))
  for (const [path, content] of tarEntries(await readFile(join(GENERATED, 'llvm-resources.tar')))) {
    if (KEPT.some((kept) => kept.test(path))) files.set(`usr/${path}`, content)
  }
  return files
}

/**
 * Packs all files into one, which the browser unpacks:
 *
 *     u32 length of list (little-endian) | list as JSON: {path: size, …} | contents in the same order
 */
function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sizes = Object.fromEntries([...files].map(([path, { length }]) => [path, length]))
  const list = Buffer.from(JSON.stringify(sizes))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(list.length)
  return Buffer.concat([length, list, ...files.values()])
}

/**
 * Returns the files that the browser fetches, by name. Gzipped at build time, because few servers compress unknown file
 * types. Cached on disk per compiler version and `KEPT`.
 */
export async function servedToolchain(): Promise<ReadonlyMap<string, Uint8Array>> {
  const recipe = createHash('sha256').update(JSON.stringify([CLANG_VERSION, KEPT.map(String)]))
  const folder = join(PACKAGES, '.cache', 'cpp', recipe.digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true })
  const made = new Map<string, Uint8Array>()
  const contents = {
    'compiler.bin': () => readFile(COMPILER),
    'library.bin': async () => packFiles(await toolchainFiles()),
  }
  for (const [name, content] of Object.entries(contents)) {
    const file = join(folder, name)
    if (!existsSync(file)) {
      writeFileSync(`${file}.${process.pid}`, await promisify(gzip)(await content(), { level: 9 }))
      renameSync(`${file}.${process.pid}`, file)
    }
    made.set(name, await readFile(file))
  }
  return made
}

/** Maximum size of a file that a tool writes: an object file holds up to a program's memory limit, and some more. */
const MAX_FILE_BYTES = 288 << 20

/**
 * Replacement for `WriteStream.write` that doubles its buffer when full. Tools write in chunks of 4 kB, and the package
 * copies the whole file for each chunk. Object files are as large as a program's arrays, because zeros are written out.
 */
const BUFFERED_WRITE = `{
    const { data, room } = this.file;
    const offset = Number(this.offset);
    const end = Math.max(data.length, offset + contents.length);
    if (end > ${MAX_FILE_BYTES}) throw new RangeError("The file is too large");
    if (room?.buffer !== data.buffer || room.length < end) {
      this.file.room = new Uint8Array(Math.max(end, 2 * data.length));
      this.file.room.set(data);
    }
    this.file.data = this.file.room.subarray(0, end);
    this.file.data.set(contents, offset);
    this.offset += BigInt(contents.length);
  }`

/** The package's script with its internals exported and without its downloads: the caller passes the files. */
export async function clangScript(): Promise<string> {
  let script = await readFile(join(GENERATED, 'bundle.js'), 'utf8')
  const replacePart = (part: RegExp, instead: string) => {
    if (!part.test(script)) throw new Error(`@yowasp/clang has changed: nothing is like ${part}`)
    script = script.replace(part, instead)
  }
  replacePart(/\nvar fetch2;[^]*?var fetch_default = fetch2;\n/, '\nvar fetch_default;\n')
  replacePart(/\n\/\/ gen\/llvm-resources\.js\n[^]*?\n\/\/ gen\/llvm\.js\n/, '\n')
  replacePart(/\n {2}async function fetchCompile\(url\) \{[^]*?\n {2}\}\n/, '\n')
  replacePart(/\n {2}if \(!getCoreModule\) [^\n]*\n/, '\n')
  replacePart(
    /(?<=\nvar WriteStream = class [^]*?\n {2}write\(contents\) )\{[^]*?\n {2}\}\n/,
    `${BUFFERED_WRITE}\n`,
  )
  replacePart(/\n\/\/ lib\/api\.js\n[^]*$/, '\nexport { Application, Exit, instantiate };\n')
  return script
}

/** Yields the regular files of a tar archive with their paths. */
function* tarEntries(archive: Buffer): Iterable<readonly [path: string, content: Uint8Array]> {
  const text = (from: number, length: number) =>
    archive
      .toString('latin1', from, from + length)
      .replace(/\0[^]*$/, '')
      .trim()
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12) || '0', 8)
    const prefix = text(at + 345, 155)
    const path = `${prefix === '' ? '' : `${prefix}/`}${text(at, 100)}`.replace(/^\.\//, '')
    const type = String.fromCharCode(archive[at + 156])
    if (type === '0' || type === '\0') yield [path, archive.subarray(at + 512, at + 512 + size)]
    else if (type !== '5') throw new Error(`${path} is of the unknown type ${type}`)
    at += 512 + Math.ceil(size / 512) * 512
  }
}

function versionOf(manifest: string): string {
  const { version } = JSON.parse(manifest) as { readonly version: string }
  return version
}
