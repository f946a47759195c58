import { Component, type ReactElement, type ReactNode } from 'react'

interface PageBoundaryProps {
  /** Draws what stands in the place of the page. */
  readonly instead: (error: unknown) => ReactElement
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly caught?: { readonly error: unknown }
}

/** Around the whole page: React would leave it blank after an error. */
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
