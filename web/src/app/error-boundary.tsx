import { Component, type ReactNode } from 'react'

type Props = {
  fallback: ReactNode
  /** A new value tries again: the page's address. */ resetKey: string
  children: ReactNode
}
type State = { failed: boolean; resetKey: string }

/** Shows `fallback` when a page cannot be fetched or drawn. A class, because React has no other way to catch. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
