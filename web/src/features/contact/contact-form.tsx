import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { homeCountry } from '#shared/constants/market.ts'
import { limits } from '#shared/constants/limits.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import { formatTypedPhone } from '#shared/rules/typed-phone.ts'
import { contactRequest } from '#shared/schemas/lead.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { paths } from '#web/app/paths.ts'
import { useGoLater } from '#web/app/navigation.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

/** The answers of a contact request of any kind. */
export type ContactAnswers = { name: string; phone: string; email: string; message: string }

type Person = Pick<CurrentUser, 'firstName' | 'lastName' | 'phoneNumber' | 'email'>

/** The answers that a form starts with: the account's own, and the message. */
export const startAnswers = (user: Person | null, message: string): ContactAnswers => ({
  name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
  phone: user ? readablePhone(user.phoneNumber) : '',
  email: user?.email ?? '',
  message,
})

/** A draft without the answers that were left empty, which the account fills after signing in; an empty message stays. */
export const typedAnswers = (draft: Partial<ContactAnswers> | null): Partial<ContactAnswers> | null =>
  draft &&
  Object.fromEntries(Object.entries(draft).filter(([field, text]) => field === 'message' || text !== ''))

// Spec 8: long enough to read why.
const redirectDelay = 500

const issueKeys = {
  name: 'issue.buyerName',
  phone: 'issue.buyerPhone',
  email: 'issue.buyerEmail',
  message: 'issue.message',
} as const

// The API names the fields of a request about a car so.
const fieldOf = { buyerName: 'name', buyerPhone: 'phone', buyerEmail: 'email' } as const

type ContactFormProps = {
  /** The storage key of the draft. */
  draftKey: string
  /** Null for a visitor, who is asked to sign in at sending. */
  user: CurrentUser | null
  /** The message that the form starts with. */
  firstMessage: string
  send: (answers: ContactAnswers) => Promise<unknown>
  onSent: () => void
  /** Says that a name or a phone number is missing; the button then looks disabled until both are there. */
  onMissing?: () => void
  onFailed?: (error: unknown) => void
  failureTitle: string
  failureText?: (error: unknown) => string | undefined
  /** The sign-in page, which comes back to this form. */
  signIn: string
  /** The label of a visitor's button, and the reason for it. */
  visitor?: { label: string; note: string }
}

/** Name, phone, email and message to a seller. The input survives every error. */
export const ContactForm = ({ user, firstMessage, signIn, visitor, ...about }: ContactFormProps) => {
  const { t } = useT('lead')
  const navigate = useNavigate()
  const goLater = useGoLater()
  const element = useRef<HTMLFormElement>(null)
  const [tab] = useState(() => tabDraft<ContactAnswers>(about.draftKey))
  const draft = { ...tab, read: () => typedAnswers(tab.read()) }
  const form = useContractForm({
    schema: contactRequest,
    start: startAnswers(user, firstMessage),
    fieldOf,
    issueText: ({ path }) => t(issueKeys[path as keyof ContactAnswers]),
    send: (body) => about.send({ ...body, email: body.email ?? '' }),
    onSent: about.onSent,
    onFailed: about.onFailed,
    failureText: about.failureText,
    onSignedOut: () => goLater(signIn, redirectDelay),
    draft,
    mode: 'onSubmit',
  })
  const [name, phone] = useWatch({ control: form.rhf.control, name: ['name', 'phone'] })
  const isMissing = name.trim() === '' || phone.trim() === ''
  // A visitor who comes back from signing in goes on at the end of the form; the dialog begins further up.
  const goesOn = form.isRestored && user !== null
  useEffect(() => {
    if (goesOn) element.current?.scrollIntoView({ block: 'end' })
  }, [goesOn])

  const submit: typeof form.submit = async (event) => {
    event?.preventDefault()
    if (!user) {
      // The account may know the missing values.
      draft.keep(form.rhf.getValues())
      return navigate(signIn)
    }
    if (isMissing) about.onMissing?.()
    await form.submit(event)
  }
  const code = form.refusal instanceof ApiError ? form.refusal.code : undefined
  const formatPhone = ({ target }: { target: { value: string } }) =>
    form.rhf.setValue('phone', formatTypedPhone(target.value, homeCountry))
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField {...form.field('name')} label={t('name')} maxLength={limits.lead.name} autoComplete="name" />
      <TextField
        {...form.field('phone', { onChange: formatPhone })}
        label={t('phone')}
        hint={t('phone.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField {...form.field('email')} label={t('email')} optional type="email" autoComplete="email" />
      <TextareaField {...form.field('message')} label={t('message')} maxLength={limits.lead.message} />
      <FormFailure title={about.failureTitle} text={form.failure} />
      {code === 'ALREADY_CONTACTED' && (
        <Link to={paths.dashboard('messages')} className="self-start font-medium underline">
          {t('toMessages')}
        </Link>
      )}
      {(code === 'TOO_MANY_LEADS' || code === 'TOO_MANY_LEADS_HERE') && (
        // What is typed is kept until they are back.
        <Link to={paths.profile()} className="self-start font-medium underline">
          {t('toConfirm')}
        </Link>
      )}
      <Button
        type="submit"
        size="lg"
        wide
        pending={form.isSubmitting}
        // Not disabled: when pressed, it says what is missing.
        aria-disabled={(about.onMissing && isMissing) || form.isSubmitting || undefined}
      >
        {form.isSubmitting ? t('sending') : user || !visitor ? t('send') : visitor.label}
      </Button>
      <p className="text-xs text-ink-3">
        {!user && visitor && <>{visitor.note} </>}
        {t('privacy')}
      </p>
    </form>
  )
}
