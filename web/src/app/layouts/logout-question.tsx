import { useT } from '#web/i18n/use-t.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type LogoutQuestionProps = { onConfirm: () => void; onClose: () => void }

/** Asks before a log-out takes away what is kept on this device alone. */
export const LogoutQuestion = (props: LogoutQuestionProps) => {
  const { t } = useT('device')
  return (
    <ConfirmDialog {...props} open isDanger title={t('logout.title')} confirm={t('logout.confirm')}>
      <p>{t('logout.text')}</p>
    </ConfirmDialog>
  )
}
