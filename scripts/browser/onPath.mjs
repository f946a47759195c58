import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} name @returns paths of programs with this name, in `PATH` order */
export function onPath(name) {
  const program = process.platform === 'win32' ? `${name}.exe` : name
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, program)).filter((path) => existsSync(path))
}
