import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { version } from 'pyodide'
import type { Plugin } from 'vite'
import { emptyLockFile, PYODIDE_FOLDER, pythonLibrary } from './pythonLibrary.ts'
import { type FileContents, servedFiles } from './servedFiles.ts'

/**
 * Returns the paths of the interpreter's files, by served name. Names of scripts end in .js: not every
 * server knows .mjs.
 */
export async function pythonFilePaths(): Promise<Readonly<Record<string, string>>> {
  return {
    'pyodide.js': join(PYODIDE_FOLDER, 'pyodide.mjs'),
    'pyodide.asm.js': join(PYODIDE_FOLDER, 'pyodide.asm.mjs'),
    'pyodide.asm.wasm': join(PYODIDE_FOLDER, 'pyodide.asm.wasm'),
    'stdlib.zip': await pythonLibrary(),
  }
}

async function contents(): Promise<FileContents> {
  const found = new Map<string, Uint8Array>()
  for (const [name, path] of Object.entries(await pythonFilePaths())) {
    const content = await readFile(path)
    // References to source maps are removed: the maps are not served, so debuggers would get a 404.
    found.set(name, name.endsWith('.js') ? withoutSourceMap(content) : content)
  }
  return found
}

function withoutSourceMap(script: Buffer): Uint8Array {
  return Buffer.from(script.toString('utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'))
}

/**
 * Serves the Python interpreter beside the app. The module `virtual:python-files` exports the URL of its folder, the
 * sizes of its files, and its lock file.
 */
export const pythonFiles = (): Plugin =>
  servedFiles({
    name: 'python',
    version,
    contents,
    exported: async () => ({ lockFile: await emptyLockFile() }),
  })
