import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { DialCode } from '#web/entities/user/dial-codes/search.ts'
import { useDialCodes } from '#web/entities/user/dial-codes/use-dial-codes.ts'
import { DialCodeList } from './dial-code-list.tsx'

type DialCodeDialogProps = {
  open: boolean
  /** The ISO country that is chosen now. */
  chosen: string
  onChoose: (code: DialCode) => void
  onClose: () => void
}

const Content = ({ chosen, onChoose }: Pick<DialCodeDialogProps, 'chosen' | 'onChoose'>) => {
  const { t, language } = useT('auth')
  const common = useT()
  const { data: codes, isError, refetch } = useDialCodes(language)
  if (codes) return <DialCodeList codes={codes} chosen={chosen} onChoose={onChoose} />
  if (isError)
    return (
      <ErrorState
        title={t('dial.failed')}
        actions={<Button onClick={() => void refetch()}>{common.t('retry')}</Button>}
      />
    )
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-sm text-ink-2">
      <Spinner />
      {common.t('loading')}
    </p>
  )
}

/** Where a country code is searched and picked. */
export const DialCodeDialog = ({ open, onClose, chosen, onChoose }: DialCodeDialogProps) => {
  const { t } = useT('auth')
  return (
    <Dialog open={open} onClose={onClose} title={t('dial.title')} size="sm">
      <Content chosen={chosen} onChoose={onChoose} />
    </Dialog>
  )
}
