import { useEffect, useEffectEvent, useId, useState, type SyntheticEvent } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { homeCountry } from '#shared/constants/market.ts'
import { limits } from '#shared/constants/limits.ts'
import { formatTypedPhone } from '#shared/rules/typed-phone.ts'
import { offerBounds } from '#shared/rules/price-offer.ts'
import { contactRequest } from '#shared/schemas/lead.ts'
import type { WeekHours } from '#shared/schemas/dealer.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { mustAsk, OfferAmount, useAmountIssue, wrongAmount } from '#web/entities/lead/offer-amount.tsx'
import { senderIssueKey } from '#web/entities/lead/sender-issue.ts'
import { emailForCode, NoCode, WentBack } from '#web/entities/user/code-first.ts'
import { typedTimes, useTimesIssue, ViewingTimes, wrongTimes } from '#web/entities/lead/viewing-times.tsx'
import { useCodeFirst } from '#web/entities/user/use-code-first.tsx'
import { VisitorNotes } from '#web/entities/user/visitor-notes.tsx'
import { readWhole } from '#web/i18n/typed-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import {
  type ContactAnswers,
  type ContactBody,
  fieldOf,
  startAnswers,
  typedAnswers,
} from './contact-answers.ts'
import { WayOn } from './contact-notes.tsx'

type ContactFormProps = {
  /** The storage key of the draft. */
  draftKey: string
  /** Null for a visitor, who is signed in by a code at sending. */
  user: CurrentUser | null
  /** The message that the form starts with. */
  firstMessage: string
  /** A price is offered with the message. */
  offer?: { askingQAR: number; listingId?: string } | undefined
  /** Times for a viewing are proposed with the message. */
  viewing?: { hours: WeekHours | null } | undefined
  send: (answers: ContactBody) => Promise<unknown>
  onSent: () => void
  /** Says that a name or a way to answer is missing; the button then looks disabled until both are there. */
  onMissing?: () => void
  onFailed?: (error: unknown) => void
  failureTitle: string
  failureText?: (error: unknown) => string | undefined
  /** The sign-in page, which comes back to this form. */
  signIn: string
}

