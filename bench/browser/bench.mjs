/** Benchmarks the built app in a browser and writes RESULTS.browser.md. */
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { quantile } from '../statistics.mjs'
import { openApp } from './app.mjs'
import { cancel } from './cancel.mjs'
import { engineSpeeds } from './engines.mjs'
import { longSearch } from './longSearch.mjs'
import { smoothness } from './smoothness.mjs'
import { start } from './start.mjs'

const SEEKS = 500
const SEEKS_SEARCHING = 200
const ROUNDS = 5
const CANCEL_ROUNDS = 12
/** Factor by which the browser slows down the processor. */
const THROTTLING = 4

const loadBefore = loadavg()[0]
const app = await openApp()
console.log('Seeking in a search of 10⁹ events …')
const long = await longSearch(app, SEEKS, SEEKS_SEARCHING)
console.log('Starting …')
const starts = await start(app, ROUNDS)
console.log('Cancelling …')
const cancels = await cancel(app, CANCEL_ROUNDS)
console.log('Smoothness …')
/** @type {{ throttling: number, screen: 'desktop' | 'phone', rows: import('./smoothness.mjs').Row[] }[]} */
const smooth = []
for (const [throttling, screen] of /** @type {const} */ ([
  [1, 'desktop'],
  [THROTTLING, 'desktop'],
  [THROTTLING, 'phone'],
]))
  smooth.push({ throttling, screen, rows: await smoothness(app, throttling, screen) })
await app.close()
console.log('Other browsers …')
const speeds = await engineSpeeds()

/** @param {readonly (string | number)[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`

/** Returns the median, the 99th percentile and the maximum. @param {readonly number[]} values */
function figures(values) {
  return [quantile(values, 0.5), quantile(values, 0.99), Math.max(...values)].map((value) => value.toFixed(1))
}

/** @param {string} name @param {readonly import('./probe.mjs').Seek[]} seeks */
function seekRow(name, seeks) {
  const within = [1, 2].map((frames) => {
    const count = seeks.filter((seek) => seek.frames <= frames).length
    return `${((100 * count) / seeks.length).toFixed(1)} %`
  })
  const changed = figures(seeks.map(({ changedMs }) => changedMs))
  const painted = figures(seeks.map(({ frameMs }) => frameMs))
  return row([name, ...changed, ...painted, ...within])
}

/**
 * @param {import('./smoothness.mjs').Row} watched
 * @param {number} throttling
 * @param {string} screen
 */
function smoothRow({ name, watched: { intervalsMs, longTasksMs }, busyMs }, throttling, screen) {
  // A browser that draws nothing while the page is resized reports no frames.
  if (intervalsMs.length === 0)
    return row([name, screen, throttling, '–', '–', '–', '–', longTasksMs.length, '–'])
  const totalMs = intervalsMs.reduce((sum, intervalMs) => sum + intervalMs, 0)
  const rate = (1000 * intervalsMs.length) / totalMs
  return row([
    name,
    screen,
    throttling,
    rate.toFixed(1),
    quantile(intervalsMs, 0.99).toFixed(1),
    Math.max(...intervalsMs).toFixed(1),
    (busyMs / intervalsMs.length).toFixed(1),
    longTasksMs.length,
    longTasksMs.length === 0 ? '–' : Math.max(...longTasksMs).toFixed(0),
  ])
}

/** @param {number} bytes */
const mebibytes = (bytes) => (Number.isNaN(bytes) ? '–' : (bytes / 2 ** 20).toFixed(0))

const results = `# Results of \`npm run bench:browser\`

${new Date().toISOString().slice(0, 10)}, headless Chromium ${app.version}, Node ${process.versions.node}, ${cpus()[0].model.trim()}
with ${cpus().length} cores that were shared with other work (load ${loadBefore.toFixed(1)} at the beginning, ${loadavg()[0].toFixed(1)} at the end) and also rasterise, as there
is no graphics processor. Times are in milliseconds. The browser renders at most 60 frames/s; a frame is 16.7 ms.

## Seek

In a search of ${long.events.toLocaleString('en')} events, which took ${long.seconds.toFixed(0)} s from Go to end to its end. Each
seek is requested at a random time within a frame. *Changed* is when the DOM shows the event; *painted* is the start of the
frame that paints it, half a frame later on average.

| | changed, median | 99th percentile | longest | painted, median | 99th percentile | longest | in the next frame | in the next two |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${seekRow(`${SEEKS} seeks, search finished`, long.finished)}
${seekRow(`${SEEKS_SEARCHING} seeks while searching`, long.searching)}

## Memory

Growth due to that search and those seeks, in MiB.

| scripts of page and worker, as the browser measures them | resident memory of the whole process | its peak, sampled every 0.1 s |
| --- | --- | --- |
${row([long.grownBytes.measured, long.grownBytes.resident, long.grownBytes.highest].map(mebibytes))}

## Start

From a click on Play to the start of the frame that paints the first event, ${ROUNDS} rounds, at the default speed.

| puzzle | first time, median | longest | again, median | longest |
| --- | --- | --- | --- | --- |
${starts
  .map(({ name, first, again }) =>
    row([
      name,
      ...[first, again]
        .flatMap((times) => [quantile(times, 0.5), Math.max(...times)])
        .map((ms) => ms.toFixed(0)),
    ]),
  )
  .join('\n')}

## Cancel

From a click to the worker's last message of the previous run, ${CANCEL_ROUNDS} rounds, while an endless search runs.

| clicked or chosen | handled by the page, median | longest | worker has stopped, median | longest |
| --- | --- | --- | --- | --- |
${cancels
  .map(({ name, times }) => {
    const handled = times.map(({ handledMs }) => handledMs)
    const stopped = times.map(({ stoppedMs }) => stoppedMs)
    const both = [handled, stopped].flatMap((each) => [quantile(each, 0.5), Math.max(...each)])
    return row([name, ...both.map((ms) => ms.toFixed(1))])
  })
  .join('\n')}

## Browsers

The search against brute force: 138,350,568 events from Go to end to its end, then playback at 10,000 events/s for five seconds.

| | million events/s | frames/s | longest frame, ms |
| --- | --- | --- | --- |
${speeds.map(({ name, millionsPerSecond, framesPerSecond, longestMs }) => row([name, millionsPerSecond.toFixed(0), framesPerSecond.toFixed(1), longestMs.toFixed(0)])).join('\n')}

## Smoothness

*Work* is the main thread's processor time per frame, including throttling. Long tasks take more than 50 ms. A running search
occupies one core: with the throttled page on the other, none is left for the threads that draw, and throttling counts the
time that the page waits for its core as work.

| | screen | throttling | frames/s | frame interval, 99th percentile | longest | work | long tasks | longest |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${smooth.flatMap(({ throttling, screen, rows }) => rows.map((watched) => smoothRow(watched, throttling, screen))).join('\n')}
`
writeFileSync(new URL('../RESULTS.browser.md', import.meta.url), results)
console.log(results)
