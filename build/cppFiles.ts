import type { Plugin } from 'vite'
import { CLANG_VERSION, clangScript, servedToolchain } from './cppToolchain.ts'
import { type FileContents, servedFiles } from './servedFiles.ts'

/**
 * Serves the files of the C++ compiler beside the app. The virtual module `virtual:cpp-files` exports the URL of their
 * folder, and the size in bytes of each and of all; `virtual:cpp-clang` is the compiler's driver script.
 */
export const cppFiles = (): Plugin[] => [
  servedFiles({
    name: 'cpp',
    version: CLANG_VERSION,
    contents: servedToolchain,
    exported: async (contents) => ({ totalBytes: totalBytes(contents) }),
  }),
  {
    name: 'cpp-clang',
    resolveId: { filter: { id: /^virtual:cpp-clang$/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:cpp-clang$/ }, handler: () => clangScript() },
  },
]

function totalBytes(contents: FileContents): number {
  return [...contents.values()].reduce((sum, { length }) => sum + length, 0)
}
