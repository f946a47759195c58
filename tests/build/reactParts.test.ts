/** The build leaves parts of React out: the app is not to use them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../../src')
const PARTS = [
  /\b(?:hydrateRoot|ViewTransition|SuspenseList|Activity|useActionState|useFormStatus|useOptimistic)\b/,
  /\b(?:Children|cloneElement|startTransition|addTransitionType|requestFormReset)\b/,
  /\b(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|cache|cacheSignal)\b.* from 'react/,
  // Metadata, custom elements, actions of forms and buttons, refs of fragments.
  /<(?:title|meta|link|style|script|[a-z]+-[a-z]+)\b/,
  /<(?:form|button|input)\b[^>]*\b(?:action|formAction)=/,
  /<Fragment\b[^>]*\bref=/,
  /\bon(?:Select|BeforeInput|Composition(?:Start|Update|End))(?:Capture)?=/,
]

test('no component uses a part of React that the build leaves out', () => {
  const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  expect(components.length).toBeGreaterThan(100)
  const uses = components.flatMap((name) => {
    const source = readFileSync(join(SOURCES, name), 'utf8')
    return PARTS.flatMap((part) => part.exec(source)?.[0] ?? []).map((used) => `${name}: ${used}`)
  })
  expect(uses).toEqual([])
})
