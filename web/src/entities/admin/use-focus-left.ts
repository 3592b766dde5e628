import { useEffect, useRef } from 'react'
import { useFocusLater } from '#web/ui/use-focus-later.ts'

/**
 * A heading that takes the focus when it is left nowhere: `focus` asks for it, and a review that closes gives it there
 * when the row that opened it has gone. `openId` names what is under review.
 */
export const useFocusLeft = (openId: string | null) => {
  const [heading, focus] = useFocusLater<HTMLHeadingElement>()
  const before = useRef(openId)
  useEffect(() => {
    const hasClosed = before.current !== null && openId === null
    before.current = openId
    // Otherwise what opened it has it again. In the dialog that fades away it is as good as gone.
    const focused = document.activeElement
    if (hasClosed && (focused === document.body || focused?.closest('dialog'))) heading.current?.focus()
  }, [openId, heading])
  return { heading, focus }
}
