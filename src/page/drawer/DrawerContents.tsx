import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { ListingLanguage } from '../../search/programs/folder.ts'
import type { HighlightedLine } from '../../search/steps/listing.ts'
import type { ProgramCall } from '../../search/steps/step.ts'
import { assertNever } from '../../sudoku/result.ts'
import { Breakpoints } from './Breakpoints.tsx'
import { CallStack } from './CallStack.tsx'
import type { DrawerTab } from './drawer.ts'
import styles from './Drawer.module.css'
import { Variables } from './Variables.tsx'

/** What the user's own program adds. */
export interface OwnParts {
  /** Renders the name of a variable of the innermost call. */
  readonly Name: ComponentType<{ readonly name: string }>
  /** Renders a call. */
  readonly Call: ComponentType<{ readonly call: ProgramCall }>
  /** Renders the call that has just returned. */
  readonly Returned: ComponentType
  /** Content of the tab of values. */
  readonly values: ReactElement
  readonly belowBreakpoints: ReactElement | false
}

const NO_PARTS: Partial<OwnParts> = {}

export interface ContentsProps {
  readonly tab: DrawerTab
  readonly isWide: boolean
  /** Language in whose syntax values are shown. */
  readonly language: ListingLanguage
  /** Lines of the program. */
  readonly lines: readonly HighlightedLine[]
  readonly own?: OwnParts
}

/** The open tab of the drawer. */
export default function DrawerContents({ tab, isWide, language, lines, own }: ContentsProps): ReactNode {
  const { values, belowBreakpoints } = own ?? NO_PARTS
  const variables = <Variables language={language} Name={own?.Name} />
  const stack = <CallStack lines={lines} language={language} Own={own?.Call} Returned={own?.Returned} />
  switch (tab) {
    case 'variables':
      return isWide ? (
        <>
          <div className={styles.column}>{variables}</div>
          <div className={styles.column}>{stack}</div>
        </>
      ) : (
        <div className={styles.column}>{variables}</div>
      )
    case 'stack':
      return <div className={styles.column}>{stack}</div>
    case 'breakpoints':
      return (
        <div className={styles.column}>
          <Breakpoints lines={lines} />
          {belowBreakpoints}
        </div>
      )
    case 'values':
      return values
    default:
      return assertNever(tab)
  }
}
