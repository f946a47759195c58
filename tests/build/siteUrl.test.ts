import { expect, test } from 'vitest'
import { withSiteUrl } from '../../build/siteUrl.ts'

const PAGE = '<meta property="og:title" content="./og.png"><meta property="og:image" content="./og.png">'

test('the picture has an absolute address below that of the site', () => {
  const expected = PAGE.replace('image" content="./', 'image" content="https://blog.example/sudoku/')
  for (const site of ['https://blog.example/sudoku', 'https://blog.example/sudoku/'])
    expect(withSiteUrl(PAGE, site)).toBe(expected)
})

test('nothing changes when the address is unknown, and an invalid one is refused', () => {
  for (const site of [undefined, '']) expect(withSiteUrl(PAGE, site)).toBe(PAGE)
  expect(() => withSiteUrl(PAGE, 'sudoku')).toThrow(TypeError)
})
