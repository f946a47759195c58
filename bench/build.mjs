/** Builds the benchmarked programs into a folder: C++ executables, and app modules as they are shipped. */
import { execFileSync } from 'node:child_process'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const COMPILER = 'g++'
const FLAGS = ['-O3', '-march=native']
const CONFIGURATION = fileURLToPath(new URL('vite.config.ts', import.meta.url))

/** @returns the compiler, its version and its flags */
export function compilation() {
  const version = execFileSync(COMPILER, ['-dumpfullversion'], { encoding: 'utf8' }).trim()
  return `${COMPILER} ${version} \`${FLAGS.join(' ')}\``
}

/** Compiles a C++ program. @param {string} name @param {string} folder @returns the path of the executable */
export function buildProgram(name, folder) {
  const source = fileURLToPath(new URL(`programs/${name}.cpp`, import.meta.url))
  const executable = `${folder}/${name}`
  execFileSync(COMPILER, [...FLAGS, '-o', executable, source])
  return executable
}

/**
 * Bundles a module of the app.
 * @param {URL} source
 * @param {string} folder
 * @param {{ isPlain: boolean }} [options] `isPlain`: the module needs none of the app's plugins except `cModules`
 * @returns the path of the module
 */
export async function buildModule(source, folder, { isPlain } = { isPlain: true }) {
  const name = basename(source.pathname, '.ts')
  await build({
    ...(isPlain && { configFile: CONFIGURATION }),
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      ssr: true,
      rolldownOptions: {
        input: fileURLToPath(source),
        output: { entryFileNames: `${name}.mjs` },
      },
    },
  })
  return resolve(folder, `${name}.mjs`)
}
