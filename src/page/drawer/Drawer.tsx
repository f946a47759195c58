import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ChevronIcon } from '../controls/icons.tsx'
import { lazyPart } from '../shell/lazyPart.tsx'
import { useApp, useAppStore, useCommand, useMessages } from '../store/useApp.ts'
import { frontOf } from '../session/sessions.ts'
import { drawerOf } from './commands.ts'
import type { DrawerTab } from './drawer.ts'
import type { ContentsProps } from './DrawerContents.tsx'
import styles from './Drawer.module.css'
import { Summary } from './Summary.tsx'
import { useIsWide } from './useIsWide.ts'

const DrawerContents = lazyPart(() => import('./DrawerContents.tsx'))

interface DrawerProps extends Omit<ContentsProps, 'tab' | 'isWide'> {
  /** Called when the user chooses the tab of values. Undefined for a program whose values cannot be asked for. */
  readonly openValues?: () => void
}

/**
 * The drawer under the code. Closed, it is one line with the values of the variables and the innermost call. Open, it
 * has tabs: variables and calls, breakpoints and, for the user's own program, values.
 */
export function Drawer({ openValues, ...contents }: DrawerProps) {
  const { drawer: words } = useMessages()
  const store = useAppStore()
  const command = useCommand(drawerOf)
  const drawer = useRef<HTMLElement>(null)
  const isWide = useIsWide(drawer)
  const isOpen = useApp((app) => app.preferences.isDrawerOpen)
  const tabs = tabsOf(isWide, openValues !== undefined)
  const tab = useApp(({ drawerTab }) => shownTab(drawerTab, tabs))

  function open(chosen: DrawerTab): void {
    if (chosen === 'values') openValues?.()
    else command({ kind: 'open', tab: chosen })
  }

  /** Opens a tab from the closed line, and moves the focus to the tab. */
  function openFromLine(chosen: DrawerTab): void {
    flushSync(() => open(chosen))
    drawer.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }

  function closeOnEscape(press: KeyboardEvent): void {
    const isInForm = press.target instanceof Element && press.target.closest('form') !== null
    // Escape leaves the board of an earlier call first.
    const isInspecting = frontOf(store.getState()).debugging.inspected !== undefined
    if (press.key !== 'Escape' || !isOpen || isInForm || isInspecting) return
    press.preventDefault()
    press.stopPropagation()
    command({ kind: 'close' })
    drawer.current?.querySelector<HTMLElement>('[data-toggle]')?.focus()
  }

  return (
    // Escape reaches this element from the controls in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={drawer}
      className={styles.drawer}
      aria-label={words.name}
      data-open={isOpen}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.bar}>
        {isOpen ? (
          <Tabs tabs={tabs} shown={tab} isWide={isWide} open={open} />
        ) : (
          <Summary lines={contents.lines} language={contents.language} tabs={tabs} open={openFromLine} />
        )}
        <button
          type="button"
          className={styles.toggle}
          data-toggle
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'drawer' : undefined}
          aria-label={isOpen ? words.close : words.open}
          title={isOpen ? words.close : words.open}
          onClick={() => (isOpen ? command({ kind: 'close' }) : open(tab))}
        >
          <ChevronIcon />
        </button>
      </div>
      {isOpen && (
        <div
          id="drawer"
          className={styles.body}
          role="tabpanel"
          aria-labelledby={`drawer-${tab}`}
          data-wide={isWide}
        >
          <DrawerContents {...contents} tab={tab} isWide={isWide} />
        </div>
      )}
    </section>
  )
}

function tabsOf(isWide: boolean, hasValues: boolean): readonly DrawerTab[] {
  return [
    'variables',
    ...(isWide ? [] : (['stack'] as const)),
    'breakpoints',
    ...(hasValues ? (['values'] as const) : []),
  ]
}

/** Returns the tab to show for the chosen one, which may be part of another tab or missing. */
function shownTab(chosen: DrawerTab, tabs: readonly DrawerTab[]): DrawerTab {
  return tabs.includes(chosen) ? chosen : 'variables'
}

interface TabsProps {
  readonly tabs: readonly DrawerTab[]
  readonly shown: DrawerTab
  readonly isWide: boolean
  readonly open: (tab: DrawerTab) => void
}

function Tabs({ tabs, shown, isWide, open }: TabsProps) {
  const { drawer: words } = useMessages()
  const list = useRef<HTMLDivElement>(null)

  function moveByKey(press: KeyboardEvent): void {
    const here = tabs.indexOf(shown)
    const targets: Partial<Record<string, number>> = {
      ArrowRight: here + 1,
      ArrowLeft: here - 1,
      Home: 0,
      End: -1,
    }
    const target = targets[press.key]
    if (target === undefined) return
    press.preventDefault()
    press.stopPropagation()
    const index = (target + tabs.length) % tabs.length
    open(tabs[index])
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index].focus()
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={words.name} onKeyDown={moveByKey}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`drawer-${tab}`}
          className={styles.tab}
          aria-selected={tab === shown}
          aria-controls="drawer"
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => open(tab)}
        >
          {tab === 'variables' && isWide ? words.tabs.both : words.tabs[tab]}
        </button>
      ))}
    </div>
  )
}
