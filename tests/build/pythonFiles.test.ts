import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pythonFilePaths } from '../../build/pythonFiles.ts'

const MOST_BYTES = 6_200_000

test('the Python interpreter takes no more than 6.2 MB to fetch', async () => {
  const sizes = Object.values(await pythonFilePaths()).map(
    (path) => gzipSync(readFileSync(path), { level: 9 }).length,
  )
  expect(sizes).toHaveLength(4)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
})
