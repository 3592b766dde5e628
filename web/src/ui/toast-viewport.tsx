import { lazy, Suspense } from 'react'
import type { ToastContent } from './toast-card.tsx'

/** Fetches what a toast is drawn with, so that one about a lost connection can still be shown. */
export const warmToasts = () => import('./toast-card.tsx')

const ToastCard = lazy(async () => ({ default: (await warmToasts()).ToastCard }))

type ToastViewportProps = { toast: ToastContent | null; onDismiss: (id: number) => void }

/** The one place where short news appears, said politely by screen readers. */
export const ToastViewport = ({ toast, onDismiss }: ToastViewportProps) => (
  <div
    role="status"
    aria-live="polite"
    // At the top of a phone: the buttons that the news is about are at its bottom, under the thumb.
    className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center p-4 pt-[max(1rem,env(safe-area-inset-top))] sm:top-auto sm:bottom-0 sm:justify-end sm:p-6"
  >
    <Suspense>{toast && <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />}</Suspense>
  </div>
)
