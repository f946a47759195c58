import type { Phrase } from '../../../i18n/text.ts'
import type { Cell } from '../../../sudoku/units.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import type { Evidence } from '../evidence.ts'
import type { FaultKind } from '../finding.ts'
import type { Model } from '../models/model.ts'
import type { SearchNode } from '../searchTree.ts'
import { nextBlank } from '../walks.ts'
import { joinedList, noDigitPlaced, objectKo, cellPhrase, subjectKo } from '../wording.ts'
import { lastEventOf, lineOf, type Rule, type Sighting, sighting } from './rule.ts'

/**
 * Finds that the search gives up a board on the way to the solution. The digits tried on all boards tell why: a digit
 * is never tried (`digit-never-tried`), only the first is (`gives-up`), a digit taken back still counts as used
 * (`blocked`), a check is wrong and refuses digits that fit (`overlooked`), a blank is never filled (`cell-ignored`),
 * or digits are left out for another reason (`skips`).
 */
export const givenUp: Rule = (run, evidence) => {
  const { tree, solution, blanks, printedSolutionCount, hasReturned } = run
  if (solution === undefined || blanks.length === 0 || !run.hasBoard) return undefined
  if (tree.solvedAt !== undefined && (printedSolutionCount > 0 || tree.changedAt !== undefined))
    return undefined
  const closed = tree.nodes.filter(
    ({ isRight, wasSolved, closedAt }) => isRight && !wasSolved && closedAt !== undefined,
  )
  const abandoned = closed.reduce<SearchNode | undefined>(
    (first, node) => (first === undefined || (node.closedAt ?? 0) < (first.closedAt ?? 0) ? node : first),
    undefined,
  )
  const isAtEnd = abandoned === undefined
  if (isAtEnd && (!hasReturned || tree.solvedAt !== undefined)) return undefined
  const node = abandoned ?? tree.stack.findLast(({ isRight }) => isRight)
  if (node === undefined || node.wasSolved) return undefined
  const at = abandoned?.closedAt ?? lastEventOf(run) + 1
  // If no run has an event, no board tells the reason.
  if (run.writes.length === 0 && evidence.recorded.length === 0)
    return emptySearchSighting(run, at, noDigitPlaced(evidence.uncalled))
  if (!isAtEnd && evidence.placesFirst && node !== tree.root && node.children.length === 0)
    return refusalSighting(run, evidence, node, at)
  const cells = new Set(node.children.map(({ cell }) => cell))
  const [only] = cells
  const cell = cells.size === 1 ? only : nextBlank(evidence.walk, run.givens, node)
  const event = Math.min(at, lastEventOf(run))
  if (cell === undefined) return unknownCellSighting(run, evidence, node, at, event)
  const digit = solution[cell]
  const reason = reasonOf(evidence, run, node, digit, isAtEnd)
  const tried = node.children.map((child) => child.digit)
  const where = cellPhrase(cell)
  const gone: Phrase = isAtEnd
    ? { en: `The search ends after event ${event}`, ko: `이벤트 ${event} 다음에 탐색이 끝납니다` }
    : {
        en: `At event ${event} the search gives up a board that was right so far`,
        ko: `이벤트 ${event}에서 지금까지 맞던 보드를 포기합니다`,
      }
  const triedSo: Phrase =
    tried.length === 0
      ? { en: '', ko: '' }
      : { en: ` (tried: ${tried.join(', ')})`, ko: `(시도한 숫자: ${tried.join(', ')})` }
  const because: Phrase =
    reason.reason === undefined
      ? { en: '', ko: '' }
      : { en: `: ${reason.reason.en}`, ko: ` ${reason.reason.ko}.` }
  const wrong = node.children.filter((child) => child.closedAt === undefined)
  const marks = new Map<Cell, 'fault' | 'blank'>([[cell, wrong.length > 0 && isAtEnd ? 'fault' : 'blank']])
  return sighting(run, {
    kind: reason.kind,
    units: reason.units,
    at,
    event,
    cells: marks,
    isVague: reason.reason === undefined,
    otherLines: [node.line, ...node.children.slice(-1).map((child) => child.line)],
    sentence: {
      en: `${gone.en}, although ${digit} still fits in ${where.en}${triedSo.en}${because.en}.`,
      ko: `${gone.ko}. 하지만 ${where.ko}에는 아직 ${objectKo(digit)} 놓을 수 있습니다${triedSo.ko}.${because.ko}`,
    },
    rightProgram: {
      en: `A right program tries ${digit} in ${where.en}.`,
      ko: `올바른 프로그램은 ${where.ko}에 ${objectKo(digit)} 시도합니다.`,
    },
  })
}

/** Why a right board is given up. */
interface Reason {
  readonly kind: FaultKind
  readonly units: Model['units']
  /** Undefined if digits are left out for a reason that no model explains. */
  readonly reason: Phrase | undefined
}

/**
 * Returns why a right board is given up.
 * @param node the board's latest placement, or the root
 * @param digit the solution's digit in the next cell; 0 if this cell is unknown
 * @param isAtEnd true if the search ends on this board
 */
