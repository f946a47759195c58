import type { OptionsError } from '../../core/generator/options.ts'
import { GENERATOR } from '../../i18n/generator.ts'
import { useWords } from '../useApp.ts'

/** Why no puzzle can be made of the options of a link, or of those that were typed. */
export function RefusedOptions({ error }: { readonly error: OptionsError }) {
  return <span>{useWords(GENERATOR).refused(error)}</span>
}
