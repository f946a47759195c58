import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './Menu.module.css'

interface MenuProps
  extends Pick<ComponentProps<typeof Button>, 'label' | 'icon' | 'shows' | 'tone' | 'title'> {
  /** Where the menu lies about its button: below or above it, flush with its start or its end. */
  readonly side?: 'below' | 'above'
  readonly align?: 'start' | 'end'
  /** Rendered while the menu is open. A press on an element with `data-closes` closes the menu. */
  readonly children: ReactNode
}

/**
 * A button that opens a small dialog of controls beside it. Escape, a press outside and leaving by Tab close it; Escape
 * and closing controls return the focus to the button.
 */
export function Menu({ side = 'below', align = 'start', children, ...button }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = place
    if (!isOpen || current === null) return
    const listening = new AbortController()
    const { signal } = listening
    const closeToButton = () => {
      current.querySelector('button')?.focus()
      setOpen(false)
    }
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !current.contains(target)) setOpen(false)
    }
    const closeByKey = (press: KeyboardEvent) => {
      if (press.key !== 'Escape') return
      press.stopPropagation()
      closeToButton()
    }
    const closeByControl = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-closes]') !== null) closeToButton()
    }
    document.addEventListener('pointerdown', closeFromOutside, { signal })
    document.addEventListener('focusin', closeFromOutside, { signal })
    current.addEventListener('keydown', closeByKey, { signal })
    // In the bubbling phase of the document, so that the control acts while it is still rendered.
    document.addEventListener('click', closeByControl, { signal })
    return () => listening.abort()
  }, [isOpen])

  return (
    <div ref={place} className={styles.place}>
      <Button
        {...button}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div
          id={id}
          role="dialog"
          aria-label={button.label}
          className={styles.menu}
          data-side={side}
          data-align={align}
        >
          {children}
        </div>
      )}
    </div>
  )
}
