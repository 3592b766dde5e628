import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { topModal, watchModals } from './open-modals.ts'
import type { ToastCard, ToastContent } from './toast-card.tsx'

/** Preloads the code of toasts, so that one about a lost connection can still be shown. */
export const warmToasts = () => import('./toast-card.tsx')

type ToastViewportProps = {
  toast: ToastContent | null
  onDismiss: (id: number) => void
  /** More cards, above the toast. */
  children?: ReactNode
}

// Below the header of a phone and at the top of a dialog: the buttons that the news is about are at the bottom, under the thumb.
const placeClass =
  'pointer-events-none fixed inset-x-0 top-0 bottom-auto m-0 w-auto justify-center overflow-visible border-0 bg-transparent p-4 pt-[max(1rem,env(safe-area-inset-top))] text-ink open:flex ' +
  '[body>&]:top-16 [body>&]:pt-2 sm:[body>&]:pt-6 sm:[body>&]:top-auto sm:[body>&]:bottom-[calc(var(--tab-bar)+var(--bulk-bar,0px))] sm:[body>&]:justify-end sm:[body>&]:p-6'

const makePlace = (): HTMLElement => {
  const place = document.createElement('div')
  place.popover = 'manual'
  place.role = 'status'
  // A status is read whole with each change: of several cards, each by itself.
  place.ariaAtomic = 'false'
  place.className = placeClass
  return place
}

/** Keeps the place of toasts over everything, until the function that it gives is called. */
const keepOnTop = (place: HTMLElement): (() => void) => {
  const raise = () => {
    ;(topModal() ?? document.body).append(place)
    place.showPopover()
  }
  raise()
  const stop = watchModals(raise)
  return () => {
    stop()
    place.remove()
  }
}

/**
 * The one place where short news appears, said politely by screen readers. A popover, so that it lies over open dialogs; and
 * moved into the one on top, since the rest of the page is out of reach behind it.
 */
export const ToastViewport = ({ toast, onDismiss, children }: ToastViewportProps) => {
  // A shell that is drawn in advance has no document, and nothing to tell.
  const [place] = useState(() => (typeof document === 'undefined' ? undefined : makePlace()))
  useEffect(() => place && keepOnTop(place), [place])
  const [Card, setCard] = useState<typeof ToastCard>()
  useEffect(() => {
    // Where it cannot be fetched, the next toast tries afresh.
    if (toast)
      warmToasts().then(
        (found) => setCard(() => found.ToastCard),
        () => {},
      )
  }, [toast])
  if (!place || (!toast && !children)) return null
  const cards = (
    <div className="flex w-full flex-col items-center gap-2 sm:w-auto sm:items-end">
      {children}
      {Card && toast && <Card key={toast.id} toast={toast} onDismiss={onDismiss} />}
    </div>
  )
  return createPortal(cards, place)
}
