import { useController } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { newReport, reportReasons, type ReportReason } from '#shared/schemas/report.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { type Reported, useReportOffer } from './queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { visitorField } from '#web/stores/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

type ReportFormProps = { offer: Reported; onSent: () => void }
type ReportValues = { reason: ReportReason | undefined; details: string }

const start: ReportValues = { reason: undefined, details: '' }

// A plate has no photos.
const plateReasons = reportReasons.filter((reason) => reason !== 'STOLEN_PHOTOS')

/** Why a car or a number plate is reported: one reason, and more in the reporter's own words. */
export const ReportForm = ({ offer, onSent }: ReportFormProps) => {
  const { t } = useT('report')
  const { mutateAsync: report } = useReportOffer(offer)
  const form = useContractForm({
    schema: newReport,
    start,
    toBody: ({ reason, details }) => ({ reason, details, ...visitorField() }),
    issueText: ({ path }) => t(path === 'reason' ? 'chooseReason' : 'sayMore'),
    send: (body) => report(body),
    onSent: () => {
      showToast({ title: t('sent'), description: t('sentText'), tone: 'success' })
      onSent()
    },
    draft: tabDraft(`report:${offer.id}`),
    mode: 'onSubmit',
  })
  const { field } = useController({ control: form.rhf.control, name: 'reason' })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{t('text')}</p>
      <RadioGroup
        legend={t('reason')}
        choices={(offer.kind === 'plate' ? plateReasons : reportReasons).map((value) => ({
          value,
          label: t(`reason.${value}`),
        }))}
        value={field.value}
        onChange={field.onChange}
        error={form.errorOf('reason')}
      />
      <TextareaField
        {...form.field('details')}
        label={t('details')}
        optional={field.value !== 'OTHER'}
        maxLength={limits.report.details}
      />
      {form.failure && (
        <p role="alert" className="text-sm text-red">
          {form.failure}
        </p>
      )}
      <Button type="submit" size="lg" wide pending={form.isSubmitting}>
        {t(form.isSubmitting ? 'sending' : 'send')}
      </Button>
    </form>
  )
}
