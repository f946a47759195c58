/** The worker for users' C++ programs, in this process and with the real compiler. */
import { readFile } from 'node:fs/promises'
import { COMPILER, toolchainFiles } from '../../build/cppToolchain.ts'
import { CppLanguage } from '../../src/runner/cpp/cppLanguage.ts'
import { Compiler } from '../../src/runner/cpp/compiler.ts'
import { type HeaderCache, PrecompiledHeaders } from '../../src/runner/cpp/precompiledHeaders.ts'
import { Toolchain } from '../../src/runner/cpp/toolchain.ts'
import { CachedToolchain } from './cachedToolchain.ts'
import { OwnTestWorker } from './ownTestWorker.ts'

let started: Promise<Toolchain> | undefined
let cached: Promise<CachedToolchain> | undefined
let shared: Promise<Compiler> | undefined

/** Starts the compiler, from the files of the package that the app serves. Shared, because starting takes long. */
export function startedToolchain(): Promise<Toolchain> {
  started ??= (async () => {
    const compiler = await WebAssembly.compile(await readFile(COMPILER))
    return Toolchain.started(compiler, await toolchainFiles())
  })()
  return started
}

/** Returns the started compiler; results of earlier runs and other test files are read from a cache on disk. */
export function cachedToolchain(): Promise<CachedToolchain> {
  cached ??= startedToolchain().then((toolchain) => new CachedToolchain(toolchain))
  return cached
}

/** A cache of precompiled headers, in memory instead of the browser's storage, and without its limits. */
export function cache(): HeaderCache & { readonly kept: Map<string, Uint8Array<ArrayBuffer>> } {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    kept,
    precompiled: (key) => Promise.resolve(kept.get(key)),
    keep: (key, precompiled) => Promise.resolve(void kept.set(key, precompiled)),
    drop: (key) => Promise.resolve(void kept.delete(key)),
  }
}

/** Creates a compiler with a cache of precompiled headers. */
export async function startedCompiler(
  headers: HeaderCache,
  started: Promise<Pick<Toolchain, 'run'>> = startedToolchain(),
): Promise<Compiler> {
  const toolchain = await started
  return new Compiler(toolchain, new PrecompiledHeaders(toolchain, headers))
}

/** Returns a compiler that tests share, because many of their programs start with the same headers. */
export function sharedCompiler(): Promise<Compiler> {
  return (shared ??= startedCompiler(cache(), cachedToolchain()))
}

/** The worker for C++ programs. The test sends its requests and reads its replies. */
export class CppWorker extends OwnTestWorker {
  constructor(start: () => Promise<Compiler> = sharedCompiler) {
    super(async () => new CppLanguage(await start()))
  }
}
