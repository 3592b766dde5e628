import { useState } from 'react'
import { Flag } from 'lucide-react'
import type { Reported } from './queries.ts'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const ReportForm = lazyAsked(
  async () => (await import('./report-form.tsx')).ReportForm,
  ['report'],
  <div aria-busy className="min-h-96" />,
)

/** Reports to the admins that something is wrong with a car or a number plate. Anybody may, signed in or not. */
export const ReportButton = ({ offer, isOwn }: { offer: Reported; isOwn: boolean }) => {
  const { t } = useT('report')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        className="-ms-4 self-start"
        onClick={() => setOpen(true)}
        disabledReason={isOwn ? t('own') : undefined}
      >
        <Flag aria-hidden className="size-4.5" />
        {t('button')}
      </Button>
      <Dialog open={open} onClose={close} title={t('title')}>
        <ReportForm offer={offer} onSent={close} onClose={close} />
      </Dialog>
    </>
  )
}
