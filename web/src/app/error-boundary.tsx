import { Component, type ReactNode, useEffect } from 'react'
import { Unplug } from 'lucide-react'
import { usePageMeta } from './page-meta.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  fallback: ReactNode
  /** A new value tries again: the page's address. */ resetKey: string
  onFailed?: () => void
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

  override componentDidCatch(): void {
    this.props.onFailed?.()
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

const reload = () => window.location.reload()

/** Stands in for a page that could not be fetched (no connection, or a newer version is out) or drawn. */
export const PageFailed = () => {
  const { t } = useT()
  usePageMeta(t('failed.title'))
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div role="alert" className="page-width py-16">
      <EmptyState
        icon={<Unplug />}
        heading="h1"
        title={t('failed.title')}
        actions={<Button onClick={reload}>{t('failed.reload')}</Button>}
      >
        {t('failed.text')}
      </EmptyState>
    </div>
  )
}

/** Stands in for a part of a page that could not be fetched. Not announced: often it is one of many, and nobody asked for it. */
export const PartFailed = () => {
  const { t } = useT()
  return (
    <p className="py-4 text-sm text-ink-2">
      {t('failed.part')}{' '}
      <button
        type="button"
        onClick={reload}
        className="min-h-6 font-medium text-maroon underline-offset-4 hover:underline"
      >
        {t('failed.reload')}
      </button>
    </p>
  )
}
