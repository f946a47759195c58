import { defineConfig } from '@playwright/test'
import { PROJECTS } from './e2e/projects.ts'
import type { BrowserOptions } from './e2e/test.ts'

export default defineConfig<BrowserOptions>({
  testDir: 'e2e',
  // In ms, generous for a busy machine: no test asserts a time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${process.env['BACKDOKU_PORT']}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Only offline.spec.ts and engines.spec.ts allow the service worker.
    serviceWorkers: 'block',
    // Tracing every test would take a fifth of their time. To trace one: npm run e2e -- name --trace on
    screenshot: 'only-on-failure',
  },
  projects: [...PROJECTS],
  webServer: {
    command: 'node scripts/start.mjs --built --port 0',
    // Port 0 picks a free port; Playwright sets BACKDOKU_PORT from this match before the workers start.
    wait: { stdout: /localhost:(?<backdoku_port>\d+)/ },
  },
})
