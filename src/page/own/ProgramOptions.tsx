import { useApp, useWords } from '../store/useApp.ts'
import { BROKEN } from './broken.ts'
import { languageInFront } from './choice.ts'
import { EXAMPLES } from './examples.ts'
import { mendedKey } from './mendedPrograms.ts'
import { brokenOption } from './own.ts'
import { exampleOption, NEW_OPTION } from './programOptions.ts'
import { OWN } from './words.ts'

/** Options that add a program in the language of the shown one: empty, an example, or a broken one. */
export function ProgramOptions() {
  const words = useWords(OWN)
  const language = useApp(languageInFront)
  const mended = useApp(({ own }) => own?.mended)
  const broken = BROKEN[language]
  const mendedBy = (id: string) => mended?.[mendedKey(language, id)]
  return (
    <>
      <option value={NEW_OPTION}>{words.add}</option>
      <optgroup label={words.examples}>
        {EXAMPLES[language].map(({ name }) => (
          <option key={name} value={exampleOption(name)}>
            {name}
          </option>
        ))}
      </optgroup>
      {broken.length > 0 && (
        <optgroup label={words.brokenPrograms(broken.filter(({ id }) => mendedBy(id)).length, broken.length)}>
          {broken.map(({ id }, index) => (
            <option key={id} value={brokenOption(id)}>
              {words.brokenChoice(index + 1, mendedBy(id))}
            </option>
          ))}
        </optgroup>
      )}
    </>
  )
}
