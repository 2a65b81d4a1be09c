import { Component, type ReactNode } from 'react'

interface CalmProps {
  fallback: ReactNode
  children: ReactNode
}

/**
 * Shows the fallback instead of a part that failed. For parts of the frame only: when they fail, the
 * screen inside fails for the same reason and says so, with a way to try again.
 */
export class Calm extends Component<CalmProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
