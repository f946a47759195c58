/** The worker for users' JavaScript programs, in this process and with the real engine. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { JavaScriptLanguage } from '../../src/worker/own/javascript/javascriptLanguage.ts'
import { OwnTestWorker } from './ownTestWorker.ts'

export { program, type RunReport } from './ownTestWorker.ts'

const ENGINE = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')

async function startedEngine(): Promise<JavaScriptLanguage> {
  return JavaScriptLanguage.started(await WebAssembly.compile(await readFile(ENGINE)))
}

/** The worker for JavaScript programs; the test exchanges messages with it in place of the page. */
export class JavaScriptWorker extends OwnTestWorker {
  constructor() {
    super(startedEngine)
  }
}
