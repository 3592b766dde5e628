import { lazy, Suspense, useState } from 'react'
import { Flag } from 'lucide-react'
import type { Reported } from './queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const ReportForm = lazy(async () => ({ default: (await import('./report-form.tsx')).ReportForm }))

/** Reports to the admins that something is wrong with a car or a number plate. Anybody may, signed in or not. */
export const ReportButton = ({ offer, isOwn }: { offer: Reported; isOwn: boolean }) => {
  const { t } = useT('report')
  const [open, setOpen] = useState(false)
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
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')}>
        <Suspense fallback={<div aria-busy className="min-h-96" />}>
          <ReportForm offer={offer} onSent={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}
