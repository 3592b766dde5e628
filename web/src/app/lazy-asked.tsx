import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { lazyPage, type Load } from '#web/app/lazy-page.ts'
import type { Namespace } from '#web/i18n/namespaces.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'

type AskedProps = {
  /** Absent where it is drawn only while it is wanted. */
  open?: boolean
  /** Absent where nobody has pressed anything: then nothing is said of a failure. */
  onClose?: () => void
}

/**
 * A part that lies over a page or in its frame, such as a dialog, fetched when it is first wanted; `waiting` stands in its place until
 * then. Where that fails the page stays: a toast says so, the part is closed, and the next press (or the next page) tries afresh.
 */
export const lazyAsked = <Props extends object = object>(
  load: Load<Props>,
  namespaces: readonly Namespace[],
  waiting?: ReactNode,
) => {
  const { preload } = lazyPage(load, namespaces)
  let Part = lazy(preload)
  const Asked = (props: Props & AskedProps) => {
    const { t } = useT()
    const { pathname } = useLocation()
    const { open = true, onClose } = props
    const onFailed = () => {
      // React remembers for good what could not be fetched.
      Part = lazy(preload)
      if (!open || !onClose) return
      showToast({ title: t('error'), description: t('failed.text'), tone: 'danger' })
      onClose()
    }
    return (
      <ErrorBoundary resetKey={`${open} ${pathname}`} fallback={null} onFailed={onFailed}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(Asked, { preload })
}
