import { Component, type ReactElement, type ReactNode } from 'react'

interface PageBoundaryProps {
  /** Renders the page's replacement. */
  readonly instead: (error: unknown) => ReactElement
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly caught?: { readonly error: unknown }
}

/** Error boundary of the whole page, which React would otherwise leave blank after an error. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {}

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { caught: { error } }
  }

  override render(): ReactNode {
    const { instead, children } = this.props
    const { caught } = this.state
    return caught === undefined ? children : instead(caught.error)
  }
}
