import { expect, test } from 'vitest'
import { browserHeaderCache } from '../../../src/runner/cpp/precompiledHeaders.ts'
import { keptFiles } from '../../../src/runner/worker/keptFiles.ts'
import { cacheStorage } from '../../support/cacheStorage.ts'

const FOLDER = 'https://backdoku.test/cpp/22/'

test('Compiled headers are found again, up to the latest four', async () => {
  const { stored, caches } = cacheStorage()
  const kept = await keptFiles('cpp', FOLDER, { caches })
  await kept.keep(`${FOLDER}compiler.bin`, Uint8Array.of(0))
  const cache = browserHeaderCache(kept, FOLDER)
  for (const number of [1, 2, 3, 4, 5]) await cache.keep(`#include <${number}>\n`, Uint8Array.of(number))
  expect(await cache.precompiled('#include <1>\n')).toBeUndefined()
  for (const number of [2, 3, 4, 5])
    expect(await cache.precompiled(`#include <${number}>\n`)).toEqual(Uint8Array.of(number))
  expect(stored.size).toBe(5)
  await cache.drop('#include <2>\n')
  expect(await cache.precompiled('#include <2>\n')).toBeUndefined()
  expect(await kept.file(`${FOLDER}compiler.bin`)).toEqual(Uint8Array.of(0))
})

test.each([
  ['there is no room', cacheStorage({ isFull: true })],
  ['the browser keeps nothing', {}],
])('When %s, headers are compiled each time', async (_, scope) => {
  const cache = browserHeaderCache(await keptFiles('cpp', FOLDER, scope), FOLDER)
  await cache.keep('#include <vector>\n', Uint8Array.of(1))
  expect(await cache.precompiled('#include <vector>\n')).toBeUndefined()
  await cache.drop('#include <vector>\n')
})
