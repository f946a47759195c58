/** Wrong programs: right ones with a small mistake (slip), each with the kinds of fault that a teacher would name. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultKind } from '../../../src/runner/diagnosis/finding.ts'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import type { UnitKind } from '../../../src/sudoku/units.ts'
import { listing } from '../cases/nativeRuns.ts'
import { SLIPS } from '../cases/slips.ts'
import { LISTING_KINDS } from './listingKinds.ts'
import { CPP_AND_JAVASCRIPT_SLIPS, CPP_LISTING_SLIPS } from './otherSlips.ts'
import { PYTHON_SLIPS, type StyleSlip } from './styleSlips.ts'

export interface WrongProgram {
  readonly name: string
  readonly language: OwnLanguage
  readonly source: string
  /** Kinds of fault that count as a right diagnosis, the likeliest first. */
  readonly kinds: readonly FaultKind[]
  /** Kinds of units that the fault concerns; undefined if the kind of fault concerns no units. */
  readonly units: readonly UnitKind[] | undefined
}

/** Kinds of units, by their letters in an expected diagnosis. */
const UNITS: Readonly<Record<string, UnitKind>> = { r: 'row', c: 'column', b: 'box' }

/**
 * Parses an expected diagnosis. The units are those of the first alternative.
 * @param said e.g. `overlooked:rb`, a kind of fault in rows and boxes; alternatives are separated by `|`
 */
function expectation(said: string): Pick<WrongProgram, 'kinds' | 'units'> {
  const parts = said.split('|').map((part) => part.split(':'))
  const letters = parts[0][1]
  return {
    // If a text is no kind of fault, the tests fail.
    kinds: parts.map(([kind]) => kind as FaultKind),
    units: letters === undefined ? undefined : Array.from(letters, (letter) => UNITS[letter]),
  }
}

const LANGUAGE_BY_EXTENSION: Readonly<Record<string, OwnLanguage>> = {
  py: 'python',
  cpp: 'cpp',
  txt: 'javascript',
}

/** Returns a right program and its language. @param file name of a file in `styles` */
export function styleSource(file: string): { readonly language: OwnLanguage; readonly source: string } {
  const source = readFileSync(join(import.meta.dirname, 'styles', file), 'utf8')
  return { source, language: LANGUAGE_BY_EXTENSION[file.slice(file.lastIndexOf('.') + 1)] }
}

/** @throws if the source lacks the text that the slip replaces */
function withSlip(
  place: string,
  source: string,
  [name, from, to, said]: StyleSlip,
  language: OwnLanguage,
): WrongProgram {
  const wrong = source.replaceAll(from, to)
  if (wrong === source) throw new RangeError(`${place} has no ${JSON.stringify(from)}`)
  return { name: `${place}: ${name}`, language, source: wrong, ...expectation(said) }
}

export const WRONG_PROGRAMS: readonly WrongProgram[] = [
  ...SLIPS.map(({ name, source }): WrongProgram => {
    const said = LISTING_KINDS[name]
    if (said === undefined) throw new RangeError(`${name} has no kind`)
    return { name, language: 'python', source, ...expectation(said) }
  }),
  ...Object.entries(CPP_LISTING_SLIPS).flatMap(([program, slips]) =>
    slips.map((slip) => withSlip(`${program}.cpp`, listing(program, 'cpp'), slip, 'cpp')),
  ),
  ...Object.entries({ ...PYTHON_SLIPS, ...CPP_AND_JAVASCRIPT_SLIPS }).flatMap(([file, slips]) => {
    const { language, source } = styleSource(file)
    return slips.map((slip) => withSlip(file, source, slip, language))
  }),
]
