import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts'
import { customMedia } from './build/customMedia.ts'
import { fetchingFiles } from './build/fetchingFiles.ts'
import { fontSubset } from './build/fontSubset.ts'
import { listings } from './build/listings.ts'
import { opening } from './build/opening.ts'
import { programMenu } from './build/programMenu.ts'
import { scales } from './build/scales.ts'

export default defineConfig({
  // Relative addresses: dist/ works in any folder of any host.
  base: './',
  // A file that does not exist is a 404, not the page once more.
  appType: 'mpa',
  plugins: [
    react(),
    customMedia(),
    scales(),
    programMenu(),
    listings(),
    opening(),
    fontSubset(),
    fetchingFiles(),
    contentSecurityPolicy(),
  ],
  worker: { format: 'es' },
  // Class names need to be told apart, not read: long ones are a kilobyte of every page.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    // Inlined files would be data: addresses, which the policy refuses to fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Tools for React look at the page as it is developed; what it tells them is a part of every first visit.
      transform: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } },
      // How long plugins take is no warning.
      checks: { bundlerTimings: false },
      // One file for everything that the page needs at once, however many lazy ones share parts of it.
      output: { codeSplitting: { groups: [{ name: 'index', test: /src.main\.tsx$/ }] } },
    },
    // The first versions with light-dark(), which is otherwise rewritten to something longer and weaker.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
