/// <reference lib="webworker" />
import { JavaScriptLanguage } from './javascriptLanguage.ts'
import { serveOwnPrograms } from '../worker/ownWorker.ts'
import { address, bytes } from 'virtual:javascript-engine'
import { byteCounter, wholeFile } from '../worker/download.ts'

declare const self: DedicatedWorkerGlobalScope

async function fetchedEngine(
  progress: (bytes: number, totalBytes: number) => void,
): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await wholeFile(address, bytes, byteCounter(bytes, progress)))
}

serveOwnPrograms(self, async (progress) => JavaScriptLanguage.started(await fetchedEngine(progress)), true)
