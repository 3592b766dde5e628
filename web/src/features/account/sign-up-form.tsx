import { homeCountryName } from '#shared/constants/market.ts'
import { Building2 } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { cityNames, cityLabels } from '#shared/reference/cities.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AgreeLabel, type OnRead } from './agree-label.tsx'
import { PasswordField, PasswordRules } from './password-fields.tsx'
import { PhoneField } from './phone-field.tsx'
import { useSignUp, type SignUpState } from './use-sign-up.ts'

const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4'
const latin = { dir: 'ltr', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** The sign-up form, fetched when it is first wanted and then kept: a look at the sign-in form loses nothing. */
export const SignUp = ({ shown, onRead }: OnRead & { shown: boolean }) => {
  const signUp = useSignUp()
  return shown && <SignUpForm signUp={signUp} onRead={onRead} />
}

/** Everything an account needs (spec 2). */
const SignUpForm = ({ signUp, onRead }: OnRead & { signUp: SignUpState }) => {
  const { t, language } = useT('auth')
  const { form, phoneCountry, chooseCountry } = signUp
  const { control, formState, trigger } = form.rhf
  const { touchedFields } = formState
  const [role, password, code = ''] = useWatch({ control, name: ['role', 'password', 'countryCode'] })
  // Not before it was filled in: an empty field is no mismatch yet.
  const compareAgain = () => touchedFields.confirmPassword && void trigger('confirmPassword')
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <AccountType form={form} />
      {role === 'SELLER_DEALERSHIP' && (
        <TextField {...form.field('companyName')} label={t('companyName')} autoComplete="organization" />
      )}
      <div className={pair}>
        <TextField {...form.field('firstName')} label={t('firstName')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={t('lastName')} autoComplete="family-name" />
      </div>
      <div className={pair}>
        <TextField
          {...form.field('username')}
          {...latin}
          label={t('username')}
          hint={t('username.rule')}
          autoComplete="username"
        />
        <TextField {...form.field('email')} {...latin} type="email" label={t('email')} autoComplete="email" />
      </div>
      <PhoneField
        {...form.field('phoneNumber')}
        id="sign-up-phone"
        error={form.errorOf('phoneNumber') ?? form.errorOf('countryCode')}
        code={code}
        country={phoneCountry}
        onChoose={chooseCountry}
      />
      <div className={pair}>
        <SelectField
          {...form.rhf.register('country')}
          label={t('country')}
          autoComplete="country-name"
          options={[{ value: homeCountryName, label: t('country.qatar') }]}
        />
        <SelectField
          {...form.field('city')}
          label={t('city')}
          optional
          placeholder={t('city.none')}
          options={cityNames.map((name) => ({ value: name, label: cityLabels[name][language] }))}
        />
      </div>
      <div className={pair}>
        <PasswordField
          {...form.field('password', { onChange: compareAgain })}
          label={t('password')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={t('confirmPassword')}
          autoComplete="new-password"
        />
      </div>
      <PasswordRules password={password} />
      <Checkbox {...form.field('agreeToTerms')} label={<AgreeLabel onRead={onRead} />} />
      <Button type="submit" size="lg" wide pending={form.isSubmitting}>
        {t(form.isSubmitting ? 'signUp.pending' : 'signUp.submit')}
      </Button>
    </form>
  )
}

/** Private or dealership; a dealership learns at once that it will be reviewed. */
const AccountType = ({ form }: Pick<SignUpState, 'form'>) => {
  const { t } = useT('auth')
  const { field } = useController({ control: form.rhf.control, name: 'role' })
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        legend={t('role.label')}
        value={field.value}
        onChange={field.onChange}
        choices={[
          { value: 'PRIVATE', label: t('role.private'), hint: t('role.privateHint') },
          { value: 'SELLER_DEALERSHIP', label: t('role.dealership'), hint: t('role.dealershipHint') },
        ]}
      />
      <div role="status">
        {field.value === 'SELLER_DEALERSHIP' && (
          <div className="flex gap-3 rounded-control bg-amber-tint p-3.5 text-sm">
            <Building2 aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
            <div>
              <p className="font-medium">{t('dealership.title')}</p>
              <p className="text-ink-2">{t('dealership.text')}</p>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
