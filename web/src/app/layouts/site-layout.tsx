import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useHeldActs } from '#web/api/undoable.ts'
import { ErrorBoundary, PageFailed } from '#web/app/error-boundary.tsx'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { useRouteFocus, useScrollMemory } from '#web/app/navigation.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useProof } from '#web/stores/proof.ts'
import { dismissToast, useToast } from '#web/stores/toast.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { ToastViewport } from '#web/ui/toast-viewport.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const ProofDialog = lazyAsked<{ onClose: () => void }>(
  async () => (await import('#web/entities/user/proof-dialog.tsx')).ProofDialog,
  ['auth'],
)

const UndoOffers = lazyAsked(async () => (await import('./undo-offers.tsx')).UndoOffers, [])

/**
 * A page that is being fetched takes the whole height, so that the footer does not jump when it comes. Where that takes longer than a
 * moment, it shows that something is on its way; prerendered documents have it too.
 */
const PageFallback = () => (
  <div aria-busy className="min-h-dvh">
    <span className="grid animate-appear justify-center pt-24 text-ink-3 [@media(scripting:none)]:hidden">
      <Spinner className="size-7" />
    </span>
  </div>
)

/** The layout around all pages: header, footer, toasts and cookie banner; one place handles focus and scroll. */
export const SiteLayout = () => {
  const { t } = useT()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const toast = useToast((state) => state.toast)
  const answer = useProof((state) => state.answer)
  const isUndoOffered = useHeldActs(({ left, progress }) => left.size + progress.size > 0)
  useRouteFocus(main)
  useScrollMemory()
  return (
    <>
      <a
        href="#main"
        className="fixed start-4 top-3 z-50 -translate-y-20 rounded-control bg-brand px-4 py-2.5 text-sm font-medium text-white focus:translate-y-0 print:hidden"
      >
        {t('skip')}
      </a>
      {/* Before everything else by keyboard: the question about cookies lies over the page until it is answered. */}
      <Deferred />
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="min-h-[70dvh]">
        <ErrorBoundary resetKey={pathname} fallback={<PageFailed />}>
          <Suspense fallback={<PageFallback />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {/* Where it cannot be shown, the call that waits for it is told that nothing is proven. */}
      {answer && <ProofDialog onClose={() => answer(false)} />}
      <ToastViewport toast={toast} onDismiss={dismissToast}>
        {isUndoOffered && <UndoOffers />}
      </ToastViewport>
    </>
  )
}

const deferredMs = 1000
const DeferredParts = lazyAsked(async () => (await import('./deferred-parts.tsx')).DeferredParts, ['device'])

/** Parts that the first paint does not need, loaded a second later; offline at once, since they restore the cached data. */
const Deferred = () => {
  const [due, setDue] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), navigator.onLine ? deferredMs : 0)
    return () => clearTimeout(timer)
  }, [])

  return due && <DeferredParts />
}
