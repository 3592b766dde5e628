import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { noteClosed, noteOpened } from './open-modals.ts'
import { useBackCloses } from './use-back-closes.ts'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * Keeps a native modal `<dialog>` in step with `open`. The browser traps the focus, gives it back afterwards, and closes
 * the one on top on Esc; a press on the backdrop closes too, and so does Back on a phone.
 */
export const useModal = (open: boolean, close: () => void): Modal => {
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!open) {
      dialog.close()
      return noteClosed(dialog)
    }
    if (dialog.open) return
    dialog.showModal()
    noteOpened(dialog)
    // The field that asks for it, or the title, so that it is read first; else the browser takes the close button.
    ;(dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog.querySelector('h2'))?.focus()
  }, [open])
  useBackCloses(open, close)
  useLayoutEffect(() => {
    const dialog = ref.current
    // One that goes with its owner is closed first: the browser gives the focus back for a closed dialog, not for a lost one.
    return () => {
      if (!dialog) return
      dialog.close()
      noteClosed(dialog)
    }
  }, [])
  return {
    ref,
    onClose: () => {
      // The event comes late: meanwhile strict mode may have mounted it anew.
      if (open && !ref.current?.open) close()
    },
    // Closed through `open` alone, so that the owner's state and the dialog cannot differ.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      close()
    },
    onPointerDown: (event) => {
      pressed.current = event.target
    },
    onClick: (event) => {
      // The backdrop belongs to the dialog element itself; its content is in a box of its own. A selection of text may end beside it.
      if (event.target === event.currentTarget && event.target === pressed.current) close()
    },
  }
}
