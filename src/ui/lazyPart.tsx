import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { NotLoaded } from './NotLoaded.tsx'
import type { PartFault } from './partFault.ts'

interface FailureProps {
  readonly fault: PartFault
  /** It has been tried again in vain: some browsers remember for ever that a script did not load. */
  readonly hasTried: boolean
  readonly again: () => void
}

/** Takes the place of a part that could not be loaded or drawn. */
export type Failure = ComponentType<FailureProps>

/**
 * A component with a file of its own, which is loaded when it is first drawn. Where that fails, or the component throws,
 * `Failure` stands in its place and offers to try again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Failure: Failure = NotLoaded,
): ComponentType<Props> {
  // React keeps a component that did not load as failed: each attempt is a new one.
  const attempt = () => lazy(() => loaded(load))
  let Part = attempt()
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

class MissingPartError extends Error {
  override name = 'MissingPartError'
}

async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw new MissingPartError('A part of the page did not load', { cause: error })
  }
}

interface BoundaryProps {
  readonly Failure: Failure
  readonly failed: (fault: PartFault) => void
  /** Called before the part is drawn again. */
  readonly again: () => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly fault?: PartFault | undefined
  readonly hasTried?: boolean
}

/** Keeps an error in a part from taking the page with it. */
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
