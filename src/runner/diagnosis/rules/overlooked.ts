import { candidates, digitsOf } from '../../../sudoku/candidates.ts'
import { isComplete } from '../../../sudoku/grid.ts'
import type { Phrase } from '../../../i18n/text.ts'
import { BOX_OF, COLUMN_OF, ROW_OF, UNIT_KINDS, type Cell, type UnitKind } from '../../../sudoku/units.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import type { PlacedConflict } from '../builtConflicts.ts'
import type { Evidence } from '../evidence.ts'
import { boardAt } from '../searchTree.ts'
import { atEvent, objectKo, cellPhrase, subjectKo, unitList, unitOf } from '../wording.ts'
import { lastEventOf, type Rule, sighting } from './rule.ts'

/** The program places a digit that a unit already has, and builds upon the conflict, ends with it or prints it. */
export const overlooked: Rule = (run, evidence) => {
  const conflicts = [...run.conflicts.built, ...run.conflicts.standing.filter((one) => isFinal(run, one))]
  const first = conflicts.toSorted((a, b) => a.event - b.event).at(0)
  if (first === undefined) return undefined
  const { event, line, cell, digit } = first
  const fit = evidence.fits.find(({ model }) => model.kind === 'overlooked')
  const isExplained = fit?.contradictedVisits === evidence.fits.at(0)?.contradictedVisits && fit !== undefined
  const units = isExplained ? fit.model.units : unitsMissed(evidence)
  const peer = blockingPeer(first, units)
  const unit = unitOf(
    sharedKinds(cell, peer).find((kind) => units.includes(kind)) ?? sharedKinds(cell, peer)[0],
    cell,
  )
  const at = atEvent(event, line)
  const [where, there] = [cellPhrase(cell), cellPhrase(peer)]
  const reason = isExplained
    ? fit.model.reason
    : (shiftedReason(evidence) ?? uncheckedReason(evidence) ?? missedReason(units, conflicts.length))
  return sighting(run, {
    kind: 'overlooked',
    at: first.builtAt ?? lastEventOf(run) + 0.7,
    event,
    line,
    units,
    cells: new Map([
      [cell, 'fault'],
      [peer, 'fault'],
    ]),
    sentence: {
      en: `${at.en} puts ${digit} into ${where.en} although ${unit.en} already has ${digit === 8 ? 'an' : 'a'} ${digit} (${there.en}): ${reason.en}.`,
      ko: `${at.ko} ${where.ko}에 ${objectKo(digit)} 놓지만 ${unit.ko}에는 이미 ${subjectKo(digit)} 있습니다(${there.ko}). ${reason.ko}.`,
    },
    rightProgram: choicesAt(run, first),
  })
}

/**
 * True if the program ends with the conflict on a full board, or prints it. Other conflicts count only once another
 * digit is placed after them.
 */
function isFinal(
  { tree, outcome, isComplete: isWhole, printed }: AnalysedRun,
  { cell, digit, peers }: PlacedConflict,
): boolean {
  if (isWhole && outcome.kind === 'finished' && isComplete(tree.final)) return true
  return printed.some((board) => board[cell] === digit && peers.every((peer) => board[peer] === digit))
}

function sharedKinds(cell: Cell, other: Cell): readonly UnitKind[] {
  return UNIT_KINDS.filter((kind) => {
    const of = kind === 'row' ? ROW_OF : kind === 'column' ? COLUMN_OF : BOX_OF
    return of[cell] === of[other]
  })
}

/**
 * Returns the kinds of units that the check misses: those in which a cell conflicts with a peer that shares no other
 * unit with the cell. If there are none, returns the kinds of all units with conflicts.
 */
function unitsMissed({ recorded }: Evidence): readonly UnitKind[] {
  const all = recorded.flatMap(({ conflicts }) => conflicts.built)
  // A peer that shares two units with the cell does not show which of them the check misses.
  const alone = new Set(
    all.flatMap(({ cell, peers }) =>
      peers
        .map((peer) => sharedKinds(cell, peer))
        .filter((kinds) => kinds.length === 1)
        .flat(),
    ),
  )
  const missed = UNIT_KINDS.filter((kind) => alone.has(kind))
  if (missed.length > 0) return missed
  const any = recorded.flatMap(({ conflicts }) => [...conflicts.built, ...conflicts.standing])
  return UNIT_KINDS.filter((kind) =>
    any.some(({ cell, peers }) => peers.some((peer) => sharedKinds(cell, peer).includes(kind))),
  )
}

