/**
 * Recorded runs on the battery (the small boards of the diagnosis), kept as text: the default tests need neither
 * interpreters nor compilers.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedRun } from './packedRuns.ts'

export const FIXTURES_FILE = join(import.meta.dirname, 'fixtures.txt')

/** Names of wrong programs of each kind, in each language, and of right programs of each style. */
const NAMES: ReadonlySet<string> = new Set([
  'tables: writes to the column of the row',
  'flag.cpp: row and column exchanged',
  'masks.js.txt: assignment of indices',
  'check-functions: undo missing',
  'promising-numbers: reset missing',
  'sets.js.txt: reset missing',
  'copies.py: shallow copy',
  'tables: row not asked',
  'tables: column not asked',
  'tables: box not asked',
  'tables: box of the row twice',
  'tables: givens not entered in rows',
  'tables: and instead of or',
  'check-functions: row checked up to column 8',
  'check-functions: box from its own cell',
  'columns.py: only looks left',
  'overwriting.py: box by columns',
  'place_then_check.py: row not checked',
  'tables: undo without the row',
  'tables: undo without the column',
  'sets.py: boxes keep what is taken back',
  'flag.cpp: box keeps what is taken back',
  'tables: calls with the same depth',
  'tables: no exit, and prints at the end',
  'nested.js.txt: solve not asked',
  'check-functions: last row left out',
  'chars.cpp: last cell left out',
  'tables: prints at each level',
  'tables: no exit',
  'bitmasks: candidate not taken',
  'tables: digits end at 8',
  'columns.py: range ends at 1',
  'chars.cpp: digits end at 8',
  'tables: returns after the undo',
  'sets.js.txt: only the first candidate',
  'candidate-list: removes while it goes through',
  'tables: tables one digit short',
  'columns.py: global is missing',
  'rescan.py: endless recursion',
  'chars.cpp: calls the same cell',
  'tables: prints with commas',
  'promising-numbers: answer turned round',
  'tables.py',
  'check-functions.py',
  'bitmasks.py',
  'promising-numbers.py',
  'fewest-candidates.py',
  'dancing-links.py',
  'tables.cpp',
  'used-digits.cpp',
  'sets.py',
  'overwriting.py',
  'place_then_check.py',
  'propagation.py',
  'copies.py',
  'undo_list.py',
  'generator.py',
  'two_boards.py',
  'columns.py',
  'chars.cpp',
  'one_array.cpp',
  'backwards.cpp',
  'nested.js.txt',
  'masks.js.txt',
  'sets.js.txt',
])

export function isFixture(name: string): boolean {
  return NAMES.has(name)
}

/** Returns the recorded runs of each program, by its name and then by the board's id. */
export function fixtures(): ReadonlyMap<string, Readonly<Record<string, PackedRun>>> {
  const lines = readFileSync(FIXTURES_FILE, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [name, runs]: [string, Readonly<Record<string, PackedRun>>] = JSON.parse(line)
      return [name, runs]
    }),
  )
}
