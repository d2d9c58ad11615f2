/** Replaces the screens when rendering fails. */

import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type Props = { children: ReactNode }

export class CrashScreen extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <main className="wrap empty-state" role="alert">
        <h1>Something went wrong</h1>
        <p>We encountered an error while loading the application. Please refresh the page to try again.</p>
        <Button kind="main" onClick={() => location.reload()}>
          Refresh Page
        </Button>
      </main>
    )
  }
}
