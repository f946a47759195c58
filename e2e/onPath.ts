/** Where a program is installed that a test can do without. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @returns its path; undefined where the `PATH` has none */
export function programOnPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}
