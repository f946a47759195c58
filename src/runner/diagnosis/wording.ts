/** Phrases that the sentences of several diagnosis rules share. In them, rows, columns and events count from 1. */
import { withJosa } from '../../i18n/josa.ts'
import type { Phrase } from '../../i18n/text.ts'
import { BOX_OF, type Cell, COLUMN_OF, ROW_OF, type UnitKind } from '../../sudoku/units.ts'

/** Names a cell: "row 3, column 4". */
export function cellPhrase(cell: Cell): Phrase {
  const [row, column] = [ROW_OF[cell] + 1, COLUMN_OF[cell] + 1]
  return { en: `row ${row}, column ${column}`, ko: `${row}행 ${column}열` }
}

/** Names at most three cells: "row 3, column 4; row 5, column 6 …". */
export function cellsPhrase(cells: readonly Cell[]): Phrase {
  const shown = cells.slice(0, MOST_PLACES).map(cellPhrase)
  const more = cells.length > MOST_PLACES
  return {
    en: shown.map(({ en }) => en).join('; ') + (more ? ' …' : ''),
    ko: shown.map(({ ko }) => ko).join(', ') + (more ? ' 등' : ''),
  }
}

const MOST_PLACES = 3

/** Begins a sentence: "At event 10, line 22". Korean continues with an object and a verb. @param line 0 if unknown */
export function atEvent(event: number, line: number): Phrase {
  if (line === 0) return { en: `At event ${event}, the program`, ko: `이벤트 ${event}에서` }
  return { en: `At event ${event}, line ${line}`, ko: `이벤트 ${event}에서 ${line}번 줄이` }
}

/** Adds the Korean object particle to a digit: "5를". */
export function objectKo(digit: number): string {
  return withJosa(digit, '을/를')
}

/** Adds the Korean subject particle to a digit: "5가". */
export function subjectKo(digit: number): string {
  return withJosa(digit, '이/가')
}

/** Joins items for an English sentence: "3, 5 and 8". */
export function joinedList(items: readonly (number | string)[]): string {
  const words = items.map(String)
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
}

/** Names the unit of a kind that contains a cell: "row 2", "box 3". */
export function unitOf(kind: UnitKind, cell: Cell): Phrase {
  switch (kind) {
    case 'row':
      return { en: `row ${ROW_OF[cell] + 1}`, ko: `${ROW_OF[cell] + 1}행` }
    case 'column':
      return { en: `column ${COLUMN_OF[cell] + 1}`, ko: `${COLUMN_OF[cell] + 1}열` }
    case 'box':
      return { en: `box ${BOX_OF[cell] + 1}`, ko: `${BOX_OF[cell] + 1}번 박스` }
  }
}

const UNIT_WORDS: Readonly<Record<UnitKind, Phrase>> = {
  row: { en: 'row', ko: '행' },
  column: { en: 'column', ko: '열' },
  box: { en: 'box', ko: '박스' },
}

/** Lists kinds of units: "row and box". */
export function unitList(units: readonly UnitKind[]): Phrase {
  return {
    en: joinedList(units.map((kind) => UNIT_WORDS[kind].en)),
    ko: units.map((kind) => UNIT_WORDS[kind].ko).join(', '),
  }
}

/** Says why a program that runs to its end places no digit at all. @param uncalled functions that it never calls */
export function noDigitPlaced(uncalled: readonly string[]): Phrase {
  const [name] = uncalled
  if (name !== undefined)
    return {
      en: `the function ${name} is defined, but never called`,
      ko: `정의한 함수 ${name}(…)를 한 번도 부르지 않습니다`,
    }
  return {
    en: 'either the check refuses every digit (its end may lack a return, or its arguments are in another order), or no cell counts as blank (a text may be compared with a number)',
    ko: '검사가 모든 숫자를 막거나(끝에 return이 없거나 인자의 순서가 다를 수 있습니다) 빈칸으로 보는 칸이 없습니다(문자열과 숫자를 비교할 수 있습니다)',
  }
}
