import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cModules } from './build/cModules.ts'
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts'
import { cppFiles } from './build/cppFiles.ts'
import { fontSubset } from './build/fontSubset.ts'
import { javascriptRealm } from './build/javascriptRealm.ts'
import { listings } from './build/listings.ts'
import { pythonFiles } from './build/pythonFiles.ts'
import { siteUrl } from './build/siteUrl.ts'
import { serviceWorker } from './build/serviceWorker.ts'

export default defineConfig({
  // Relative addresses: dist/ works in any folder of any host.
  base: './',
  // A file that does not exist is a 404, not the page once more.
  appType: 'mpa',
  plugins: [
    react(),
    listings(),
    fontSubset(),
    contentSecurityPolicy(),
    siteUrl(),
    cModules(),
    pythonFiles(),
    cppFiles(),
    javascriptRealm(),
    serviceWorker(),
  ],
  worker: {
    format: 'es',
    plugins: () => [cModules(), pythonFiles(), cppFiles(), javascriptRealm()],
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      // A grid of one style sheet places what others style.
      cssModules: { grid: false },
      // As in cssTarget below, with 16 bits for the major version and 8 for the minor one.
      targets: { chrome: 0x7b_00_00, firefox: 0x78_00_00, safari: 0x11_05_00 },
    },
  },
  build: {
    // Inlined files would be data: addresses, which the policy refuses to fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Tools for React look at the page as it is developed; what it tells them is a part of every first visit.
      transform: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } },
      // How long plugins take is no warning.
      checks: { bundlerTimings: false },
    },
    // The first versions with light-dark(), which is otherwise rewritten to something longer and weaker.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
