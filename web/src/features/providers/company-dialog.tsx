import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { newFinancingProvider, newInsuranceProvider, rateKinds } from '#shared/schemas/provider.ts'
import { hasCode } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import {
  companyName,
  useSaveCompany,
  type Company,
  type CompanyBody,
  type CompanyKind,
} from '#web/entities/provider/queries.ts'
import { PictureField } from '#web/entities/upload/picture-field.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CompanyMailStop } from './company-mail-stop.tsx'
import { toCompanyBody, valuesOf, type CompanyValues } from './company-values.ts'

type CompanyDialogProps = {
  kind: CompanyKind
  /** The company to change; null adds one. */
  company: Company | null
  onClose: () => void
}

/** Adds or changes a company; open as long as it is there. */
export const CompanyDialog = ({ kind, company, onClose }: CompanyDialogProps) => {
  const { t, language } = useT('provider-form')
  const common = useT()
  const uploads = useT('uploads')
  const id = useId()
  const [isSending, setSending] = useState(false)
  const wait = isSending ? uploads.t('picture.wait') : undefined
  const form = useCompanyForm(kind, company, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={company ? t('edit.title', { name: companyName(company.provider, language) }) : t(`add.${kind}`)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button type="submit" form={id} pending={form.isSubmitting} disabledReason={wait}>
            {common.t('save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        {company?.provider.email && (
          <CompanyMailStop id={company.provider.id} email={company.provider.email} />
        )}
        <CompanyFields kind={kind} form={form} onSending={setSending} />
        {wait && <p className="text-xs text-ink-2">{wait}</p>}
        <FormFailure title={t('failed')} text={form.failure} />
      </form>
    </Dialog>
  )
}

const schemas = { insurance: newInsuranceProvider, financing: newFinancingProvider }

const useCompanyForm = (kind: CompanyKind, seen: Company | null, onSaved: () => void) => {
  const { t, language } = useT('provider-form')
  const { mutateAsync: save } = useSaveCompany()
  return useContractForm({
    schema: schemas[kind],
    start: valuesOf(seen),
    toBody: (values) => toCompanyBody(kind, values).body,
    issueText: ({ path }) => t(`issue.${path as keyof CompanyValues}`),
    send: (body) => save({ seen, typed: { kind, body } as CompanyBody }),
    onSent: ({ provider }) => {
      const name = companyName(provider, language)
      showToast({ title: t(seen ? 'saved' : 'added', { name }), description: t('soon'), tone: 'success' })
      onSaved()
    },
    // Esc and a press beside the dialog close it: what was typed is there again.
    draft: tabDraft(`company:${kind}:${seen?.provider.id ?? 'new'}`),
    failureText: (error) => (hasCode(error, 'EDIT_CONFLICT') ? t('conflict') : undefined),
  })
}

const of = limits.provider
const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4'

type CompanyFieldsProps = {
  kind: CompanyKind
  form: ReturnType<typeof useCompanyForm>
  /** Hears whether a logo is on its way. */
  onSending: (isSending: boolean) => void
}

/** Everything that is said about a company, texts in both languages. */
const CompanyFields = ({ kind, form, onSending }: CompanyFieldsProps) => {
  const { t } = useT('provider-form')
  const field = (name: Exclude<keyof CompanyValues, 'logo'>) => ({ ...form.field(name), label: t(name) })
  const amount = (name: Parameters<typeof field>[0], unit: string) => ({
    ...field(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 20,
    after: <span className="px-3">{unit}</span>,
  })
  const { rhf, errorOf } = form
  const logo = useWatch({ control: rhf.control, name: 'logo' })
  return (
    <>
      <PictureField
        name="logo"
        value={logo}
        onChange={(url) => rhf.setValue('logo', url, { shouldDirty: true, shouldValidate: true })}
        onBusy={onSending}
        error={errorOf('logo')}
      />
      <div className={pair}>
        <TextField {...field('name')} maxLength={of.name.max} autoComplete="off" />
        <TextField
          {...field('nameAr')}
          dir="rtl"
          lang="ar"
          optional
          maxLength={of.name.max}
          autoComplete="off"
        />
      </div>
      <TextField {...amount('rating', t('rating.unit'))} />
      {kind === 'insurance' ? (
        <div className={pair}>
          <TextField {...field('coverage')} dir="ltr" lang="en" maxLength={of.coverage} autoComplete="off" />
          <TextField
            {...field('coverageAr')}
            dir="rtl"
            lang="ar"
            maxLength={of.coverage}
            autoComplete="off"
          />
        </div>
      ) : (
        <>
          <SelectField
            {...field('rateKind')}
            options={rateKinds.map((value) => ({ value, label: t(`rateKind.${value}`) }))}
          />
          <div className={pair}>
            <TextField {...amount('interestRateFrom', '%')} />
            <TextField {...amount('interestRateTo', '%')} />
          </div>
          <div className={pair}>
            <TextField {...amount('maxLoanAmount', t('amount.unit'))} />
            <TextField {...amount('maxLoanTerm', t('term.unit'))} />
          </div>
        </>
      )}
      <TextareaField {...field('description')} dir="ltr" lang="en" maxLength={of.description} />
      <TextareaField {...field('descriptionAr')} dir="rtl" lang="ar" maxLength={of.description} />
      <div className={pair}>
        <TextField
          {...field('phoneNumber')}
          type="tel"
          optional
          maxLength={limits.phone.max}
          autoComplete="off"
        />
        <TextField {...field('email')} type="email" optional maxLength={limits.email} autoComplete="off" />
      </div>
      <TextField
        {...field('website')}
        type="url"
        inputMode="url"
        optional
        maxLength={of.website}
        autoComplete="off"
      />
    </>
  )
}
