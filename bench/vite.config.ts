/** Configuration for benchmarked modules that need no other plugin than `cModules`. */
import { defineConfig } from 'vite'
import { cModules } from '../build/cModules.ts'

export default defineConfig({ plugins: [cModules()], ssr: { noExternal: true } })
