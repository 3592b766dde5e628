import { Link } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { ContactFields } from '#web/ui/contact-fields.tsx'
import { useLeadForm } from './use-lead-form.ts'

/** What the API calls the answers of this form. */
const fieldOf = { name: 'buyerName', phone: 'buyerPhone', email: 'buyerEmail', message: 'message' } as const

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
      <ContactFields
        answers={{
          name: draft.buyerName,
          phone: draft.buyerPhone,
          email: draft.buyerEmail,
          message: draft.message,
        }}
        onChange={(field, text) => change(fieldOf[field], text)}
        errorOf={(field) => issueOf(fieldOf[field])}
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
