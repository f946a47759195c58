import type { Phrase } from '../../text.ts'
import type { Visit } from '../visits.ts'
import { right } from './checks.ts'
import { agrees, type Model, orderOf } from './model.ts'
import { MODELS } from './registry.ts'

/** Share of the visits that a model may contradict. */
const MOST_CONTRADICTED = 0.02

export interface Fit {
  readonly model: Model
  /** Visits that the model contradicts, … */
  readonly contradicted: number
  /** … and that the right program contradicts. */
  readonly unexplained: number
}

/** The models that explain the visits of all runs where the right program does not, the best first. */
export function fittingModels(visits: readonly Visit[]): readonly Fit[] {
  const order = orderOf(visits)
  const isRight = (visit: Visit) => agrees(right(visit), visit, order)
  const wrong = visits.filter((visit) => !isRight(visit))
  const unexplained = wrong.length
  if (unexplained === 0) return []
  // Most models fail at once on what the right program does not explain.
  const inOrder = [...wrong, ...visits.filter(isRight)]
  const most = Math.min(visits.length * MOST_CONTRADICTED, unexplained / 2)
  const fits: Fit[] = []
  for (const model of MODELS) {
    let contradicted = 0
    for (const visit of inOrder) {
      if (!agrees(model.tries(visit, order), visit, order)) contradicted++
      if (contradicted > most) break
    }
    if (contradicted <= most) fits.push({ model, contradicted, unexplained })
  }
  return withoutDoubtfulFormula(fits.toSorted((a, b) => a.contradicted - b.contradicted))
}

/** Positions without which a formula may fit by chance. */
const FEW_UNEXPLAINED = 8

/** The unit at fault is sure, but not the formula, if few positions speak for it or another fits as well. */
function withoutDoubtfulFormula(fits: readonly Fit[]): readonly Fit[] {
  const best = fits.at(0)
  if (best?.model.formula === undefined) return fits
  const { formula } = best.model
  const isSure =
    best.unexplained >= FEW_UNEXPLAINED &&
    fits.every(({ model, contradicted }) => contradicted > best.contradicted || model.formula === formula)
  if (isSure) return fits
  return [{ ...best, model: { ...best.model, formula: undefined, reason: WRONG_BOX } }, ...fits.slice(1)]
}

const WRONG_BOX: Phrase = {
  en: 'the check takes the digits of another box',
  ko: '다른 박스의 숫자로 확인합니다',
}
