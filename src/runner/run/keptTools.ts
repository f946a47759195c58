/** Tools required to run programs in some languages: large, and therefore cached by the browser. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'

export const CACHED_TOOLS = ['cpp', 'python'] as const satisfies readonly OwnLanguage[]
export type CachedTool = (typeof CACHED_TOOLS)[number]

/** Returns the name of the tool's cache, for the page, the workers and the service worker. */
export const cacheOf = (tool: CachedTool): string => `backdoku-${tool}`
