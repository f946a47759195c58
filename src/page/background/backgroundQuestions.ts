/** Questions to the background worker: facts, costs, generated puzzles, diagnoses. */
import type { ComparedCost } from '../../search/costs/comparedSearches.ts'
import type { GeneratorOptions } from '../../search/generator/options.ts'
import type { CompareOrder } from '../../search/jobs/compareJob.ts'
import type { Costs, CostsOrder } from '../../search/jobs/costsJob.ts'
import type { Diagnosed, DiagnosisOrder } from '../../runner/diagnosis/diagnosisJob.ts'
import type { Facts, FactsOrder } from '../../search/jobs/factsJob.ts'
import type { Generated } from '../../search/jobs/generateJob.ts'

export type { Costs, Facts, Generated }

export type BackgroundQuestions = {
  /** Holds all other jobs while it is open; they first report what they know. */
  readonly pause: { readonly order: undefined; readonly tell: undefined }
  readonly diagnosis: { readonly order: DiagnosisOrder; readonly tell: Diagnosed }
  readonly generate: { readonly order: GeneratorOptions; readonly tell: Generated }
  readonly facts: { readonly order: FactsOrder; readonly tell: Facts }
  readonly costs: { readonly order: CostsOrder; readonly tell: Costs }
  readonly compare: { readonly order: CompareOrder; readonly tell: readonly ComparedCost[] }
}
