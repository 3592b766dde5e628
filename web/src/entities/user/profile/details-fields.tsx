import { cityNames, cityWords } from '#shared/reference/cities.ts'
import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { PasswordField } from '#web/entities/user/components/password-field.tsx'
import { PhoneField } from '#web/entities/user/components/phone-field.tsx'
import { useIssueText } from '#web/entities/user/form-messages.ts'
import type { Details } from './details.ts'
import type { EditDetails } from './use-edit-details.ts'

const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4'
const known: readonly string[] = cityNames

/** First name, last name, e-mail, phone and city; all of them closed until they are to be edited. */
export const DetailsFields = ({ form }: { form: EditDetails }) => {
  const { t, language } = useT('auth')
  const profile = useT('profile')
  const issueText = useIssueText()
  const { details, editing, issues, onType } = form
  const field = (name: keyof Details) => ({
    name,
    value: details[name],
    disabled: !editing,
    error: issueText(issues.find(({ path }) => path === name)),
    onChange: (event: { target: { value: string } }) => onType({ [name]: event.target.value }),
  })
  // A city that came from elsewhere stays a choice.
  const others = details.city === '' || known.includes(details.city) ? [] : [details.city]
  return (
    <div className="flex flex-col gap-5">
      <div className={pair}>
        <TextField
          {...field('firstName')}
          label={t('firstName')}
          maxLength={limits.personName}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName')}
          label={t('lastName')}
          maxLength={limits.personName}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...field('email')}
        type="email"
        label={t('email')}
        hint={editing ? profile.t('details.emailHint') : undefined}
        maxLength={limits.email}
        autoComplete="email"
      />
      {form.needsPassword && (
        <PasswordField
          {...field('currentPassword')}
          label={profile.t('details.password')}
          hint={profile.t('details.passwordHint')}
          maxLength={limits.password.max}
          autoComplete="current-password"
        />
      )}
      <div className={pair}>
        <PhoneField
          {...field('phoneNumber')}
          id="profile-phone"
          code={details.countryCode}
          country={details.phoneCountry}
          onChoose={({ country, code }) => onType({ phoneCountry: country, countryCode: code })}
        />
        <SelectField
          {...field('city')}
          label={t('city')}
          optional
          placeholder={t('city.none')}
          options={[
            ...cityNames.map((name) => ({ value: name, label: cityWords[name][language] })),
            ...others.map((name) => ({ value: name, label: name })),
          ]}
        />
      </div>
    </div>
  )
}
