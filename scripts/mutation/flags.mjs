/** Setup file of each test file: records which source places its tests reach; see `reach.mjs`. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

const directory = process.env['REACH']

// Global, because the instrumented sources set the flags without importing anything.
const flags = new Uint8Array(1 << 16)
Object.assign(globalThis, { reached: flags })

afterAll(() => {
  const { testPath } = expect.getState()
  if (directory === undefined || directory === '' || testPath === undefined) return
  const name = createHash('sha256').update(testPath).digest('hex')
  const numbers = [...flags.keys()].filter((number) => flags[number] === 1)
  writeFileSync(join(directory, name), JSON.stringify({ testPath, numbers }))
})
