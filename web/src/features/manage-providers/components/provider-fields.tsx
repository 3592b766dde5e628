import type { UseFormReturn } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type {
  CompanyKind,
  ProviderField,
  ProviderForm,
  ProviderValues,
} from '#web/features/manage-providers/provider-values.ts'

const of = limits.provider
const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4'

type ProviderFieldsProps = {
  kind: CompanyKind
  form: UseFormReturn<ProviderValues, unknown, ProviderForm>
}

/** Everything that is said about a company, in both languages where it is words. */
export const ProviderFields = ({ kind, form }: ProviderFieldsProps) => {
  const { t } = useT('provider-form')
  const { errors } = form.formState
  const field = (name: ProviderField) => ({
    ...form.register(name),
    label: t(name),
    error: errors[name] && t(`issue.${name}`),
  })
  const amount = (name: ProviderField, unit: string) => ({
    ...field(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 20,
    after: <span className="px-3">{unit}</span>,
  })
  return (
    <>
      <div className={pair}>
        <TextField {...field('name')} maxLength={of.name.max} autoComplete="off" />
        <TextField {...amount('rating', t('rating.unit'))} />
      </div>
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
