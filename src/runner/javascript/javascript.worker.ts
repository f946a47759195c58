/// <reference lib="webworker" />
import { fetchedEngine } from './fetching.ts'
import { JavaScriptLanguage } from './javascriptLanguage.ts'
import { serveOwnPrograms } from '../worker/ownWorker.ts'

declare const self: DedicatedWorkerGlobalScope

serveOwnPrograms(self, async (progress) => JavaScriptLanguage.started(await fetchedEngine(progress)), true)
