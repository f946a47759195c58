/** The worker for users' programs in C++, in this process and with the real compiler. */
import { readFile } from 'node:fs/promises'
import { COMPILER, toolchainFiles } from '../../build/cppToolchain.ts'
import { CppHost } from '../../src/worker/own/cpp/cppHost.ts'
import { Toolchain } from '../../src/worker/own/cpp/toolchain.ts'
import { OwnTestWorker } from './ownTestWorker.ts'

let started: Promise<Toolchain> | undefined

/** Starts the compiler, from the files of the package as far as the app serves them. Shared: it takes long. */
function startedToolchain(): Promise<Toolchain> {
  started ??= (async () => {
    const compiler = await WebAssembly.compile(await readFile(COMPILER))
    return Toolchain.started(compiler, await toolchainFiles())
  })()
  return started
}

/** A worker as the page has it, except that its messages are read here. */
export class CppWorker extends OwnTestWorker {
  constructor(start: () => Promise<Toolchain> = startedToolchain) {
    super((post) => new CppHost({ post, now: () => performance.now(), start }))
  }
}
