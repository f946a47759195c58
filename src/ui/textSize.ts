/**
 * Media queries take the size of text that the browser is set to. An extension, or a style sheet of the user's own, may enlarge the
 * root of the page instead, which media queries do not see: here their sizes grow with it, so that the page is laid out alike.
 */

/** As `base.css` sets the root, of the browser's own size. */
const OF_ROOT = 0.9375

/** The root's text over that of media queries. */
let scale = 1
const listeners = new Set<() => void>()
const written = new WeakMap<CSSMediaRule, string>()

/** A media query with its sizes in em as large as the root's text makes them. */
export function scaledQuery(query: string): string {
  if (scale === 1) return query
  return query.replace(/([\d.]+)em\b/g, (_, size: string) => `${Number(size) * scale}em`)
}

/** Calls back when `scaledQuery` has other answers. @returns ends that */
export function onTextScale(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows the root's text from now on, and scales style sheets that come later, too. */
export function followTextSize(): void {
  const probe = document.createElement('div')
  probe.className = 'text-probe'
  document.body.append(probe)
  const measure = () => {
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const browser = Number.parseFloat(getComputedStyle(probe).fontSize)
    const measured = root / (browser * OF_ROOT)
    const before = scale
    scale = Math.abs(measured - 1) < 0.01 ? 1 : measured
    if (scale === before) return
    scaleSheets()
    for (const listener of listeners) listener()
  }
  new ResizeObserver(measure).observe(probe)
  new MutationObserver(() => {
    if (scale === 1) return
    for (const link of document.head.querySelectorAll('link[rel=stylesheet]'))
      link.addEventListener('load', scaleSheets, { once: true })
  }).observe(document.head, { childList: true })
}

function scaleSheets(): void {
  // Those of extensions cannot be read.
  const own = Array.from(document.styleSheets).filter(({ href }) => href?.startsWith(location.origin) ?? true)
  for (const { cssRules } of own) scaleRules(cssRules)
}

function scaleRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText
      written.set(rule, query)
      const scaled = scaledQuery(query)
      if (rule.media.mediaText !== scaled) rule.media.mediaText = scaled
    }
    if (rule instanceof CSSGroupingRule) scaleRules(rule.cssRules)
  }
}
