/** What the page asks the background worker, which analyses, generates puzzles, and diagnoses programs. */
import type { ComparedCost } from '../../search/costs/comparedSearches.ts'
import type { GeneratorOptions } from '../../search/generator/options.ts'
import type { CompareOrder } from '../../search/jobs/compareJob.ts'
import type { Costs, CostsOrder } from '../../search/jobs/costsJob.ts'
import type { Diagnosed, DiagnosisOrder } from '../../runner/diagnosis/diagnosisJob.ts'
import type { Facts, FactsOrder } from '../../search/jobs/factsJob.ts'
import type { Generated } from '../../search/jobs/generateJob.ts'

export type { Costs, Facts, Generated }

export type BackgroundQuestions = {
  /** Holds all other jobs for as long as it is asked; they report what they know first. */
  readonly rest: { readonly order: undefined; readonly tell: undefined }
  readonly diagnosis: { readonly order: DiagnosisOrder; readonly tell: Diagnosed }
  readonly generate: { readonly order: GeneratorOptions; readonly tell: Generated }
  readonly facts: { readonly order: FactsOrder; readonly tell: Facts }
  readonly costs: { readonly order: CostsOrder; readonly tell: Costs }
  readonly compare: { readonly order: CompareOrder; readonly tell: readonly ComparedCost[] }
}
