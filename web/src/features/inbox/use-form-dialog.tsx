import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export type ButtonLook = { variant: 'secondary' | 'ghost'; icon?: ReactNode }

/**
 * Gives a button, and the dialog with a form that it opens, which must stand in no other form. Neither without a label, the text of the
 * button and title of the dialog. `renderForm` gets what closes it.
 */
export const useFormDialog = (
  label: string | undefined,
  { variant, icon }: ButtonLook,
  renderForm: (close: () => void) => ReactNode,
): { button: ReactNode; dialog: ReactNode } => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (label === undefined) return { button: null, dialog: null }
  return {
    button: (
      <Button variant={variant} size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {icon}
        {label}
      </Button>
    ),
    dialog: (
      <Dialog open={isOpen} onClose={close} title={label}>
        {renderForm(close)}
      </Dialog>
    ),
  }
}
