import type { ReactNode, RefObject } from 'react'

type PopupProps = {
  input: RefObject<HTMLInputElement | null>
  popup: RefObject<HTMLDivElement | null>
  onClose: () => void
  children: ReactNode
}

/** The sheet under the box that a list lies on. The box keeps the focus while it is used. */
export const Popup = ({ input, popup, onClose, children }: PopupProps) => (
  <>
    {/* On a phone a tap beside the list closes it, and opens no car that it nearly hit. */}
    <div role="presentation" onClick={() => input.current?.blur()} className="fixed inset-0 -z-1 sm:hidden" />
    <div
      ref={popup}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      // A screen reader may put the focus on a button in here all the same.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== input.current && !currentTarget.contains(relatedTarget)) onClose()
      }}
      className="absolute start-0 top-full mt-2 w-full rounded-card border border-line bg-raised text-ink shadow-float sm:min-w-88"
    >
      {children}
    </div>
  </>
)