/** Returns the conflicting peer to name: in one of the units if possible, and sharing few units with the cell. */
function blockingPeer({ cell, peers }: PlacedConflict, units: readonly UnitKind[]): Cell {
  const inUnits = peers.filter((peer) => sharedKinds(cell, peer).some((kind) => units.includes(kind)))
  const from = inUnits.length > 0 ? inUnits : peers
  return from.toSorted((a, b) => sharedKinds(cell, a).length - sharedKinds(cell, b).length)[0]
}

function missedReason(units: readonly UnitKind[], count: number): Phrase {
  const { en, ko } = unitList(units)
  if (count < 2) return { en: `the check misses the ${en}`, ko: `${ko}의 중복을 놓칩니다` }
  return {
    en: `the check misses the ${en} (${count} times in this run)`,
    ko: `${ko}의 중복을 놓칩니다(이 실행에서 ${count}번)`,
  }
}

/** Minimum number of digits from other lines that show that these are checked. */
const FEW_CHECKED = 5

/** Returns the reason if one line places all digits that conflict, and other lines place digits that do not. */
function uncheckedReason({ recorded }: Evidence): Phrase | undefined {
  const conflicts = recorded.flatMap(({ conflicts: { built } }) => built)
  const [line, ...others] = new Set(conflicts.map((conflict) => conflict.line))
  if (line === undefined || line === 0 || others.length > 0) return undefined
  const checked = recorded.flatMap(({ tree }) => tree.nodes).filter((node) => node.line !== line)
  if (checked.length < FEW_CHECKED) return undefined
  return {
    en: `line ${line} places digits without a check, unlike the other lines`,
    ko: `다른 줄과 달리 ${line}번 줄은 검사하지 않고 숫자를 놓습니다`,
  }
}

/** Minimum number of digits that show that all are shifted. */
const FEW_SHIFTED = 3

/** Returns the reason if each digit placed is one less, or one more, than the only one that fits there. */
function shiftedReason({ recorded }: Evidence): Phrase | undefined {
  const placed = recorded.flatMap(({ givens, tree }) =>
    tree.nodes.flatMap(({ parent, cell, digit }) => {
      const board = parent && boardAt(givens, tree, parent)
      if (board === undefined) return []
      board[cell] = 0
      const fits = digitsOf(candidates(board, cell))
      return fits.length === 1 ? [{ digit, fits: fits[0] }] : []
    }),
  )
  if (placed.length < FEW_SHIFTED) return undefined
  if (placed.every(({ digit, fits }) => digit === fits - 1))
    return {
      en: 'each digit is one less than the one that fits, as if the index of a digit were written',
      ko: '숫자가 모두 놓을 수 있는 숫자보다 1 작습니다. 숫자 대신 인덱스를 쓰는 셈입니다',
    }
  if (placed.every(({ digit, fits }) => digit === fits + 1))
    return {
      en: 'each digit is one more than the one that fits',
      ko: '숫자가 모두 놓을 수 있는 숫자보다 1 큽니다',
    }
  return undefined
}

/** Describes the digits that fit in the cell before the event. */
function choicesAt({ givens, writes }: AnalysedRun, { event, cell }: PlacedConflict): Phrase {
  const board = [...givens]
  for (let index = 0; index < event - 1; index++) board[writes[index] >> 4] = writes[index] & 15
  board[cell] = 0
  const digits = digitsOf(candidates(board, cell))
  if (digits.length === 0)
    return {
      en: 'No digit fits there: a right program goes back.',
      ko: '여기에는 놓을 수 있는 숫자가 없어서 올바른 프로그램은 되돌아갑니다.',
    }
  return {
    en: `A right program places only digits that fit there: ${digits.join(', ')}.`,
    ko: `올바른 프로그램은 여기에 놓을 수 있는 숫자만 놓습니다: ${digits.join(', ')}.`,
  }
}
