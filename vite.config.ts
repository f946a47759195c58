import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classNames } from './build/classNames.ts'
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts'
import { cppFiles } from './build/cppFiles.ts'
import { customMedia } from './build/customMedia.ts'
import { fetchingFiles } from './build/fetchingFiles.ts'
import { fontSubset } from './build/fontSubset.ts'
import { javascriptRealm } from './build/javascriptRealm.ts'
import { listings } from './build/listings.ts'
import { opening } from './build/opening.ts'
import { reactParts } from './build/reactParts.ts'
import { programMenu } from './build/programMenu.ts'
import { pythonFiles } from './build/pythonFiles.ts'
import { siteUrl } from './build/siteUrl.ts'
import { scales } from './build/scales.ts'
import { serviceWorker } from './build/serviceWorker.ts'

/** A first visit gets the names of all files that are loaded on demand: each has a letter less than it would by itself. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** Files that come with others, what they alone import among them: of two that want the same, the first has it. */
const FILES = [
  // All that the page needs at once, however many lazy ones share parts of it; small parts that each first visit needs; and the
  // line that has run, which a frame of another page shows without the panel.
  {
    name: 'index',
    test: /src.main\.tsx$|rolldown.runtime|i18n.(josa|en.plural)|ui.Section\.(tsx|module\.css)|panels.program.(commands|Reason|useListing|running)\.|ui.searching\.ts|timeline.(drawWaveform|useCanvasSize|useKeptStyle|useWaveformColours|Waveform\.module)|core.(candidates|search.branches|steps.(lineOfStep|settling)|trace.(landmarks|envelope|page|depths))\.ts$/,
  },
  // Words that views share, once one of them is used.
  { name: 'searching', test: /i18n.((en|ko).)?(searching|boardView)\.ts$|i18n.durations\.ts$/ },
  // Small, and of use to whoever does something.
  { name: 'using', test: /src.ui.using\.ts$|panels.usePanelsSeen|ui.intoView/ },
  // The address of the page, kept from the first step on.
  {
    name: 'link',
    test: /store.(link|query)\.ts$|view.(keptView|showRange)|src.addressBar|racing.(raceLink|lockstep)\.ts$/,
  },
  // Small, and shared by panels and views that come later.
  {
    name: 'shared',
    test: /seconds.(limits|secondsRange)\.ts$|own.limits\.ts$|i18n.(seconds|secondsRange|rounding)\.ts$|ui.(CopyIcon|SelectField)|panels.(BackgroundFailure|ScrollRegion)|views.(searchKeys|useNoSearchKeys)|racing.raceRate|sharing.addresses|guide.guideSteps|panels.puzzle.Forgets/,
  },
  // Files that are saved, and what draws pictures for them.
  { name: 'saveFile', test: /src.(saveFile|pictures|video.videoFormats)\.ts$/ },
  { name: 'keptTools', test: /own.keptTools\.ts$|src.toolPlaces/ },
  {
    name: 'watching',
    test: /session.watching\.ts$|playback.growing|core.givens\.ts$|programs.shared.rowMajor/,
  },
  { name: 'debugger', test: /session.debugger\.ts$|programs.shared.(recursion|values)|steps.refusals/ },
  { name: programOf, test: /programs.[^/\\]+.(strategy|stepper)\.ts$/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }))

/** What the page runs of a program, in one file. */
function programOf(path: string): string {
  return path.replaceAll('\\', '/').split('/').at(-2) ?? 'program'
}

export default defineConfig({
  // Relative addresses: dist/ works in any folder of any host.
  base: './',
  // A file that does not exist is a 404, not the page once more.
  appType: 'mpa',
  plugins: [
    react(),
    reactParts(),
    customMedia(),
    scales(),
    programMenu(),
    listings(),
    opening(),
    fontSubset(),
    fetchingFiles(),
    contentSecurityPolicy(),
    siteUrl(),
    pythonFiles(),
    cppFiles(),
    javascriptRealm(),
    serviceWorker(),
  ],
  worker: {
    format: 'es',
    plugins: () => [pythonFiles(), cppFiles(), javascriptRealm()],
    // Shared by programs, and small.
    rolldownOptions: {
      output: {
        ...NAMES,
        codeSplitting: { groups: [{ name: 'shared', test: /core.units|shared.rowMajor/ }] },
      },
    },
  },
  css: { modules: { generateScopedName: classNames(join(import.meta.dirname, 'src')) } },
  build: {
    // Inlined files would be data: addresses, which the policy refuses to fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Tools for React look at the page as it is developed; what it tells them is a part of every first visit.
      transform: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } },
      // How long plugins take is no warning.
      checks: { bundlerTimings: false },
      output: { ...NAMES, codeSplitting: { groups: FILES } },
    },
    // The first versions with light-dark(), which is otherwise rewritten to something longer and weaker.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
