import { Link } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { limits } from '#shared/constants/limits.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useLeadForm } from '../use-lead-form.ts'

type LeadFormProps = {
  listing: ListingDetail
  user: CurrentUser
  /** What the message begins as. */
  firstMessage: string
  onSent: () => void
}

/** Name, phone, e-mail and message to the seller of a car. */
export const LeadForm = (props: LeadFormProps) => {
  const { t } = useT('lead')
  const errorText = useErrorText()
  const { draft, change, onSubmit, isPending, isMissing, refusal } = useLeadForm(props)
  const issueOf = (field: string) =>
    refusal?.issues.some(({ path }) => path === field) ? t(`issue.${field as 'buyerPhone'}`) : undefined
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField
        label={t('name')}
        value={draft.buyerName}
        onChange={(event) => change('buyerName', event.currentTarget.value)}
        error={issueOf('buyerName')}
        maxLength={limits.lead.name}
        autoComplete="name"
        dir="auto"
      />
      <TextField
        label={t('phone')}
        hint={t('phone.hint')}
        type="tel"
        inputMode="tel"
        value={draft.buyerPhone}
        onChange={(event) => change('buyerPhone', event.currentTarget.value)}
        error={issueOf('buyerPhone')}
        autoComplete="tel"
      />
      <TextField
        label={t('email')}
        optional
        type="email"
        value={draft.buyerEmail}
        onChange={(event) => change('buyerEmail', event.currentTarget.value)}
        error={issueOf('buyerEmail')}
        autoComplete="email"
      />
      <TextareaField
        label={t('message')}
        value={draft.message}
        onChange={(event) => change('message', event.currentTarget.value)}
        error={issueOf('message')}
        maxLength={limits.lead.message}
      />
      {refusal && (
        <p role="alert" className="text-sm text-red">
          {errorText(refusal)}{' '}
          {refusal.code === 'ALREADY_CONTACTED' && (
            <Link to={paths.dashboard('messages')} className="font-medium underline">
              {t('toMessages')}
            </Link>
          )}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        wide
        pending={isPending}
        // Not blocked: pressed all the same, it says what is missing.
        aria-disabled={isMissing || isPending || undefined}
      >
        {t(isPending ? 'sending' : 'send')}
      </Button>
      <p className="text-xs text-ink-3">{t('privacy')}</p>
    </form>
  )
}
