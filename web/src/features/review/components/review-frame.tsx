import { useEffect, useId, useRef, type ReactNode } from 'react'
import { ModalHeader } from '#web/ui/modal-header.tsx'
import { useModal } from '#web/ui/use-modal.ts'

type ReviewFrameProps = {
  open: boolean
  /** What is under review: another one begins at its top. */
  subject: string | null
  /** Which side of what: with another one the focus goes to the title, before a form may take it. */
  side: string | null
  title: string
  onClose: () => void
  footer: ReactNode
  children: ReactNode
}

/** The working view of a review: the whole screen of a phone, nearly that of a desk, its buttons always in sight. */
export const ReviewFrame = ({ open, subject, side, title, onClose, footer, children }: ReviewFrameProps) => {
  const id = useId()
  const modal = useModal(open, onClose)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (subject !== null && body.current) body.current.scrollTop = 0
  }, [subject])
  useEffect(() => {
    if (side !== null) document.getElementById(id)?.focus({ preventScroll: true })
  }, [side, id])
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="modal m-0 h-dvh w-full overflow-clip bg-raised shadow-float sm:m-auto sm:h-[94dvh] sm:w-[min(84rem,96vw)] sm:rounded-panel"
    >
      <div className="flex h-full flex-col">
        <ModalHeader id={id} title={title} onClose={onClose} />
        <div ref={body} className="min-h-0 flex-1 overflow-y-auto p-4 sm:p-6">
          {open && children}
        </div>
        {footer}
      </div>
    </dialog>
  )
}
