import { expect, test } from 'vitest'
import { keptFiles } from '../../../src/runner/worker/keptFiles.ts'

const FOLDER = 'https://backdoku.test/python/314/'

class FakeCache {
  async keys(): Promise<readonly { readonly url: string }[]> {
    return [{ url: `${FOLDER}kept` }]
  }
  async match(): Promise<Response | undefined> {
    return new Response('kept')
  }
  async put(): Promise<void> {}
  async add(): Promise<void> {}
  async delete(): Promise<boolean> {
    return true
  }
}

test('replaced methods of the cache’s class, as a program may leave them, are never handed the cache', async () => {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the only method in use
  const caches = { open: async () => new FakeCache() } as unknown as CacheStorage
  const kept = await keptFiles('python', FOLDER, { caches })
  const seen: unknown[] = []
  for (const name of ['keys', 'match', 'put', 'add', 'delete'] as const)
    FakeCache.prototype[name] = function (this: unknown) {
      seen.push(this)
      throw new Error('Replaced')
    }
  await kept.keep(`${FOLDER}kept`, new Uint8Array(1))
  await kept.drop(`${FOLDER}kept`)
  await kept.cacheScript(`${FOLDER}kept`)
  expect(await kept.file(`${FOLDER}kept`)).toHaveLength('kept'.length)
  expect(await kept.addresses()).toEqual([`${FOLDER}kept`])
  expect(seen).toEqual([])
})