function reasonOf(
  evidence: Evidence,
  run: AnalysedRun,
  node: SearchNode,
  digit: number,
  isAtEnd: boolean,
): Reason {
  const { fits, unwrittenDigits, neverFillsLastBlank, placesOnlyForced } = evidence
  if (placesOnlyForced && !fits.some(({ model }) => model.kind !== 'gives-up'))
    return { kind: 'gives-up', units: [], reason: FORCED }
  if (fits.length > 0) {
    const { kind, units, reason } = fits[0].model
    return { kind, units, reason }
  }
  if (unwrittenDigits.includes(digit) && unwrittenDigits.length <= 2)
    return { kind: 'digit-never-tried', units: [], reason: neverTriedPhrase(unwrittenDigits) }
  if (neverFillsLastBlank && node.depth === run.blanks.length - 1)
    return {
      kind: 'cell-ignored',
      units: [],
      reason: {
        en: 'one blank is left in every run',
        ko: '어느 실행에서나 빈칸 하나가 남습니다',
      },
    }
  if (isAtEnd && node.children.length > 0 && node.children.at(-1)?.closedAt === undefined)
    return {
      kind: 'gives-up',
      units: [],
      reason: {
        en: 'the search does not come back to try another digit',
        ko: '되돌아와 다른 숫자를 시도하지 않습니다',
      },
    }
  return { kind: 'skips', units: [], reason: undefined }
}

const FORCED: Phrase = {
  en: 'only digits that are forced are placed, and none is ever tried where several fit',
  ko: '하나로 정해진 숫자만 놓고, 후보가 여럿인 칸에는 아무 숫자도 시도하지 않습니다',
}

function neverTriedPhrase(digits: readonly number[]): Phrase {
  return {
    en: `${joinedList(digits)} ${digits.length === 1 ? 'is' : 'are'} never tried, in any run`,
    ko: `어느 실행에서도 ${digits
      .slice(0, -1)
      .map((digit) => `${digit}, `)
      .join('')}${objectKo(digits[digits.length - 1])} 시도하지 않습니다`,
  }
}

/** A digit that fits is taken back before another one is placed. */
const REFUSED: Phrase = {
  en: 'the check refuses it, or the call for the next cell comes back at once (it may find no blank where it looks, or lack a return)',
  ko: '검사가 이 숫자를 막거나, 다음 칸을 채우는 호출이 바로 돌아옵니다(찾는 곳에 빈칸이 없거나 return이 없을 수 있습니다)',
}

/** Reports that a digit that fits is taken back at once. @param at event that takes it back */
function refusalSighting(run: AnalysedRun, { fits }: Evidence, node: SearchNode, at: number): Sighting {
  const where = cellPhrase(node.cell)
  const model = fits.at(0)?.model
  const reason = model?.reason ?? REFUSED
  return sighting(run, {
    kind: model?.kind ?? 'skips',
    units: model?.units ?? [],
    at,
    event: Math.min(at, lastEventOf(run)),
    line: undefined,
    otherLines: [node.line],
    cells: new Map([[node.cell, 'blank']]),
    sentence: {
      en: `At event ${at} the ${node.digit} of event ${node.event} in ${where.en} is taken away again, although it fits: ${reason.en}.`,
      ko: `이벤트 ${node.event}에서 ${where.ko}에 놓은 ${objectKo(node.digit)}, 놓을 수 있는 숫자인데도 이벤트 ${at}에서 다시 지웁니다. ${reason.ko}.`,
    },
    rightProgram: {
      en: `A right program keeps the ${node.digit} and fills the next blank.`,
      ko: `올바른 프로그램은 ${objectKo(node.digit)} 두고 다음 빈칸을 채웁니다.`,
    },
  })
}

/** Reports that no digit is ever placed; undefined without a known solution. */
function emptySearchSighting(run: AnalysedRun, at: number, reason: Phrase): Sighting | undefined {
  const { blanks, solution } = run
  if (solution === undefined) return undefined
  const [cell] = blanks
  const where = cellPhrase(cell)
  return sighting(run, {
    kind: 'cell-ignored',
    at,
    event: 0,
    cells: new Map([[cell, 'blank']]),
    sentence: {
      en: `No digit is ever placed, although ${solution[cell]} fits in ${where.en}: ${reason.en}.`,
      ko: `${where.ko}에 ${objectKo(solution[cell])} 놓을 수 있는데 숫자를 한 번도 놓지 않습니다. ${reason.ko}.`,
    },
    rightProgram: undefined,
  })
}

/** Reports that a right board is given up, if the cell that the program would fill next is unknown. */
function unknownCellSighting(
  run: AnalysedRun,
  evidence: Evidence,
  node: SearchNode,
  at: number,
  event: number,
): Sighting {
  const { kind, units, reason } = reasonOf(evidence, run, node, 0, false)
  const marks = node.depth === 0 ? new Map() : new Map([[node.cell, 'blank' as const]])
  const belongs: Phrase =
    node.depth === 0
      ? { en: '', ko: '' }
      : {
          en: `: the ${node.digit} in ${cellPhrase(node.cell).en} belongs to the solution`,
          ko: ` ${cellPhrase(node.cell).ko}의 ${subjectKo(node.digit)} 해답의 일부입니다.`,
        }
  return sighting(run, {
    kind,
    units,
    at,
    event,
    isVague: reason === undefined,
    otherLines: [node.line, lineOf(run, event)],
    cells: marks,
    sentence: {
      en: `At event ${event} the search gives up a board that was right so far${belongs.en}${reason === undefined ? '' : `; ${reason.en}`}.`,
      ko: `이벤트 ${event}에서 지금까지 맞던 보드를 포기합니다.${belongs.ko}${reason === undefined ? '' : ` ${reason.ko}.`}`,
    },
  })
}
