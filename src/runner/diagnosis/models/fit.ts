import { hasDigit } from '../../../sudoku/candidates.ts'
import type { Phrase } from '../../../i18n/text.ts'
import type { Visit } from '../visits.ts'
import { fittingDigits, CHECK_MODELS } from './checks.ts'
import { type DigitOrder, mayHaveMade, type Model, orderOf } from './model.ts'
import { LOOP_MODELS } from './loops.ts'
import { TABLE_MODELS } from './tables.ts'

/** All models of faulty programs, the simplest first: of models that fit equally well, the first is chosen. */
const MODELS: readonly Model[] = [...LOOP_MODELS, ...CHECK_MODELS, ...TABLE_MODELS]

/** Maximum share of the visits that may contradict a model. */
const MOST_CONTRADICTED = 0.02

export interface Fit {
  readonly model: Model
  /** Number of visits, in all runs, that contradict the model. */
  readonly contradictedVisits: number
  /** Number of visits that contradict a right program. */
  readonly unexplainedVisits: number
}

/**
 * Returns the models that explain nearly all visits, best first: few visits contradict them, and at most half as many
 * as contradict a right program. None if no visit contradicts a right program.
 */
export function fittingModels(visits: readonly Visit[]): readonly Fit[] {
  const order = orderOf(visits)
  const isRight = (visit: Visit) => mayHaveMade(fittingDigits(visit), visit, order)
  const wrong = visits.filter((visit) => !isRight(visit))
  const unexplainedVisits = wrong.length
  if (unexplainedVisits === 0) return []
  // First test the visits that a right program does not explain: most models fail there early.
  const inOrder = [...wrong, ...visits.filter(isRight)]
  const most = Math.min(visits.length * MOST_CONTRADICTED, unexplainedVisits / 2)
  const fits: Fit[] = []
  for (const model of MODELS) {
    let contradictedVisits = 0
    for (const visit of inOrder) {
      if (contradicts(model, visit, order)) contradictedVisits++
      if (contradictedVisits > most) break
    }
    if (contradictedVisits <= most) fits.push({ model, contradictedVisits, unexplainedVisits })
  }
  return withoutDoubtfulFormula(fits.toSorted((a, b) => a.contradictedVisits - b.contradictedVisits))
}

function contradicts(model: Model, visit: Visit, order: DigitOrder): boolean {
  const predicted = model.tries(visit, order)
  if (!mayHaveMade(predicted, visit, order)) return true
  if (model.isLoop !== true) return false
  // A program that places digits before it checks them shows those that the loop comes to, even if it refuses them.
  const others = fittingDigits(visit) & ~predicted
  return visit.tries.some(({ digit }) => hasDigit(others, digit))
}

/** Minimum unexplained visits to trust a formula: with fewer, it may fit by chance. */
const FEW_UNEXPLAINED = 8

/**
 * Removes the formula (a wrong one for the number of a box) from the best model if few visits support it, or if a model
 * without this formula fits as well. That the program checks a wrong box is certain even then.
 */
function withoutDoubtfulFormula(fits: readonly Fit[]): readonly Fit[] {
  const best = fits.at(0)
  if (best?.model.formula === undefined) return fits
  const { formula } = best.model
  const isSure =
    best.unexplainedVisits >= FEW_UNEXPLAINED &&
    fits.every(
      ({ model, contradictedVisits }) =>
        contradictedVisits > best.contradictedVisits || model.formula === formula,
    )
  if (isSure) return fits
  return [{ ...best, model: { ...best.model, formula: undefined, reason: WRONG_BOX } }, ...fits.slice(1)]
}

const WRONG_BOX: Phrase = {
  en: 'the check takes the digits of another box',
  ko: '다른 박스의 숫자로 확인합니다',
}
