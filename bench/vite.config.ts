/** For modules that are measured, and need no plugin of the page's. */
import { defineConfig } from 'vite'
import { cModules } from '../build/cModules.ts'

export default defineConfig({ plugins: [cModules()], ssr: { noExternal: true } })
