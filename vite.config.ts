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
  // Relative URLs, so that dist/ works in any folder of any host.
  base: './',
  // A missing file is a 404, not a fallback to the page.
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
      // Grid names stay global: one style sheet places elements that others style.
      cssModules: { grid: false },
      // Same versions as cssTarget below, encoded as major << 16 | minor << 8.
      targets: { chrome: 0x7b_00_00, firefox: 0x78_00_00, safari: 0x11_05_00 },
    },
  },
  build: {
    // All browsers that the build targets preload modules themselves.
    modulePreload: { polyfill: false },
    // No inlining: the CSP refuses data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Drops React's DevTools integration from the build: it adds bytes to every first visit.
      transform: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } },
      // Silences warnings about slow plugins.
      checks: { bundlerTimings: false },
    },
    // First versions with light-dark(); for older ones it is rewritten to something longer and weaker.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
