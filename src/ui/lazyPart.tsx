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
import { type Source, sourceOf } from './source.ts'

/** Takes the place of a part that could not be loaded. */
export type Failure = ComponentType<{ readonly again: () => void }>

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
    if (attempt !== asked) Part = lazy(async () => ({ default: choose(await attempt) }))
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
    if (Loaded !== undefined) return <Loaded {...props} />
    const Attempted = partOfAttempt(attempt)
    return (
      <Boundary attempt={attempt} failure={<Failure again={() => void source.ask()} />}>
        <Suspense>
          <Attempted {...props} />
        </Suspense>
      </Boundary>
    )
  }
}

interface BoundaryProps {
  /** With another one, all is well again. */
  readonly attempt: unknown
  readonly failure: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failedAttempt?: unknown
  readonly hasFailed?: boolean
}

/** Keeps what goes wrong in a part from taking the page with it. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { attempt }: BoundaryProps,
    { failedAttempt }: BoundaryState,
  ): BoundaryState {
    return attempt === failedAttempt ? {} : { failedAttempt: attempt, hasFailed: false }
  }

  override render(): ReactNode {
    return this.state.hasFailed === true ? this.props.failure : this.props.children
  }
}
