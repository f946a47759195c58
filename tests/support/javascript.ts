/** The worker for users' programs in JavaScript, in this process and with the real engine. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { JavaScriptInterpreter } from '../../src/worker/own/javascript/interpreter.ts'
import { JavaScriptHost } from '../../src/worker/own/javascript/javascriptHost.ts'
import { OwnTestWorker } from './ownTestWorker.ts'

export { program } from './ownTestWorker.ts'

const ENGINE = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')

async function startedEngine(): Promise<JavaScriptInterpreter> {
  return JavaScriptInterpreter.started(await WebAssembly.compile(await readFile(ENGINE)))
}

/** A worker as the page has it, except that its messages are read here. */
export class JavaScriptWorker extends OwnTestWorker {
  constructor() {
    super((post) => new JavaScriptHost({ post, now: () => performance.now(), start: startedEngine }))
  }
}
