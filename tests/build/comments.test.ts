/** Comments say the thing itself: none opens with “What …”. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const CODE = /\.(?:ts|tsx|mjs|css)$/
/** Up to a sentence of its own that begins so; in code of ours no other text stands behind these. */
const OPENING = /^\s*(?:\/\/|\/?\*\*?)(?:.*[.:;])?\s*What\b/

test.each(['src', 'tests', 'e2e', 'scripts', 'build', 'bench'])('in %s', (folder) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    CODE.test(name),
  )
  expect(files.length).toBeGreaterThan(0)
  const openings = files.flatMap((name) =>
    readFileSync(join(ROOT, folder, name), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        OPENING.test(line) ? [`${folder}/${name}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  expect(openings).toEqual([])
})
