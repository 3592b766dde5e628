import { FileCheck } from 'lucide-react'
import type { LeadView } from '#shared/schemas/lead.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useOpenReport } from '#web/entities/lead/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** The inspection report of the car: for the buyer to open, once they are answered, and to its seller what an answer means. */
export const InspectionReport = ({ lead: { id, side, inspectionReport } }: { lead: LeadView }) => {
  const { t } = useT('messages')
  const errorText = useErrorText()
  const open = useOpenReport(id)
  if (!inspectionReport) return null
  if (side === 'seller' || inspectionReport === 'AFTER_ANSWER')
    return (
      <p className="mt-2 flex items-start gap-2 text-sm text-ink-2">
        <FileCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        {side === 'buyer' ? t('report.afterAnswer') : t(`report.seller.${inspectionReport}`)}
      </p>
    )
  return (
    <Button
      size="sm"
      variant="secondary"
      className="mt-3"
      pending={open.isPending}
      onClick={() =>
        open.mutate(undefined, {
          onError: (error) =>
            showToast({ title: t('report.failed'), description: errorText(error), tone: 'danger' }),
        })
      }
    >
      <FileCheck aria-hidden className="size-4" />
      {t('report.open')}
    </Button>
  )
}
