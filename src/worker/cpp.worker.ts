/// <reference lib="webworker" />
import { CppLanguage } from './own/cpp/cppLanguage.ts'
import { fetchedCompiler } from './own/cpp/fetching.ts'
import { serveOwnPrograms } from './own/shared/ownWorker.ts'

declare const self: DedicatedWorkerGlobalScope

serveOwnPrograms(self, async (progress) => new CppLanguage(await fetchedCompiler(progress)), true)
