/** The worker for users' JavaScript programs, in this process and with the real engine. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { JavaScriptLanguage } from '../../src/runner/javascript/javascriptLanguage.ts'
import { OwnTestWorker } from './ownTestWorker.ts'

export { program, type RunReport } from './ownTestWorker.ts'

const ENGINE = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')

let engine: Promise<WebAssembly.Module> | undefined

/** Returns the engine that runs JavaScript, compiled once. */
export function quickJs(): Promise<WebAssembly.Module> {
  return (engine ??= readFile(ENGINE).then((bytes) => WebAssembly.compile(bytes)))
}

async function startedEngine(): Promise<JavaScriptLanguage> {
  return JavaScriptLanguage.started(await quickJs())
}

/** The worker for JavaScript programs; the test exchanges messages with it in place of the page. */
export class JavaScriptWorker extends OwnTestWorker {
  constructor() {
    super(startedEngine)
  }
}
