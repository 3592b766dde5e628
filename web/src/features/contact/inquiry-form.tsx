import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { ContactFields, type ContactAnswers } from '#web/ui/contact-fields.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useInquiryForm } from './use-inquiry-form.ts'

type InquiryFormProps = {
  plateId: string
  /** Null for a visitor, who is asked to sign in when they send it. */
  user: CurrentUser | null
  /** What the message begins as. */
  firstMessage: string
  onSent: () => void
}

// The words for wrong answers are those of a car's contact form.
const issues = {
  name: 'issue.buyerName',
  phone: 'issue.buyerPhone',
  email: 'issue.buyerEmail',
  message: 'issue.message',
} as const

const useFailureText = () => {
  const { t } = useT('plate')
  const lead = useT('lead')
  const errorText = useErrorText()
  return (error: Error): string => {
    if (isUnauthorized(error)) return lead.t('loggedOut')
    if (!(error instanceof ApiError)) return errorText(error)
    if (error.code === 'ALREADY_CONTACTED') return t('inquiry.already')
    return error.status === 429 ? lead.t('tooManyText') : errorText(error)
  }
}

/** Name, phone, e-mail and message to the seller of a plate. Whatever fails, what was typed stays. */
export const InquiryForm = (props: InquiryFormProps) => {
  const { t } = useT('plate')
  const lead = useT('lead')
  const failureText = useFailureText()
  const { answers, change, onSubmit, isPending, missing, error, form } = useInquiryForm(props)
  const errorOf = (field: keyof ContactAnswers) => {
    const isRefused = error instanceof ApiError && error.issues.some(({ path }) => path === field)
    return missing.includes(field) || isRefused ? lead.t(issues[field]) : undefined
  }
  const isKnown = error instanceof ApiError && error.code === 'ALREADY_CONTACTED'
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <ContactFields answers={answers} onChange={change} errorOf={errorOf} />
      <FormFailure title={t('inquiry.failed')} text={error ? failureText(error) : undefined} />
      {isKnown && (
        <Link to={paths.dashboard('messages')} className="self-start font-medium underline">
          {lead.t('toMessages')}
        </Link>
      )}
      <Button type="submit" size="lg" wide pending={isPending}>
        {isPending ? lead.t('sending') : props.user ? lead.t('send') : t('inquiry.signIn')}
      </Button>
      <p className="text-xs text-ink-3">
        {!props.user && <>{t('inquiry.signInText')} </>}
        {lead.t('privacy')}
      </p>
    </form>
  )
}
