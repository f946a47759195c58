import type { OptionsError } from '../../core/generator/options.ts'
import { INSIGHTS } from '../../i18n/insight.ts'
import { useWords } from '../useApp.ts'

/** Why no puzzle can be made of the options of a link, or of those that were typed. */
export default function RefusedOptions({ error }: { readonly error: OptionsError }) {
  return useWords(INSIGHTS).generator.refused(error)
}
