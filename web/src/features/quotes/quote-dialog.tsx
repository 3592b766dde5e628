import { useState, type SyntheticEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { homeCountry } from '#shared/constants/market.ts'
import { limits } from '#shared/constants/limits.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import { isExampleQuote } from '#shared/rules/quote.ts'
import { formatTypedPhone } from '#shared/rules/typed-phone.ts'
import { fullName } from '#shared/rules/user.ts'
import { newFinancingQuote, newInsuranceQuote, type QuoteView } from '#shared/schemas/quote.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { paths } from '#web/app/paths.ts'
import { type QuoteBody, useSendQuote } from '#web/entities/quote/queries.ts'
import { senderIssueKey } from '#web/entities/lead/sender-issue.ts'
import { emailForCode } from '#web/entities/user/code-first.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { useCodeFirst } from '#web/entities/user/use-code-first.tsx'
import { VisitorNotes } from '#web/entities/user/visitor-notes.tsx'
import { keyIn } from '#web/i18n/key-in.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CarFields, CompanyField, FinancingFields, InsuranceFields } from './quote-fields.tsx'
import {
  emptyQuote,
  type QuoteAbout,
  quoteStart,
  type QuoteValues,
  stillTyped,
  toQuoteBody,
} from './quote-values.ts'

export type { QuoteAbout }
export type QuoteDialogProps = { about: QuoteAbout; onClose: () => void }

/** Asks up to three companies for a quote, of visitors too: a code signs them in when they send it. */
export const QuoteDialog = ({ about, onClose }: QuoteDialogProps) => {
  const { t } = useT('quotes')
  const navigate = useNavigate()
  const sent = (quotes: readonly QuoteView[]) => {
    const isExample = quotes.every(isExampleQuote)
    showToast({
      title: t('sent', { count: quotes.length }),
      description: t(isExample ? 'sent.example' : 'sent.text'),
      tone: 'success',
      action: { label: t('toQuotes'), onPress: () => void navigate(paths.dashboard('quotes')) },
    })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t(`title.${about.kind}`)}>
      <QuoteForm about={about} onSent={sent} />
    </Dialog>
  )
}

const sentenceKeys = {
  'Please agree that we pass this on': 'issue.consent',
  'Please choose a company': 'issue.companies',
  'The down payment must be below the price': 'issue.downPayment',
} as const
const fieldKeys = {
  valueQAR: 'issue.amount',
  downPaymentQAR: 'issue.amount',
  months: 'issue.months',
} as const

type QuoteFormProps = { about: QuoteAbout; onSent: (quotes: readonly QuoteView[]) => void }

/** The form itself. The input survives every error. */
export const QuoteForm = ({ about, onSent }: QuoteFormProps) => {
  const { kind, car } = about
  const { t, language } = useT('quotes')
  const lead = useT('lead')
  const { user } = useCurrentUser()
  const { mutateAsync: send } = useSendQuote()
  const signIn = paths.auth(useLocation().pathname)
  const draftKey = `quote:${kind}:${car?.slug ?? ''}`
  const code = useCodeFirst(draftKey)
  const [draft] = useState(() => {
    const kept = tabDraft<QuoteValues>(draftKey)
    return {
      ...kept,
      read: () => stillTyped(kept.read(), about),
      keep: (values: Partial<QuoteValues>) => {
        // A field that is as it began is left out, but consent is to this company.
        const { providerIds = about.providerId ?? '' } = values
        kept.keep({ ...values, providerIds })
      },
    }
  })
  const person = {
    name: user ? fullName(user) : '',
    email: user?.email ?? '',
    phone: user?.phoneNumber ? readablePhone(user.phoneNumber) : '',
  }
  const form = useContractForm({
    schema: kind === 'insurance' ? newInsuranceQuote : newFinancingQuote,
    start: { ...emptyQuote, ...person, ...quoteStart(about) },
    toBody: (values: QuoteValues) => toQuoteBody(about, values, language),
    fieldOf: { firstName: 'name', lastName: 'name' },
    alsoWrong: ({ email }) => (user ? [] : code.emailIssues(email)),
    issueText: (issue) => {
      const ofSender = senderIssueKey(issue)
      if (ofSender) return lead.t(ofSender)
      return t(keyIn(sentenceKeys, issue.message) ?? keyIn(fieldKeys, issue.path) ?? 'issue.choose')
    },
    send: async (body) => {
      const deliver = () => send({ kind, body } as QuoteBody)
      if (user) return deliver()
      draft.keep(form.rhf.getValues())
      return code.first(body, deliver)
    },
    onSent,
    onFailed: code.restoreFocus,
    failureText: code.failureText,
    onSignedOut: () => code.goSignIn(signIn),
    draft,
    mode: 'onSubmit',
  })
  const isPending = form.isSubmitting && !code.step
  const [make, providerIds, phone] = useWatch({
    control: form.rhf.control,
    name: ['make', 'providerIds', 'phone'],
  })
  const formatPhone = ({ target }: { target: { value: string } }) =>
    form.rhf.setValue('phone', formatTypedPhone(target.value, homeCountry))
  const submit = (event?: SyntheticEvent, byPhone = false) => {
    event?.preventDefault()
    code.choosePhone(byPhone, phone)
    void form.submit(event)
  }
  return (
    <>
      {code.step}
      <form
        ref={code.form}
        noValidate
        hidden={Boolean(code.step)}
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        <CompanyField
          kind={kind}
          value={providerIds}
          error={form.errorOf('providerIds')}
          onChange={(ids) =>
            form.rhf.setValue('providerIds', ids, { shouldValidate: form.rhf.formState.isSubmitted })
          }
        />
        <CarFields car={car} make={make} field={form.field} onMake={() => form.rhf.setValue('model', '')} />
        {kind === 'insurance' ? (
          <InsuranceFields field={form.field} />
        ) : (
          <FinancingFields field={form.field} months={form.rhf.formState.defaultValues?.months} />
        )}
        <div className="grid gap-x-4 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
          <TextField
            {...form.field('name')}
            className="sm:col-span-2"
            label={lead.t('name')}
            maxLength={limits.lead.name}
            autoComplete="name"
          />
          <TextField
            {...form.field('email')}
            label={lead.t('email')}
            optional={user !== null}
            hint={user ? undefined : t('email.hint')}
            type="email"
            autoComplete="email"
          />
          <TextField
            {...form.field('phone', { onChange: formatPhone })}
            label={lead.t('phone')}
            optional
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
        {!user && form.rhf.formState.errors.email?.message === emailForCode && phone.trim() !== '' && (
          <Button variant="secondary" onClick={() => submit(undefined, true)}>
            {lead.t('codeToPhone')}
          </Button>
        )}
        <Checkbox {...form.field('consent')} label={t('consent')} />
        <FormFailure title={t('failed')} text={form.failure} />
        <Button type="submit" size="lg" wide pending={isPending}>
          {t(isPending ? 'sending' : 'send')}
        </Button>
        {!user && <VisitorNotes signIn={signIn} onLeave={() => draft.keep(form.rhf.getValues())} />}
      </form>
    </>
  )
}
