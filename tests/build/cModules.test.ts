import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { cModules } from '../../build/cModules.ts'

const folder = mkdtempSync(join(tmpdir(), 'c-modules-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a C file and the header `half.h`, and builds them as `<name>.mjs`. @returns the path of the built module */
async function buildModule(name: string, text: string): Promise<string> {
  writeFileSync(join(folder, 'half.h'), 'static int half(int whole) { return whole / 2; }\n')
  writeFileSync(join(folder, `${name}.c`), text)
  writeFileSync(join(folder, `${name}.js`), `export * from './${name}.c'`)
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [cModules()],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: join(folder, `${name}.js`), output: { entryFileNames: `${name}.mjs` } },
    },
  })
  return join(folder, `${name}.mjs`)
}

const HALVING = `#include "half.h"
__attribute__((visibility("default"))) int number;
__attribute__((export_name("run"))) int run(void) { return half(number); }
`

test('a C file becomes the bytes of a module, and the addresses of what it shares', {
  tags: ['thorough'],
}, async () => {
  const { bytes, addresses } = await import(await buildModule('halving', HALVING))
  expect(Object.keys(addresses)).toEqual(['number'])
  const { instance } = await WebAssembly.instantiate(bytes)
  const { run, memory } = instance.exports
  if (!(memory instanceof WebAssembly.Memory) || typeof run !== 'function') throw new TypeError()
  new Int32Array(memory.buffer)[addresses.number / 4] = 84
  expect(run()).toBe(42)
})

test('a compile error stops the build with the message of the compiler', { tags: ['thorough'] }, async () => {
  await expect(buildModule('mistaken', 'int run(void) { return nothing; }')).rejects.toThrow(
    /undeclared identifier 'nothing'/,
  )
})
