import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { ModalHeader } from './modal-header.tsx'
import { useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, below the text and always in sight. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
}

const widths = { sm: 'sm:w-[26rem]', md: 'sm:w-[34rem]', lg: 'sm:w-[min(48rem,92vw)]' }

/** A modal question or form: centred on a desktop, from the bottom edge on a phone. Children exist only while it is open. */
export const Dialog = ({ open, onClose, title, children, footer, size = 'md' }: DialogProps) => {
  const id = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className={cx(
        'modal m-0 mt-auto w-full translate-y-4 overflow-clip rounded-t-panel bg-raised shadow-float open:translate-y-0',
        'sm:m-auto sm:rounded-panel starting:open:translate-y-4',
        widths[size],
      )}
    >
      <div className="flex max-h-[90dvh] flex-col">
        <ModalHeader id={id} title={title} onClose={onClose} />
        <div className="overflow-y-auto p-5">{open && children}</div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:grow">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  )
}

/** The `ref` of the field that gets the focus when its dialog opens; without one it is the title. */
export const focusFirst = (field: HTMLElement | null): void => field?.setAttribute('autofocus', '')
