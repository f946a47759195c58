/// <reference lib="webworker" />
import { fetchedEngine } from './own/javascript/fetching.ts'
import { JavaScriptLanguage } from './own/javascript/javascriptLanguage.ts'
import { serveOwnPrograms } from './own/shared/ownWorker.ts'

declare const self: DedicatedWorkerGlobalScope

serveOwnPrograms(self, async (progress) => JavaScriptLanguage.started(await fetchedEngine(progress)), true)
