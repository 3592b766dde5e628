import { limits } from '#shared/constants/limits.ts'
import { cityNames, cityWords } from '#shared/reference/cities.ts'
import { countries } from '#shared/reference/countries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SelectField, type Option } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { IssueWords } from '../issue-words.ts'
import type { UserForm } from '../use-user-form.ts'
import type { UserValues } from '../user-values.ts'

const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4'

// A value that came from elsewhere stays a choice.
const withStored = (options: readonly Option[], value: string): readonly Option[] =>
  value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }]

type UserFieldsProps = { form: UserForm; textOf: IssueWords['textOf'] }

/** Where somebody lives: cities are known of Qatar alone. */
const PlaceFields = ({ form, textOf }: UserFieldsProps) => {
  const { t, language } = useT('auth')
  const { values, field } = fieldsOf(form, textOf)
  return (
    <div className={pair}>
      <SelectField
        {...field('country')}
        label={t('country')}
        options={withStored(
          countries.map((country) => ({ value: country.en, label: country[language] })),
          values.country,
        )}
      />
      {values.country === 'Qatar' ? (
        <SelectField
          {...field('city')}
          label={t('city')}
          optional
          placeholder={t('city.none')}
          options={withStored(
            cityNames.map((name) => ({ value: name, label: cityWords[name][language] })),
            values.city,
          )}
        />
      ) : (
        <TextField {...field('city')} label={t('city')} optional maxLength={limits.city} autoComplete="off" />
      )}
    </div>
  )
}

const fieldsOf = ({ values, issues, onType }: UserForm, textOf: IssueWords['textOf']) => ({
  values,
  field: (name: keyof UserValues) => ({
    name,
    value: values[name],
    error: textOf(issues.find(({ path }) => path === name)),
    onChange: (event: { target: { value: string } }) => onType({ [name]: event.target.value }),
  }),
})

/** Who somebody is and how to reach them. */
export const UserFields = ({ form, textOf }: UserFieldsProps) => {
  const { t } = useT('users')
  const auth = useT('auth')
  const { values, field } = fieldsOf(form, textOf)
  // Nothing of the admin's own belongs here.
  const text = (name: keyof UserValues) => ({ ...field(name), autoComplete: 'off' })
  return (
    <>
      {values.role === 'SELLER_DEALERSHIP' && (
        <TextField {...text('companyName')} label={t('edit.company')} maxLength={limits.companyName} />
      )}
      <div className={pair}>
        <TextField {...text('firstName')} label={auth.t('firstName')} maxLength={limits.personName} />
        <TextField {...text('lastName')} label={auth.t('lastName')} maxLength={limits.personName} />
      </div>
      <div className={pair}>
        <TextField
          {...text('username')}
          label={auth.t('username')}
          hint={auth.t('username.rule')}
          maxLength={limits.username.max}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...text('phoneNumber')}
          type="tel"
          label={auth.t('phone')}
          maxLength={limits.phone.max}
          dir="ltr"
        />
      </div>
      <TextField {...text('email')} type="email" label={auth.t('email')} maxLength={limits.email} />
      <PlaceFields form={form} textOf={textOf} />
    </>
  )
}
