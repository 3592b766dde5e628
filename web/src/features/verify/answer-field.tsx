import type { ReactNode } from 'react'
import { limits } from '#shared/constants/limits.ts'
import {
  applicationFieldLabels,
  type ApplicationField,
  businessTypes,
  businessTypeLabels,
} from '#shared/reference/application-fields.ts'
import { areaLabels, areasOf } from '#shared/reference/areas.ts'
import { useT } from '#web/i18n/use-t.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { Application } from './use-application.ts'
import type { Submit } from './use-submit.ts'
import { fieldId } from './answers.ts'

type AnswerFieldProps = {
  name: ApplicationField
  application: Application
  submit: Submit
  /** The dealership's, whose areas there are to choose from. */
  city: string
  /** The reviewer asked for a change of it. */
  isAsked: boolean
}

const { application: most, companyName } = limits

const lines: Partial<Record<ApplicationField, { maxLength: number; autoComplete?: string; type?: string }>> =
  {
    businessName: { maxLength: companyName, autoComplete: 'organization' },
    annualRevenue: { maxLength: most.revenue },
    primaryContactName: { maxLength: companyName, autoComplete: 'name' },
    primaryContactPosition: { maxLength: companyName, autoComplete: 'organization-title' },
    businessPhoneNumber: { maxLength: limits.phone.max, autoComplete: 'tel', type: 'tel' },
    businessEmail: { maxLength: limits.email, autoComplete: 'email', type: 'email' },
    websiteUrl: { maxLength: limits.selling.storefront.website, autoComplete: 'url', type: 'url' },
  }

const hinted = [
  'businessName',
  'annualRevenue',
  'businessPhoneNumber',
  'websiteUrl',
  'specializations',
] as const
const isHinted = (name: ApplicationField): name is (typeof hinted)[number] =>
  hinted.some((one) => one === name)

// The last short ones of their sections, with nothing beside them.
const isAlone = (name: ApplicationField) => name === 'annualRevenue' || name === 'websiteUrl'

/** The control of one answer, with what is wrong with it. */
export const AnswerField = ({ name, application, submit, city, isAsked }: AnswerFieldProps) => {
  const { t, language } = useT('verification')
  const { answers, set, touch } = application
  const issue = submit.issueOf(name)
  const ownHint = isHinted(name) ? t(`hint.${name}`) : undefined
  const hint: ReactNode = isAsked ? (
    <span className="font-medium text-amber">{t('hint.asked')}</span>
  ) : (
    ownHint
  )
  const field = {
    id: fieldId(name),
    name,
    label: applicationFieldLabels[name][language],
    optional: !applicationFieldLabels[name].required,
    value: answers[name],
    error: issue && t(`issue.${issue}`),
    hint,
    onBlur: () => touch(name),
  }
  const onChange = (event: { target: { value: string } }) => set(name, event.target.value)
  switch (name) {
    case 'businessType':
      return (
        <SelectField
          {...field}
          placeholder={t('choose.businessType')}
          options={businessTypes.map((value) => ({ value, label: businessTypeLabels[value][language] }))}
          onChange={onChange}
        />
      )
    case 'businessArea': {
      const areas = areasOf(city)
      if (areas.length === 0) return null
      return (
        <SelectField
          {...field}
          placeholder={t('choose.businessArea')}
          className="sm:col-span-2"
          options={areas.map((value) => ({ value, label: areaLabels[value][language] }))}
          onChange={onChange}
        />
      )
    }
    case 'yearsInBusiness':
    case 'numberOfEmployees':
    case 'expectedMonthlyListings':
      return <NumberField {...field} unit={t(`unit.${name}`)} onChange={(text) => set(name, text)} />
    case 'businessAddress':
    case 'businessDescription':
    case 'previousExperience':
    case 'specializations':
      return (
        <TextareaField
          {...field}
          rows={2}
          maxLength={most.text}
          onChange={onChange}
          className="sm:col-span-2"
        />
      )
    default:
      return (
        <TextField
          {...field}
          {...lines[name]}
          className={isAlone(name) ? 'sm:col-span-2' : undefined}
          onChange={onChange}
        />
      )
  }
}
