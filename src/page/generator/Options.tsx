import { GENERATOR } from './words.ts'
import { generateOf } from './commands.ts'
import { builtInOf } from '../session/sessions.ts'
import { STRATEGIES } from '../../search/programs/registry.ts'
import { FEWEST_GIVENS, MOST_DIFFICULTY, MOST_GIVENS } from '../../search/generator/options.ts'
import { PATTERNS, patternWithId } from '../../search/generator/patterns.ts'
import fields from '../controls/Field.module.css'
import { Button } from '../controls/Button.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { useActions, useApp, useCommand, useWords, usePhrase } from '../store/useApp.ts'
import styles from './Generator.module.css'
import sections from '../controls/Section.module.css'

/** Difficulties to choose from: exponents of 10. */
const DIFFICULTIES = Array.from({ length: MOST_DIFFICULTY }, (_, index) => index + 1)

export function Options() {
  const words = useWords(GENERATOR)
  const phrase = usePhrase()
  const { editOptions } = useActions()
  const generate = useCommand(generateOf)
  const options = useApp((app) => app.generator.options)
  const chosen = useApp((app) => app.generator.options.strategy ?? builtInOf(app).strategy)
  const refused = useApp((app) => app.generator.refusedOptions)
  return (
    <form
      className={styles.options}
      onSubmit={(event) => {
        event.preventDefault()
        generate({ kind: 'make', seed: 'new' })
      }}
    >
      <label className={styles.option}>
        <span>{`${words.givens} (${FEWEST_GIVENS}–${MOST_GIVENS})`}</span>
        <input
          className={fields.field}
          inputMode="numeric"
          value={options.givens}
          onChange={({ target }) => editOptions({ givens: digitsOf(target.value) })}
        />
      </label>
      <SelectField
        className={styles.option}
        label={words.pattern}
        value={options.pattern}
        change={(value) => editOptions({ pattern: patternWithId(value)?.id ?? 'none' })}
      >
        {PATTERNS.map(({ id, name }) => (
          <option key={id} value={id}>
            {phrase(name)}
          </option>
        ))}
      </SelectField>
      <SelectField
        className={styles.option}
        label={words.difficulty}
        describedBy="difficulty-hint"
        value={options.difficulty}
        change={(value) => editOptions({ difficulty: value })}
      >
        <option value="0">{words.anyDifficulty}</option>
        {DIFFICULTIES.map((difficulty) => (
          <option key={difficulty} value={String(difficulty)}>
            {words.atLeast(10 ** difficulty)}
          </option>
        ))}
      </SelectField>
      <SelectField
        className={styles.option}
        label={words.measuredFor}
        describedBy="difficulty-hint"
        value={chosen}
        change={(value) => editOptions({ strategy: value })}
      >
        {STRATEGIES.map(({ id, name }) => (
          <option key={id} value={id}>
            {phrase(name)}
          </option>
        ))}
      </SelectField>
      <label className={styles.option}>
        <span>{words.seed}</span>
        <input
          className={fields.field}
          inputMode="numeric"
          aria-describedby="seed-hint"
          value={options.seed}
          onChange={({ target }) => editOptions({ seed: digitsOf(target.value) })}
        />
      </label>
      <p className={styles.hints}>
        <span id="difficulty-hint">{`${words.difficultyHint} `}</span>
        <span id="seed-hint">{words.seedHint}</span>
      </p>
      {refused !== undefined && <p className={styles.refused}>{words.refused(refused)}</p>}
      <div className={sections.wrap}>
        <Button type="submit" label={words.make} shows="label" tone="primary" />
        <Button
          label={words.makeAgain}
          shows="label"
          onClick={() => generate({ kind: 'make', seed: 'same' })}
        />
      </div>
    </form>
  )
}

/** Returns the digits of typed text, cut to 10: no option needs more. */
function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, 10)
}
