import type { Diagnostic } from '../../sudoku/reading/language.ts'
import { codeAlone } from '../text/sourceText.ts'
import { PROGRAM_FILE } from './sourceFiles.ts'

/** A message of the compiler with its location: file, line, column, severity, text. */
const PLACED = /^(.*?):(\d+):(\d+): (fatal error|error|warning|note): (.*)$/
/** Messages of the linker, and messages of the compiler without a location. */
const UNPLACED = /^(?:wasm-ld|clang\S*|error): (?:error: )?(.*)$/
const INCLUDED = new RegExp(`^In file included from ${PROGRAM_FILE}:(\\d+):`)
/** The name of the warning option, at the end of a message. */
const FLAG = / \[-W[^\]]*\]$/
/** Part of the message with which the compiler stops after many errors. That message is dropped. */
const ENOUGH = 'too many errors emitted'

/**
 * Returns the messages in the output of the compiler or the linker, in order. Drops notes, and warnings outside of the
 * program. An error in the library gets the location in the program that caused it.
 * @param source the program, searched for undefined symbols
 */
export function diagnosticsIn(report: string, source = ''): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  /** Line of the program's `#include` that leads to the next message; undefined if there is none. */
  let included: number | undefined
  for (const line of report.split('\n')) {
    const placed = PLACED.exec(line)
    const latest = diagnostics.at(-1)
    if (placed === null) {
      const [, includedAt] = INCLUDED.exec(line) ?? []
      if (includedAt !== undefined) included = Number(includedAt)
      const [, message] = UNPLACED.exec(line) ?? []
      if (message !== undefined && !message.includes(ENOUGH))
        addLinkerError(withoutObjectFile(message), source, diagnostics)
      continue
    }
    const [, file, row, column, severity, message] = placed
    const place = file.endsWith(PROGRAM_FILE) ? { line: Number(row), column: Number(column) } : NOWHERE
    if (severity === 'note') {
      // A message in the library has no column: a note gives it the location in the program that caused it.
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

/** Removes the linker's messages from a report: they name files that the user never sees. */
export function withoutLinker(report: string): string {
  return report.replaceAll(/^(?:wasm-ld: |>>> ).*\n?/gm, '').replace(/^\n+/, '')
}

/** Adds an error that was reported without a location, unless it is there. Locates undefined symbols in the program. */
function addLinkerError(message: string, source: string, diagnostics: Diagnostic[]): void {
  if (diagnostics.some((known) => known.message === message)) return
  const symbol = /^undefined symbol: (?:vtable for |typeinfo for )?([\w:~]+)/.exec(message)?.[1]
  const place = symbol === undefined ? undefined : placeOf(symbol, source)
  diagnostics.push({ severity: 'error', ...(place ?? NOWHERE), message })
}

/**
 * Returns the 1-based location where a symbol's name first occurs; undefined if it does not.
 * @param symbol may be qualified: `Grid::solve`
 */
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

/** Removes the name of the object file, which the user never sees. */
function withoutObjectFile(message: string): string {
  return message.replace(/^\S+\.(?:o|a)(?:\([^)]*\))?: /, '')
}
