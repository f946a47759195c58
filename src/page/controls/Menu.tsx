import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from './Button.tsx'
import styles from './Menu.module.css'

interface Placed {
  /** Where the menu lies about its button: below or above it, flush with its start or its end. */
  readonly side?: 'below' | 'above'
  readonly align?: 'start' | 'end'
  /** Rendered while the menu is open. A press on an element with `data-closes` closes the menu. */
  readonly children: ReactNode
}

interface MenuProps
  extends Placed,
    Pick<ComponentProps<typeof Button>, 'label' | 'icon' | 'shows' | 'tone' | 'title'> {}

/** A button that opens a small dialog of controls beside it. */
export function Menu({ side, align, children, ...button }: MenuProps) {
  const menu = useMenu()
  const placed = { ...(side && { side }), ...(align && { align }) }
  return (
    <MenuPlace {...placed} menu={menu} name={button.label} opener={<Button {...button} {...menu.opening} />}>
      {children}
    </MenuPlace>
  )
}

interface OpenableMenu {
  readonly isOpen: boolean
  readonly id: string
  readonly place: RefObject<HTMLDivElement | null>
  /** Properties of the button that opens the menu. */
  readonly opening: Pick<
    ComponentProps<'button'>,
    'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'onClick'
  >
}

/**
 * A menu whose button may have any look. Escape, a press outside and leaving by Tab close it; Escape and closing
 * controls return the focus to the button.
 */
export function useMenu(): OpenableMenu {
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
      if (!(target instanceof Element) || target.closest('[data-closes]') === null) return
      // The control may have moved the focus.
      const { activeElement, body } = document
      if (activeElement === body || current.contains(activeElement)) closeToButton()
      else setOpen(false)
    }
    document.addEventListener('pointerdown', closeFromOutside, { signal })
    document.addEventListener('focusin', closeFromOutside, { signal })
    current.addEventListener('keydown', closeByKey, { signal })
    // In the bubbling phase of the document, so that the control acts while it is still rendered.
    document.addEventListener('click', closeByControl, { signal })
    return () => listening.abort()
  }, [isOpen])

  return {
    isOpen,
    id,
    place,
    opening: {
      'aria-expanded': isOpen,
      'aria-haspopup': 'dialog',
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setOpen(!isOpen),
    },
  }
}

interface MenuPlaceProps extends Placed {
  readonly menu: OpenableMenu
  /** Name of the dialog. */
  readonly name: string
  /** The button that opens the menu, or what contains it as the first button. */
  readonly opener: ReactElement
}

/** A button and the menu that it opens. */
export function MenuPlace({
  menu: { place, isOpen, id },
  side = 'below',
  align = 'start',
  name,
  opener,
  children,
}: MenuPlaceProps) {
  return (
    <div ref={place} className={styles.place}>
      {opener}
      {isOpen && (
        <div
          id={id}
          role="dialog"
          aria-label={name}
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

interface MenuItemProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  readonly label: string
  /** Shown at the end, e.g. the keys. */
  readonly note?: string | undefined
  /** True to leave the menu open after a press. */
  readonly staysOpen?: boolean
}

/** A row of a menu. */
export function MenuItem({ label, note, staysOpen = false, ...attributes }: MenuItemProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={styles.item}
      data-closes={staysOpen ? undefined : true}
      aria-label={label}
    >
      <span>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </button>
  )
}
