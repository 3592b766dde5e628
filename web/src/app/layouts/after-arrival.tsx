import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { lazyPage } from '#web/app/lazy-page.ts'

const delay = 1000
const LateParts = lazyPage(async () => (await import('./late-parts.tsx')).LateParts, ['device'])

/** What the first sight of a page does without comes a second later; without a network at once, for it brings what was kept. */
export const AfterArrival = () => {
  const [due, setDue] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), navigator.onLine ? delay : 0)
    return () => clearTimeout(timer)
  }, [])

  return (
    due && (
      <ErrorBoundary resetKey="" fallback={null}>
        <Suspense>
          <LateParts />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
