import type { Diagnostic } from '../../../core/own/language.ts'
import { PROGRAM_FILE } from './sourceFiles.ts'

const PLACED = /^(.*?):(\d+):(\d+): (fatal error|error|warning|note): (.*)$/
/** Of the linker, and of the compiler where there is no place. */
const UNPLACED = /^(?:wasm-ld|clang\S*|error): (?:error: )?(.*)$/
const FLAG = / \[-W[^\]]*\]$/
const ENOUGH = 'too many errors emitted'

/**
 * The messages of the compiler or the linker, in order. Notes are not told; errors in the library are where they come
 * from.
 */
export function diagnosticsIn(report: string): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  for (const line of report.split('\n')) {
    const placed = PLACED.exec(line)
    const latest = diagnostics.at(-1)
    if (placed === null) {
      const [, message] = UNPLACED.exec(line) ?? []
      if (message !== undefined && !message.includes(ENOUGH)) {
        diagnostics.push({ severity: 'error', line: undefined, column: undefined, message: linked(message) })
      }
      continue
    }
    const [, file, row, column, severity, message] = placed
    const place = file.endsWith(PROGRAM_FILE) ? { line: Number(row), column: Number(column) } : NOWHERE
    if (severity === 'note') {
      // The latest has come up in the library, on behalf of this line.
      if (latest !== undefined && latest.line === undefined && place !== NOWHERE) {
        diagnostics[diagnostics.length - 1] = { ...latest, ...place }
      }
      continue
    }
    diagnostics.push({
      severity: severity === 'warning' ? 'warning' : 'error',
      ...place,
      message: message.replace(FLAG, ''),
    })
  }
  return diagnostics.filter(({ severity, line }) => severity === 'error' || line !== undefined)
}

const NOWHERE = { line: undefined, column: undefined } as const

/** Less the names of files that the user has never seen. */
function linked(message: string): string {
  return message.replace(/^\S+\.(?:o|a)(?:\([^)]*\))?: /, '')
}
