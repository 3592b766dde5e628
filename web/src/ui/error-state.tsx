import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { EmptyState } from './empty-state.tsx'

/** For a box that is about to go with the button in it that was pressed: else the next Tab would start at the header. */
const keepFocusNear = (box: HTMLElement | null) => {
  if (!box?.contains(document.activeElement)) return
  const around = box.closest<HTMLElement>('dialog, [role=tabpanel], main')
  const place = around?.matches('dialog') ? around.querySelector('h2') : around
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** The message of a list or page that could not be loaded; announced at once. */
export const ErrorState = ({
  title,
  children,
  actions,
}: {
  title: string
  children?: ReactNode
  actions?: ReactNode
}) => {
  const alert = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = alert.current
    return () => keepFocusNear(box)
  }, [])
  return (
    <div ref={alert} role="alert">
      <EmptyState icon={<CircleAlert />} title={title} actions={actions}>
        {children}
      </EmptyState>
    </div>
  )
}
