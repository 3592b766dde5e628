import { useState, type SyntheticEvent } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { reportReasons, type ReportReason } from '#shared/schemas/report.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useReportListing } from '../api/report-listing.ts'

type ReportFormProps = { listingId: string; onSent: () => void }

/** What is wrong with a car: one reason, and more in the reporter's own words. */
export const ReportForm = ({ listingId, onSent }: ReportFormProps) => {
  const { t } = useT('report')
  const errorText = useErrorText()
  const { mutateAsync: report, isPending, error } = useReportListing()
  const [reason, setReason] = useState<ReportReason>()
  const [details, setDetails] = useState('')
  const [missing, setMissing] = useState<'reason' | 'details'>()

  const submit = async () => {
    const lacks = !reason ? 'reason' : reason === 'OTHER' && !details.trim() ? 'details' : undefined
    setMissing(lacks)
    if (!reason || lacks) return
    try {
      await report({ listingId, reason, details })
      showToast({ title: t('sent'), description: t('sentText'), tone: 'success' })
      onSent()
    } catch {
      // The form stays as it is and says below why.
    }
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{t('text')}</p>
      <RadioGroup
        legend={t('reason')}
        choices={reportReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        value={reason}
        onChange={setReason}
        error={missing === 'reason' ? t('chooseReason') : undefined}
      />
      <TextareaField
        label={t('details')}
        optional={reason !== 'OTHER'}
        value={details}
        onChange={(event) => setDetails(event.currentTarget.value)}
        maxLength={limits.report.details}
        error={missing === 'details' ? t('sayMore') : undefined}
      />
      {error && (
        <p role="alert" className="text-sm text-red">
          {errorText(error)}
        </p>
      )}
      <Button type="submit" size="lg" wide pending={isPending}>
        {t(isPending ? 'sending' : 'send')}
      </Button>
    </form>
  )
}
