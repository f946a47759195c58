import { expect, test } from 'vitest'
import { headersAmong } from '../../../../src/worker/own/cpp/precompiledHeaders.ts'
import { keptFiles } from '../../../../src/worker/own/shared/keptFiles.ts'
import { cacheStorage } from '../../../support/cacheStorage.ts'

const FOLDER = 'https://backdoku.test/cpp/22/'

test('Headers that were compiled are found again, the four that came last', async () => {
  const { stored, caches } = cacheStorage()
  const kept = await keptFiles('cpp', FOLDER, { caches })
  await kept.keep(`${FOLDER}compiler.bin`, Uint8Array.of(0))
  const shelf = headersAmong(kept, FOLDER)
  for (const number of [1, 2, 3, 4, 5]) await shelf.keep(`#include <${number}>\n`, Uint8Array.of(number))
  expect(await shelf.precompiled('#include <1>\n')).toBeUndefined()
  for (const number of [2, 3, 4, 5])
    expect(await shelf.precompiled(`#include <${number}>\n`)).toEqual(Uint8Array.of(number))
  expect(stored.size).toBe(5)
  await shelf.drop('#include <2>\n')
  expect(await shelf.precompiled('#include <2>\n')).toBeUndefined()
  expect(await kept.file(`${FOLDER}compiler.bin`)).toEqual(Uint8Array.of(0))
})

test.each([
  ['there is no room', cacheStorage({ isFull: true })],
  ['the browser keeps nothing', {}],
])('Where %s, headers are compiled each time', async (_, scope) => {
  const shelf = headersAmong(await keptFiles('cpp', FOLDER, scope), FOLDER)
  await shelf.keep('#include <vector>\n', Uint8Array.of(1))
  expect(await shelf.precompiled('#include <vector>\n')).toBeUndefined()
  await shelf.drop('#include <vector>\n')
})
