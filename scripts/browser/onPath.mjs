/** The programs of the `PATH`. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} name @returns where programs of this name are, in the order of the `PATH` */
export function onPath(name) {
  const program = process.platform === 'win32' ? `${name}.exe` : name
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, program)).filter((path) => existsSync(path))
}
