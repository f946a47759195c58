import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { NotLoaded, type PartFault } from './NotLoaded.tsx'
import type { Actions } from '../store/actions.ts'
import { useActions } from '../store/useApp.ts'

interface FailureProps {
  readonly fault: PartFault
  /** True after a retry: another may be useless, because some browsers cache a failed script load permanently. */
  readonly hasTried: boolean
  /** Renders the part again, and loads it again if it could not be loaded. */
  readonly again: () => void
}

/** Shown in place of a part that could not be loaded or drawn. */
export type Failure = ComponentType<FailureProps>

/**
 * Returns a component that loads its module when first rendered. If loading fails or the component throws, renders
 * `Failure` with a retry.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Failure: Failure = NotLoaded,
): ComponentType<Props> {
  // React caches a failed lazy component, so each attempt creates a new one.
  const attempt = () => lazy(() => loadPart(load))
  let Part = attempt()
  /** Prepares a new attempt if the module did not load. */
  function failed(fault: PartFault): void {
    if (fault === 'missing') Part = attempt()
  }
  return function LazyPart(props: Props) {
    const [Drawn, setDrawn] = useState(() => Part)
    return (
      <PartBoundary Failure={Failure} failed={failed} again={() => setDrawn(() => Part)}>
        <Suspense>
          <Drawn {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}

/** As `lazyPart`, for what lies over the page: if loading fails, the message says so in its place, and closes it. */
export function lazySheet<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  close: (actions: Actions) => void,
): ComponentType<Props> {
  return lazyPart(load, function NoSheet(failure) {
    const actions = useActions()
    return <NotLoaded {...failure} place="page" close={() => close(actions)} />
  })
}

class MissingPartError extends Error {
  override name = 'MissingPartError'
}

async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw new MissingPartError('A part of the page did not load', { cause: error })
  }
}

interface BoundaryProps {
  readonly Failure: Failure
  /** Called when the part could not be loaded or drawn. */
  readonly failed: (fault: PartFault) => void
  /** Called before the part renders again. */
  readonly again: () => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly fault?: PartFault | undefined
  readonly hasTried?: boolean
}

/** Error boundary that confines errors to the part. */
class PartBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: faultOf(error) }
  }

  override componentDidCatch(error: unknown): void {
    this.props.failed(faultOf(error))
  }

  readonly #again = (): void => {
    this.props.again()
    this.setState({ fault: undefined, hasTried: true })
  }

  override render(): ReactNode {
    const { Failure, children } = this.props
    const { fault, hasTried = false } = this.state
    if (fault === undefined) return children
    return <Failure fault={fault} hasTried={hasTried} again={this.#again} />
  }
}

function faultOf(error: unknown): PartFault {
  return error instanceof MissingPartError ? 'missing' : 'broken'
}
