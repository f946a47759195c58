import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { IS_THOROUGH } from './tests/thorough.ts'
import app from './vite.config.ts'

/** Compilers and interpreters on every shape of program, and every sentence about a verdict: for thorough runs. */
const LONG = [
  'tests/worker/own/cpp/{finding,inspecting,mistakes,streams}.test.ts',
  'tests/worker/own/python/{notes,snapshot,timing}.test.ts',
  'tests/worker/own/shared/hiddenSteps.test.ts',
  'tests/worker/own/javascript/inspecting.test.ts',
  'tests/features/race/raceMeasures.test.ts',
  'tests/features/own/ownVerdict.test.tsx',
]
const LEFT_OUT = IS_THOROUGH ? [] : LONG

const APP_TESTS = ['tests/{app,features,worker}/**/*.test.ts']

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
      // Without isolation files share their modules: to load them takes longer than most tests. Each test makes what it changes.
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            isolate: false,
            include: ['tests/**/*.test.ts'],
            exclude: [...APP_TESTS, ...LEFT_OUT],
          },
        },
        {
          extends: true,
          test: { name: 'app', environment: 'node', include: APP_TESTS, exclude: LEFT_OUT, isolate: false },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'happy-dom',
            include: ['tests/**/*.test.tsx'],
            exclude: LEFT_OUT,
            setupFiles: ['tests/setup.ts'],
          },
        },
      ],
    },
  }),
)
