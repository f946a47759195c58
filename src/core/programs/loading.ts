/** One program at a time, where all of them together would take long to come. */
import type { Strategy } from '../search/strategy.ts'
import type { Stepper } from '../steps/stepper.ts'

/** The strategy of the program with an id. Rejects if it does not come, or if there is no such program. */
export function loadStrategy(id: string): Promise<Strategy> {
  return onlyExport(import(`./${id}/strategy.ts`))
}

/** As `loadStrategy`, its stepper. */
export function loadStepper(id: string): Promise<Stepper> {
  return onlyExport(import(`./${id}/stepper.ts`))
}

/** Files of these names export one thing, of this type: the registry demands it. */
async function onlyExport<Thing>(loading: Promise<unknown>): Promise<Thing> {
  const exported = (await loading) as Readonly<Record<string, Thing>>
  return Object.values(exported)[0]
}
