/** Recorded runs of real programs, kept as text: the default tests need neither interpreters nor compilers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProgramRuns, unpackedRuns } from '../packedRuns.ts'

export const FIXTURES_FILE = join(import.meta.dirname, 'fixtures.txt')

/** Programs whose recordings are kept: some for each rule. */
export const FIXTURES: ReadonlySet<string> = new Set([
  'box_ends_at_three.cpp',
  'swapped_arguments.cpp',
  'whole_grid_compared.py',
  'index_for_value.py',
  'string_zero.py',
  'mistyped_board.py',
  'one_list_for_all_rows.py',
  'first_cell_decides.cpp',
  'check_returns_nothing.py',
  'one_based_box.py',
  'slash_gives_float.py',
  'no_way_back.cpp',
  'no_return_after_digits.cpp',
  'one_saved_board.cpp',
  'logic_only.cpp',
  'none_when_full.py',
  'post_increment.cpp',
  'by_value.cpp',
  'column_skip.py',
  'one_column_only.py',
  'row_zero.py',
  'first_blank_of_row.py',
  'negative_column.py',
  'return_in_row_loop.py',
  'no_braces.cpp',
  'row_one_too_far.cpp',
  'own_before_after.py',
  'singles_for_ever.js.txt',
  'map_object.py',
  'returns_true_at_end.py',
  'given_ends_search.js.txt',
  'flag_by_value.cpp',
  'shadowed_name.js.txt',
  'printed_by_columns.py',
  'last_cell_not_read.py',
  'one_less.js.txt',
  'finds_itself_own.js.txt',
  'shows_steps.py',
  'full_column_ends.py',
  'step_back_undone.cpp',
  'expected_in_code.js.txt',
])

/** Returns the runs of each program, by its file. */
export function realFixtures(): ReadonlyMap<string, ProgramRuns> {
  const lines = readFileSync(FIXTURES_FILE, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [file, runs]: [string, Parameters<typeof unpackedRuns>[0]] = JSON.parse(line)
      return [file, unpackedRuns(runs)]
    }),
  )
}
