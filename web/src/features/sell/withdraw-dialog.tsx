import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type WithdrawDialogProps = { open: boolean; onClose: () => void; onConfirm: () => void; isLive: boolean }

/** A draft is not public and not in review: said before a live or waiting listing becomes one. */
export const WithdrawDialog = ({ open, onClose, onConfirm, isLive }: WithdrawDialogProps) => {
  const { t } = useT('sell')
  const common = useT()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('withdraw.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('withdraw.confirm')}</Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{t(isLive ? 'withdraw.live' : 'withdraw.pending')}</p>
    </Dialog>
  )
}
