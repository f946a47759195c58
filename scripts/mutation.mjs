/**
 * Tries whether the tests notice mistakes: a sample of single-point mutants, some a folder of core, app and worker.
 * A killed mutant stays so until its file changes; a survivor is tried again. Ends with a table.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { described, mutantsOf } from './mutation/mutants.mjs'
import { outcomeOf } from './mutation/trial.mjs'

/** @typedef {import('./mutation/trial.mjs').Outcome} Outcome */
/** @typedef {import('./mutation/mutants.mjs').Mutant} Mutant */

const KNOWN = 'node_modules/.cache/backdoku/mutation.json'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '2580' },
    /** Mutants a folder. */
    each: { type: 'string', default: '8' },
    /** Only folders whose name contains this. */
    folder: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
})

/** A folder is one below `core`, `app` or `worker`, with all that lies in it. @param {string} file */
const folderOf = (file) => dirname(file).split('/').slice(0, 3).join('/')

/** By chance that depends on the seed and the mutant alone, so that one sample is a part of a larger one. @param {string} text */
const lot = (text) => createHash('sha256').update(`${values.seed} ${text}`).digest('hex')

/** @returns {Map<string, readonly Mutant[]>} by folder */
function sample() {
  const files = ['src/core', 'src/app', 'src/worker'].flatMap((part) =>
    readdirSync(part, { recursive: true, encoding: 'utf8' }).map((name) => `${part}/${name}`),
  )
  /** @type {Map<string, Mutant[]>} */
  const folders = new Map()
  for (const file of files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('listing.ts'))
    .toSorted()) {
    const mutants = folders.get(folderOf(file)) ?? []
    folders.set(folderOf(file), [...mutants, ...mutantsOf(file, readFileSync(file, 'utf8'))])
  }
  return new Map(
    [...folders]
      .filter(([folder]) => folder.includes(values.folder))
      .map(([folder, all]) => {
        const drawn = all.map((mutant) => ({ mutant, lot: lot(JSON.stringify(mutant)) }))
        drawn.sort((one, other) => (one.lot < other.lot ? -1 : 1))
        return [folder, drawn.slice(0, Number(values.each)).map(({ mutant }) => mutant)]
      }),
  )
}

/** @returns {Record<string, Outcome>} */
function known() {
  try {
    return JSON.parse(readFileSync(KNOWN, 'utf8'))
  } catch {
    // Nothing has been tried yet.
    return {}
  }
}

const outcomes = known()
/** @type {string[]} */
const survivors = []
for (const [folder, mutants] of sample()) {
  let killed = 0
  for (const mutant of mutants) {
    const source = readFileSync(mutant.file, 'utf8')
    const name = described(mutant, source)
    if (values.list) {
      console.log(name)
      continue
    }
    const key = createHash('sha256')
      .update(`${source}${mutant.file}${mutant.start} ${mutant.end}${mutant.replacement}`)
      .digest('hex')
    const before = outcomes[key]
    const outcome = before === undefined || before === 'survived' ? await outcomeOf(mutant) : before
    outcomes[key] = outcome
    mkdirSync(dirname(KNOWN), { recursive: true })
    writeFileSync(KNOWN, JSON.stringify(outcomes))
    console.log(`  ${outcome.padEnd(9)} ${name}`)
    if (outcome === 'survived') survivors.push(name)
    else killed++
  }
  if (!values.list) console.log(`${folder}: ${killed} of ${mutants.length}`)
}
console.log([`seed ${values.seed}, ${values.each} a folder; survivors:`, ...survivors].join('\n  '))
