import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { ModalHeader } from './modal-header.tsx'
import { useModal } from './use-modal.ts'

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Kept at the lower edge, within the thumb's reach: `Show 42 cars`. */
  footer?: ReactNode
}

/** A tall modal sheet: from the bottom on a phone, at the end side on a wider screen. */
export const Drawer = ({ open, onClose, title, children, footer }: DrawerProps) => {
  const id = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className={cx(
        'modal m-0 mt-auto h-[92dvh] w-full translate-y-6 overflow-clip rounded-t-panel bg-raised shadow-float open:translate-y-0',
        'sm:ms-auto sm:me-0 sm:h-dvh sm:w-[26rem] sm:translate-y-0 sm:rounded-none sm:rounded-s-panel starting:open:translate-y-6 sm:starting:open:translate-y-0',
      )}
    >
      <div className="flex h-full flex-col">
        <ModalHeader id={id} title={title} onClose={onClose} />
        <div className="flex-1 overflow-y-auto overscroll-contain p-5">{open && children}</div>
        {footer && (
          <div className="flex gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  )
}
