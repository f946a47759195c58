import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { IS_THOROUGH } from './tests/thorough.ts'
import app from './vite.config.ts'

/**
 * Slow tests, for thorough runs only: compilers and interpreters on many programs, and every verdict's sentence. What each
 * language can be asked remains, in its `outcomes`. One file of C++ remains, because each process that compiles C++ starts
 * Clang, which takes longer than all tests of that file.
 */
const LONG = [
  'tests/runner/cpp/{copiedStrings,finding,following,grading,imports,inspecting,mistakes,precompiled,reading,recording,streams,surrounding*}.test.ts',
  'tests/runner/python/{counting,finding,following,inspecting,notes,otherBoards,reading,snapshot,streams,timing}.test.ts',
  'tests/runner/worker/hiddenSteps.test.ts',
  'tests/runner/javascript/{inspecting,reading,streams,surrounding*}.test.ts',
  'tests/page/compare/lockstep/lockstepMeasures.test.ts',
  'tests/page/own/{keptPrograms,ownOutcomes}.test.ts',
  'tests/page/own/ownVerdict.test.tsx',
]
const LEFT_OUT = IS_THOROUGH ? [] : LONG

export default mergeConfig(
  app,
  defineConfig({
    test: {
      // Only catches hangs: some tests run long searches, and no test asserts a time.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      // The default leaves one core idle, which is half of a machine with two.
      maxWorkers: '100%',
      setupFiles: ['tests/waiting.ts', 'tests/seeding.ts', 'tests/reader.ts'],
      tags: [{ name: 'thorough', description: 'Takes long, and runs in npm run test:all.' }],
      // Test files share loaded modules, because loading takes longer than most tests run. Each test creates the state
      // that it changes.
      isolate: false,
      projects: [
        {
          extends: true,
          test: { name: 'node', environment: 'node', include: ['tests/**/*.test.ts'], exclude: LEFT_OUT },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'happy-dom',
            // A laptop's window, in which all controls have room.
            environmentOptions: { happyDOM: { width: 1280, height: 720 } },
            include: ['tests/**/*.test.tsx'],
            exclude: LEFT_OUT,
            setupFiles: ['tests/setup.ts'],
          },
        },
      ],
    },
  }),
)
