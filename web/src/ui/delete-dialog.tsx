import { useT } from '#web/i18n/use-t.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type DeleteDialogProps = {
  open: boolean
  title: string
  question: string
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is deleted for good. */
export const DeleteDialog = ({ open, title, question, pending, onConfirm, onClose }: DeleteDialogProps) => {
  const { t } = useT()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" pending={pending} onClick={onConfirm}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{question}</p>
    </Dialog>
  )
}
