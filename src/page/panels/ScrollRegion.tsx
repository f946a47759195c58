import type { KeyboardEvent, ReactNode } from 'react'
import styles from './ScrollRegion.module.css'

/** Region for content that may be wider than the panel. Scrolls by touch, wheel, and, once focused, arrow keys. */
export function ScrollRegion({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div className={styles.scroll} role="group" aria-label={name} tabIndex={0} onKeyDown={keepArrows}>
      {children}
    </div>
    // oxlint-enable
  )
}

/** Keeps arrow keys, Home and End for scrolling instead of stepping the search. */
function keepArrows(press: KeyboardEvent): void {
  if (press.target === press.currentTarget && /^(Arrow|Home|End)/.test(press.key)) press.stopPropagation()
}
