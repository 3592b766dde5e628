import { useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { listingLimits } from '#shared/constants/offer-limits.ts'
import { isMadeUp } from '#shared/rules/web-address.ts'
import { quoteChoices } from '#shared/schemas/quote.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useCarNames, useMakesModels } from '#web/entities/catalogue/queries.ts'
import { companyName, useInsurers, useLenders } from '#web/entities/provider/queries.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CheckPills } from '#web/ui/check-pills.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { QuoteAbout, QuoteValues } from './quote-values.ts'

type Registered = UseFormRegisterReturn & { error: string | undefined }
type Registering = (name: keyof QuoteValues, rules?: { onChange: () => void }) => Registered

const noCompanies: readonly never[] = []

type CompanyFieldProps = {
  kind: QuoteAbout['kind']
  /** Their ids, separated by commas. */
  value: string
  error: string | undefined
  onChange: (ids: string) => void
}

/** The companies that are asked, up to three; made-up ones are named as such. */
export const CompanyField = ({ kind, value: ids, error, onChange }: CompanyFieldProps) => {
  const { t, language } = useT('quotes')
  const id = useId()
  const insurers = useInsurers({ enabled: kind === 'insurance' })
  const lenders = useLenders({ enabled: kind === 'financing' })
  const { data, error: failure, refetch } = kind === 'insurance' ? insurers : lenders
  const companies = data ?? noCompanies
  // A company that was deleted since it was chosen has no pill to take it back by.
  const chosen = ids.split(',').filter((each) => companies.some((company) => company.id === each))
  const toggle = (company: string) =>
    onChange(
      (chosen.includes(company)
        ? chosen.filter((each) => each !== company)
        : [...chosen, company].slice(0, limits.quote.providers)
      ).join(),
    )
  const isExample = companies.some(
    (company) => chosen.includes(company.id) && (isMadeUp(company.email) || isMadeUp(company.website)),
  )
  return (
    <div className="flex flex-col gap-2.5">
      {failure && !data && <LoadFailed title={t('companies.failed')} error={failure} onRetry={refetch} />}
      {data?.length === 0 && <Notice tone="sand">{t('companies.none')}</Notice>}
      {(data ? data.length > 0 : !failure) && (
        <CheckPills
          legend={t('companies')}
          hint={t('companies.hint', { count: limits.quote.providers })}
          choices={companies.map((company) => ({
            value: company.id,
            label: companyName(company, language),
          }))}
          chosen={chosen}
          isFull={chosen.length >= limits.quote.providers}
          errorId={error && id}
          onToggle={toggle}
        />
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      {isExample && <Notice tone="amber">{t('example')}</Notice>}
    </div>
  )
}

const yearsBack = 40

type CarFieldsProps = {
  car: QuoteAbout['car']
  make: string
  field: Registering
  /** Another make was chosen, which has other models. */
  onMake: () => void
}

/** The car on offer, or make, model and year; and its value. */
export const CarFields = ({ car, make, field, onMake }: CarFieldsProps) => {
  const { t, language } = useT('quotes')
  const { makeName, modelName } = useCarNames()
  const { data } = useMakesModels({ enabled: !car })
  const [newest] = useState(() => new Date().getFullYear() + 1)
  const years = Array.from({ length: yearsBack }, (_, back) => `${newest - back}`)
  const option = (nameOf: (name: string) => string) => (value: string) => ({ value, label: nameOf(value) })
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {car ? (
        <p className="text-sm sm:col-span-2">
          <span className="block text-ink-2">{t('car')}</span>
          <bdi className="font-medium">{car.title}</bdi>
          <span className="text-ink-2">
            {' · '}
            <bdi>{formatMoney(car.priceQAR, language)}</bdi>
          </span>
        </p>
      ) : (
        <>
          <SelectField
            {...field('make', { onChange: onMake })}
            label={t('make')}
            placeholder={t('choose')}
            options={(data?.makes ?? []).map(option(makeName))}
          />
          <SelectField
            {...field('model')}
            label={t('model')}
            placeholder={t('choose')}
            options={(data?.models[make] ?? []).map(option(modelName))}
          />
          <SelectField
            {...field('year')}
            label={t('year')}
            placeholder={t('choose')}
            options={years.map(option((year) => year))}
          />
        </>
      )}
      <Amount field={field} name="valueQAR" label={t('value')} />
    </div>
  )
}

type AmountProps = { field: Registering; name: 'valueQAR' | 'downPaymentQAR'; label: string }

const Amount = ({ field, name, label }: AmountProps) => {
  const { t } = useT('quotes')
  return (
    <TextField
      {...field(name)}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(listingLimits.price.max).length + 6}
      after={<span className="px-3">{t('riyals')}</span>}
    />
  )
}

type ChoiceName = keyof typeof quoteChoices

/** One of the choices of a request, none at first. */
const Choice = ({
  name,
  field,
  optional,
  hint,
}: {
  name: ChoiceName
  field: Registering
  optional?: boolean
  hint?: string
}) => {
  const { t } = useT('quotes')
  return (
    <SelectField
      {...field(name)}
      label={t(name)}
      optional={optional}
      hint={hint}
      placeholder={t(optional ? 'unsaid' : 'choose')}
      options={quoteChoices[name].map((value) => ({
        value,
        label: t(`choice.${name}.${value}` as 'choice.cover.COMPREHENSIVE'),
      }))}
    />
  )
}

/** The first questions of an insurer. */
export const InsuranceFields = ({ field }: { field: Registering }) => {
  const { t } = useT('quotes')
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Choice name="cover" field={field} hint={t('cover.hint')} />
      <Choice name="driverAge" field={field} />
      <Choice name="licence" field={field} />
      <Choice name="claims" field={field} />
    </div>
  )
}

const usualTerms = [12, 24, 36, 48, 60, 72]

type FinancingFieldsProps = { field: Registering; /** The term to begin with. */ months?: string | undefined }

/** The first questions of a bank. Income and residency decide what it may lend, and may be left unsaid. */
export const FinancingFields = ({ field, months: first }: FinancingFieldsProps) => {
  const { t } = useT('quotes')
  // A bank's longest term is any number of months.
  const terms = [...new Set(first ? [...usualTerms, Number(first)] : usualTerms)].toSorted((a, b) => a - b)
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Amount field={field} name="downPaymentQAR" label={t('downPayment')} />
      <SelectField
        {...field('months')}
        label={t('months')}
        options={terms.map((months) => ({ value: `${months}`, label: t('months.count', { count: months }) }))}
      />
      <Choice name="income" field={field} optional hint={t('income.hint')} />
      <Choice name="residency" field={field} optional hint={t('residency.hint')} />
    </div>
  )
}
