import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import app from './vite.config.ts'

const APP_TESTS = ['tests/app/**/*.test.ts', 'tests/worker/**/*.test.ts']

export default mergeConfig(
  app,
  defineConfig({
    test: {
      // Long searches run in some tests, and no test asserts a time: only a hang is to be caught.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      // One core is left idle otherwise: on two, that is half of the machine.
      maxWorkers: '100%',
      setupFiles: ['tests/waiting.ts', 'tests/seeding.ts'],
      tags: [{ name: 'thorough', description: 'Takes long, and runs in npm run test:all.' }],
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/**/*.test.ts'],
            exclude: APP_TESTS,
          },
        },
        {
          extends: true,
          // Each makes a store of its own, and shares the modules: to load them took longer than most of these tests.
          test: { name: 'app', environment: 'node', include: APP_TESTS, isolate: false },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'happy-dom',
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['tests/setup.ts'],
          },
        },
      ],
    },
  }),
)
