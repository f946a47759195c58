/**
 * Media queries use the browser's font size. An extension or user style sheet may enlarge the root's font instead,
 * which media queries ignore: this module scales the queries along, so that the layout is the same.
 */

/** Root font size relative to the browser's, as in `base.css`. */
const OF_ROOT = 0.9375

/** Ratio of the root's font size to its size in `base.css`; 1 unless an extension or user style sheet changes it. */
let scale = 1
const listeners = new Set<() => void>()
/** Media queries before scaling, by rule. */
const originalQueries = new WeakMap<CSSMediaRule, string>()

/** Scales the em sizes of a media query to the root's font size. */
export function scaledQuery(query: string): string {
  if (scale === 1) return query
  return query.replace(/([\d.]+)em\b/g, (_, size: string) => `${Number(size) * scale}em`)
}

/** Calls back when the results of `scaledQuery` change. @returns unsubscribe */
export function onTextScale(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Observes the root's font size, and scales the media queries of the app's style sheets, including those loaded later.
 */
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
  // Reading the rules of sheets from other origins, such as those of extensions, throws.
  const own = Array.from(document.styleSheets).filter(({ href }) => href?.startsWith(location.origin) ?? true)
  for (const { cssRules } of own) scaleRules(cssRules)
}

function scaleRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = originalQueries.get(rule) ?? rule.media.mediaText
      originalQueries.set(rule, query)
      const scaled = scaledQuery(query)
      if (rule.media.mediaText !== scaled) rule.media.mediaText = scaled
    }
    if (rule instanceof CSSGroupingRule) scaleRules(rule.cssRules)
  }
}
