/// <reference lib="webworker" />
import { CppLanguage } from './cppLanguage.ts'
import { fetchedCompiler } from './fetching.ts'
import { serveOwnPrograms } from '../worker/ownWorker.ts'

declare const self: DedicatedWorkerGlobalScope

serveOwnPrograms(self, async (progress) => new CppLanguage(await fetchedCompiler(progress)), true)
