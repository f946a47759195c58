/**
 * Prints Python's start time relative to unmodified Pyodide: in Node, and in Chromium by the built app. With arguments
 * (a kind of start and the path of the memory snapshot), performs that start in this process and prints its time.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStarts } from './browser/pythonStart.mjs'
import { withModule } from './served.mjs'
import { quantile } from './statistics.mjs'

/** Kinds of start: unmodified Pyodide; the app's, from its files; the app's, from a stored memory snapshot. */
const KINDS = /** @type {const} */ (['stock', 'files', 'kept'])
const ROUNDS = 5
const SCRIPT = fileURLToPath(import.meta.url)

/** @typedef {typeof KINDS[number]} Kind */

const [, , requestedKind, snapshotPath] = process.argv
if (requestedKind === undefined) await compare()
else await withModule('/bench/ownStart.ts', ({ start }) => start(requestedKind, snapshotPath), false)

async function compare() {
  console.log(
    '| worker start | stock, ms | from its files, ms | from kept memory, ms | files ÷ stock | kept ÷ stock |',
  )
  console.log('| --- | --- | --- | --- | --- | --- |')
  const folder = mkdtempSync(join(tmpdir(), 'backdoku-'))
  const inNode = async (/** @type {Kind} */ kind) =>
    Number(execFileSync('node', [SCRIPT, kind, join(folder, 'memory')], { encoding: 'utf8' }))
  await print('Node', inNode)
  rmSync(folder, { recursive: true })
  const browser = await openStarts()
  await print(`Chromium ${browser.version}`, browser.start)
  await browser.close()
}

/**
 * Prints a row of median start times and of ratios (lowest · median · highest). Ratios are taken within a round, in
 * which the three kinds follow each other.
 * @param {string} name
 * @param {(kind: Kind) => Promise<number>} start
 */
async function print(name, start) {
  /** @type {Record<Kind, number[]>} */
  const starts = { stock: [], files: [], kept: [] }
  for (let round = 0; round < ROUNDS; round++) for (const kind of KINDS) starts[kind].push(await start(kind))
  const medians = KINDS.map((kind) => quantile(starts[kind], 0.5).toFixed(0))
  const ratios = [starts.files, starts.kept].map((each) => {
    const shares = each.map((ms, round) => ms / starts.stock[round])
    return [0, 0.5, 1].map((share) => quantile(shares, share).toFixed(2)).join(' · ')
  })
  console.log(`| ${[name, ...medians, ...ratios].join(' | ')} |`)
}
