import type { Diagnostic } from '../../../core/own/language.ts'
import { codeAlone } from '../../../core/own/sourceText.ts'
import { PROGRAM_FILE } from './sourceFiles.ts'

const PLACED = /^(.*?):(\d+):(\d+): (fatal error|error|warning|note): (.*)$/
/** Of the linker, and of the compiler where there is no place. */
const UNPLACED = /^(?:wasm-ld|clang\S*|error): (?:error: )?(.*)$/
const INCLUDED = new RegExp(`^In file included from ${PROGRAM_FILE}:(\\d+):`)
const FLAG = / \[-W[^\]]*\]$/
const ENOUGH = 'too many errors emitted'

/**
 * The messages of the compiler or the linker, in order. Notes are not told; errors in the library are where they come
 * from. @param source in which the linker's symbols are looked for
 */
export function diagnosticsIn(report: string, source = ''): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  /** The line that includes the header which the next message is about. */
  let included: number | undefined
  for (const line of report.split('\n')) {
    const placed = PLACED.exec(line)
    const latest = diagnostics.at(-1)
    if (placed === null) {
      const [, includedAt] = INCLUDED.exec(line) ?? []
      if (includedAt !== undefined) included = Number(includedAt)
      const [, message] = UNPLACED.exec(line) ?? []
      if (message !== undefined && !message.includes(ENOUGH)) addLinked(linked(message), source, diagnostics)
      continue
    }
    const [, file, row, column, severity, message] = placed
    const place = file.endsWith(PROGRAM_FILE) ? { line: Number(row), column: Number(column) } : NOWHERE
    if (severity === 'note') {
      // The latest has come up in the library, on behalf of this line.
      if (latest !== undefined && latest.column === undefined && place !== NOWHERE) {
        diagnostics[diagnostics.length - 1] = { ...latest, ...place }
      }
      continue
    }
    diagnostics.push({
      severity: severity === 'warning' ? 'warning' : 'error',
      ...(place === NOWHERE && severity !== 'warning' ? { ...place, line: included } : place),
      message: message.replace(FLAG, ''),
    })
    included = undefined
  }
  return diagnostics.filter(({ severity, line }) => severity === 'error' || line !== undefined)
}

const NOWHERE = { line: undefined, column: undefined } as const

/** A report less what the linker has said: that is about files that the user has never seen. */
export function withoutLinker(report: string): string {
  return report.replaceAll(/^(?:wasm-ld: |>>> ).*\n?/gm, '').replace(/^\n+/, '')
}

/** Each symbol is told once, at the first line that names it. */
function addLinked(message: string, source: string, diagnostics: Diagnostic[]): void {
  if (diagnostics.some((known) => known.message === message)) return
  const symbol = /^undefined symbol: (?:vtable for |typeinfo for )?([\w:~]+)/.exec(message)?.[1]
  const place = symbol === undefined ? undefined : placeOf(symbol, source)
  diagnostics.push({ severity: 'error', ...(place ?? NOWHERE), message })
}

/** Where a name stands first in a program's code, both counted from 1. @param symbol with what it is part of */
function placeOf(
  symbol: string,
  source: string,
): { readonly line: number; readonly column: number } | undefined {
  const name = symbol.split('::').at(-1) ?? symbol
  const index = codeAlone(source, 'cpp').search(new RegExp(`(?<![\\w~])${name}\\b`))
  if (index < 0) return undefined
  const before = source.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Less the names of files that the user has never seen. */
function linked(message: string): string {
  return message.replace(/^\S+\.(?:o|a)(?:\([^)]*\))?: /, '')
}
