import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  lazy,
  useState,
  useSyncExternalStore,
} from 'react'
import { NotLoaded } from './NotLoaded.tsx'
import type { PartFault } from './partFault.ts'
import { type Source, sourceOf } from './source.ts'

interface FailureProps {
  readonly fault: PartFault
  readonly again: () => void
}

/** Takes the place of a part that could not be loaded or drawn. */
export type Failure = ComponentType<FailureProps>

/** A component that is loaded when it is first drawn. Where that fails, `Failure` stands in its place, and can have it tried again. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Failure?: Failure,
): ComponentType<Props> {
  return partOf(sourceOf(load), (module) => module.default, Failure)
}

/** As `lazyPart`, for one of several components from the same source: when one has it tried again, all do. */
export function partOf<Module, Props extends object>(
  source: Source<Module>,
  choose: (module: Module) => ComponentType<Props>,
  Failure: Failure = NotLoaded,
): ComponentType<Props> {
  let asked: Promise<Module> | undefined
  let Part: ComponentType<Props>
  /** The component of an attempt to load it. React keeps one that has failed for ever. */
  function partOfAttempt(attempt: Promise<Module>): ComponentType<Props> {
    if (attempt !== asked) Part = lazy(async () => ({ default: choose(await arrived(attempt)) }))
    asked = attempt
    return Part
  }
  return function LazyPart(props: Props) {
    // Whoever comes back to what had failed wants it now.
    const [first] = useState(source.ask)
    const attempt = useSyncExternalStore(source.subscribe, source.current) ?? first
    // A part at hand is drawn at once; one that has been waited for stays the one that it is.
    const [Loaded] = useState(() => {
      const module = source.loaded()
      return module === undefined ? undefined : choose(module)
    })
    const Drawn = Loaded ?? partOfAttempt(attempt)
    return (
      <Boundary attempt={attempt} Failure={Failure} ask={() => void source.ask()}>
        <Suspense>
          <Drawn {...props} />
        </Suspense>
      </Boundary>
    )
  }
}

class MissingPartError extends Error {
  override name = 'MissingPartError'
}

async function arrived<Module>(attempt: Promise<Module>): Promise<Module> {
  try {
    return await attempt
  } catch (error) {
    throw new MissingPartError('A part of the page did not load', { cause: error })
  }
}

interface BoundaryProps {
  /** With another one, the part is drawn again. */
  readonly attempt: unknown
  readonly Failure: Failure
  /** Has the part loaded again, if it did not load. */
  readonly ask: () => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failedAttempt?: unknown
  readonly fault?: PartFault | undefined
}

/** Keeps what goes wrong in a part from taking the page with it. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: error instanceof MissingPartError ? 'missing' : 'broken' }
  }

  static getDerivedStateFromProps(
    { attempt }: BoundaryProps,
    { failedAttempt }: BoundaryState,
  ): BoundaryState {
    return attempt === failedAttempt ? {} : { failedAttempt: attempt, fault: undefined }
  }

  readonly #again = (): void => {
    if (this.state.fault === 'broken') this.setState({ fault: undefined })
    else this.props.ask()
  }

  override render(): ReactNode {
    const { Failure, children } = this.props
    const { fault } = this.state
    return fault === undefined ? children : <Failure fault={fault} again={this.#again} />
  }
}