/** Name, email, phone and message to a seller. The input survives every error. */
export const ContactForm = ({ user, firstMessage, signIn, offer, viewing, ...about }: ContactFormProps) => {
  const { t } = useT('lead')
  const offers = useT('price-offer')
  const viewings = useT('viewing')
  const amountIssue = useAmountIssue()
  const timesIssue = useTimesIssue()
  const id = useId()
  const code = useCodeFirst(about.draftKey)
  const { form: element } = code
  const [tab] = useState(() => tabDraft<ContactAnswers>(about.draftKey))
  const draft = { ...tab, read: () => typedAnswers(tab.read()) }
  const form = useContractForm({
    schema: contactRequest,
    start: startAnswers(user, firstMessage),
    fieldOf,
    toBody: ({ name, phone, email, message, offer: typed }) => ({
      name,
      phone,
      email,
      message,
      ...(offer && { offerQAR: readWhole(typed) ?? null }),
    }),
    alsoWrong: ({ email, offer: typed, times }) => [
      ...(viewing ? wrongTimes('times', times, viewing.hours) : []),
      ...(offer ? wrongAmount('offer', readWhole(typed), { side: 'buyer' }, offer.askingQAR) : []),
      ...(user ? [] : code.emailIssues(email)),
    ],
    issueText: (issue) => {
      if (issue.path === 'times') return timesIssue(issue.message)
      return issue.path === 'offer'
        ? amountIssue(issue.message, null)
        : t(senderIssueKey(issue) ?? 'issue.message')
    },
    send: async ({ name, phone = '', email = '', message, offerQAR }, { times: typed }) => {
      const times = viewing ? typedTimes(typed) : undefined
      const send = () => about.send({ name, phone, email, message, offerQAR, times })
      if (user) return send()
      draft.keep(form.rhf.getValues())
      return code.first({ name, phone, email }, send)
    },
    onSent: about.onSent,
    onFailed: (error) => {
      code.restoreFocus(error)
      if (!(error instanceof WentBack || error instanceof NoCode)) about.onFailed?.(error)
    },
    failureText: (error) => code.failureText(error) ?? about.failureText?.(error),
    onSignedOut: () => code.goSignIn(signIn),
    draft,
    mode: 'onSubmit',
  })
  const [name, phone, email] = useWatch({ control: form.rhf.control, name: ['name', 'phone', 'email'] })
  const isMissing = name.trim() === '' || (phone.trim() === '' && email.trim() === '')
  const { field: amount } = useController({ control: form.rhf.control, name: 'offer' })
  const typedOffer = readWhole(amount.value)
  const [asked, setAsked] = useState<number>()
  const isAsked = asked !== undefined && asked === typedOffer
  // A visitor who comes back from signing in goes on at the end of the form; the dialog begins further up.
  const goesOn = form.isRestored && user !== null
  useEffect(() => {
    if (goesOn) element.current?.scrollIntoView({ block: 'end' })
  }, [goesOn, element])

  const submit = async (event?: SyntheticEvent, byPhone = false) => {
    event?.preventDefault()
    code.choosePhone(byPhone, phone)
    if (isMissing) about.onMissing?.()
    await form.submit(event)
  }
  const press = (event: SyntheticEvent) => {
    event.preventDefault()
    if (offer && mustAsk(typedOffer, offer.askingQAR, asked)) setAsked(typedOffer)
    else void submit(event)
  }
  // Somebody who comes back to a form whose code is on its way goes on at the code.
  const resume = useEffectEvent(() => {
    if (!user && form.isRestored && code.isAsked(email.trim() || phone.trim())) void submit()
  })
  useEffect(() => resume(), [])
  const sendLabel = (): string => {
    if (viewing) return viewings.t('send')
    return offer ? offers.t(isAsked ? 'send.low' : 'send') : t('send')
  }
  const isPending = form.isSubmitting && !code.step
  const refused = form.refusal instanceof ApiError ? form.refusal.code : undefined
  const formatPhone = ({ target }: { target: { value: string } }) =>
    form.rhf.setValue('phone', formatTypedPhone(target.value, homeCountry))
  return (
    <>
      {code.step}
      <form
        ref={element}
        noValidate
        hidden={Boolean(code.step)}
        onSubmit={press}
        className="flex flex-col gap-4"
      >
        {offer && (
          <OfferAmount
            id={`${id}-offer`}
            ref={amount.ref}
            label={offers.t('amount')}
            askingQAR={offer.askingQAR}
            listingId={offer.listingId}
            bounds={offerBounds('buyer', null, offer.askingQAR)}
            value={amount.value}
            onChange={amount.onChange}
            error={form.errorOf('offer')}
            isAsked={isAsked}
          />
        )}
        {viewing && (
          <ViewingTimes
            control={form.rhf.control}
            name="times"
            side="buyer"
            hours={viewing.hours}
            error={form.errorOf('times')}
          />
        )}
        <TextField
          {...form.field('name')}
          label={t('name')}
          maxLength={limits.lead.name}
          autoComplete="name"
        />
        <TextField
          {...form.field('email')}
          label={t('email')}
          optional={user !== null}
          hint={user ? undefined : t('email.hint')}
          type="email"
          autoComplete="email"
        />
        {!user && form.rhf.formState.errors.email?.message === emailForCode && phone.trim() !== '' && (
          <Button variant="secondary" onClick={() => void submit(undefined, true)}>
            {t('codeToPhone')}
          </Button>
        )}
        <TextField
          {...form.field('phone', { onChange: formatPhone })}
          label={t('phone')}
          optional
          hint={t('phone.hint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextareaField {...form.field('message')} label={t('message')} maxLength={limits.lead.message} />
        <FormFailure title={about.failureTitle} text={form.failure} />
        <WayOn refused={refused} />
        <Button
          type="submit"
          size="lg"
          wide
          pending={isPending}
          // Not disabled: when pressed, it says what is missing.
          aria-disabled={(about.onMissing && isMissing) || isPending || undefined}
        >
          {isPending ? t('sending') : sendLabel()}
        </Button>
        <p className="text-xs text-ink-3">{t('privacy')}</p>
        {!user && <VisitorNotes signIn={signIn} onLeave={() => draft.keep(form.rhf.getValues())} />}
      </form>
    </>
  )
}
