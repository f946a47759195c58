/** The tools that programs in some languages are run with: large, and therefore kept by the browser. */
import type { OwnLanguage } from './language.ts'

export const KEPT_TOOLS = ['cpp', 'python'] as const satisfies readonly OwnLanguage[]
export type KeptTool = (typeof KEPT_TOOLS)[number]

/** The name of the cache that has it, for the page, the workers and the service worker. */
export const cacheOf = (tool: KeptTool): string => `backdoku-${tool}`
