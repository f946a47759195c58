/** Workers for users' programs, with the real interpreters, in their own threads: even endless loops can be ended. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build } from 'vite'
import { onTestFinished } from 'vitest'
import { cppFiles } from '../../build/cppFiles.ts'
import { COMPILER, toolchainFiles } from '../../build/cppToolchain.ts'
import { javascriptRealm } from '../../build/javascriptRealm.ts'
import { pythonFiles } from '../../build/pythonFiles.ts'
import { emptyLockFile, PYODIDE_FOLDER, pythonLibrary } from '../../build/pythonLibrary.ts'
import type { ToClient } from '../../src/calls/protocol.ts'
import type { RawWorker } from '../../src/calls/watchedWorker.ts'
import type { OwnLanguage } from '../../src/sudoku/reading/language.ts'

/** Memory of a started interpreter, saved by the first thread so that the next ones start faster. */
export interface InterpreterMemory {
  readonly snapshot?: Uint8Array<ArrayBuffer>
}

/** All that the interpreter or compiler of a language needs to start. */
export type ThreadData =
  | {
      readonly language: 'python'
      readonly files: {
        readonly indexURL: string
        readonly stdLibURL: string
        readonly lockFileContents: Awaited<ReturnType<typeof emptyLockFile>>
      }
      readonly kept: InterpreterMemory
    }
  | { readonly language: 'javascript'; readonly engine: WebAssembly.Module }
  | {
      readonly language: 'cpp'
      readonly compiler: WebAssembly.Module
      readonly library: ReadonlyMap<string, Uint8Array>
    }

/** Source of the code that runs in each thread. */
const ENTRY = fileURLToPath(new URL('ownThreadEntry.ts', import.meta.url))
/** Folder of the bundles; within the project, so that their imports of packages resolve. */
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/threads/', import.meta.url))
/** WebAssembly module of QuickJS. */
const ENGINE = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')

let bundle: Promise<string> | undefined

/** Bundles the code of the workers, once for all threads of all languages. @returns the path of the bundle */
function bundlePath(): Promise<string> {
  return (bundle ??= buildBundle())
}

async function buildBundle(): Promise<string> {
  const outDir = join(FOLDER, String(process.pid))
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [pythonFiles(), cppFiles(), javascriptRealm()],
    build: {
      ssr: ENTRY,
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  })
  return join(outDir, 'ownThreadEntry.mjs')
}

async function dataFor(language: OwnLanguage): Promise<ThreadData> {
  switch (language) {
    case 'python': {
      const [stdLibURL, lockFileContents] = [await pythonLibrary(), await emptyLockFile()]
      return { language, files: { indexURL: PYODIDE_FOLDER, stdLibURL, lockFileContents }, kept: {} }
    }
    case 'javascript':
      return { language, engine: await WebAssembly.compile(await readFile(ENGINE)) }
    case 'cpp':
      return {
        language,
        compiler: await WebAssembly.compile(await readFile(COMPILER)),
        library: await toolchainFiles(),
      }
  }
}

/** @returns a function that makes workers of a language; they end with the test */
export async function threadMaker(language: OwnLanguage): Promise<() => RawWorker> {
  const [path, given] = [await bundlePath(), await dataFor(language)]
  let data = given
  const threads: Worker[] = []
  onTestFinished(async () => {
    await Promise.all(threads.map((thread) => thread.terminate()))
  })
  return () => {
    const thread = new Worker(path, { workerData: data, stderr: true })
    threads.push(thread)
    const received: ((message: { readonly data: ToClient }) => void)[] = []
    thread.on('message', (reply: ToClient | { readonly type: 'kept'; readonly kept: InterpreterMemory }) => {
      if (reply.type !== 'kept') received.forEach((listener) => listener({ data: reply }))
      else if (data.language === 'python') data = { ...data, kept: reply.kept }
    })
    return {
      postMessage: (request) => thread.postMessage(request),
      addEventListener(type: string, listener: never) {
        if (type === 'message') received.push(listener)
        if (type === 'error') thread.on('error', listener)
      },
      terminate: () => void thread.terminate(),
    }
  }
}
