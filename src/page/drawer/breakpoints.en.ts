import type { EventPlaceKind } from '../../search/breakpoints/breakpoint.ts'
import { plural } from '../../i18n/plural.ts'

const figures = new Intl.NumberFormat('en')

function ordinal(nth: number): string {
  const teen = nth % 100 > 10 && nth % 100 < 14
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][nth % 10] ?? 'th')
  return `${figures.format(nth)}${ending}`
}

/** Texts of the breakpoint form. */
export const breakpointsEn = {
  change: 'Change the breakpoint',
  save: 'Save',
  cancel: 'Cancel',
  where: 'Where',
  whereLine: 'Line of the listing',
  whereElse: 'Anywhere in the program',
  cell: 'Cell',
  digit: 'Digit',
  depth: 'Depth',
  depthRelation: 'Depth is compared by',
  nth: 'Hit number',
  any: 'any',
  every: 'every',
  row: (row: number) => `Row ${row}`,
  places: {
    event: 'Any event',
    backtrack: 'Any backtrack',
    'dead-end': 'A cell has no candidate',
    solution: 'Solution found',
  } satisfies Record<EventPlaceKind, string>,
  edit: 'Change',
  remove: 'Remove',
  enabled: (name: string) => `On: ${name}`,
  removeNamed: (name: string) => `Remove: ${name}`,
  editNamed: (name: string) => `Change: ${name}`,
  withDigit: (digit: number) => `digit ${digit}`,
  atDepth: (relation: string, depth: number) => `depth ${relation} ${depth}`,
  nthHit: (nth: number) => `${ordinal(nth)} hit`,
}

const number = (value: number) => figures.format(value)

export const hitsEn = {
  hits: 'Hits so far',
  hit: (event: number) => `event ${number(event)}`,
  more: (more: number) => `${number(more)} more ${plural(more, 'is', 'are')} marked on the timeline.`,
}
