import { useWatch } from 'react-hook-form'
import { cityNames, cityWords } from '#shared/reference/cities.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useIssueText } from '#web/entities/user/form-messages.ts'
import type { SignUp } from '#web/entities/user/use-sign-up.ts'
import { AccountType } from './account-type.tsx'
import { Agreement, type LegalDocument } from './agreement.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import { PhoneField } from './phone-field.tsx'

const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4'
const latin = { dir: 'ltr', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

type SignUpFormProps = { signUp: SignUp; onRead: (document: LegalDocument) => void }

/** Everything an account needs (spec 2). */
export const SignUpForm = ({ signUp, onRead }: SignUpFormProps) => {
  const { t, language } = useT('auth')
  const issueText = useIssueText()
  const { form, submit, isPending, phoneCountry, chooseCountry } = signUp
  const { register, control } = form
  const { errors, touchedFields } = form.formState
  // Known before the names below it, though shown to dealerships alone: the first fault in this order gets the focus.
  const companyName = register('companyName')
  const [role, password, code = ''] = useWatch({ control, name: ['role', 'password', 'countryCode'] })
  // Not before it was filled in: an empty field is no mismatch yet.
  const compareAgain = () => touchedFields.confirmPassword && void form.trigger('confirmPassword')
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <AccountType control={control} />
      {role === 'SELLER_DEALERSHIP' && (
        <TextField
          {...companyName}
          label={t('companyName')}
          error={issueText(errors.companyName)}
          autoComplete="organization"
        />
      )}
      <div className={pair}>
        <TextField
          {...register('firstName')}
          label={t('firstName')}
          error={issueText(errors.firstName)}
          autoComplete="given-name"
        />
        <TextField
          {...register('lastName')}
          label={t('lastName')}
          error={issueText(errors.lastName)}
          autoComplete="family-name"
        />
      </div>
      <div className={pair}>
        <TextField
          {...register('username')}
          {...latin}
          label={t('username')}
          hint={t('username.rule')}
          error={issueText(errors.username)}
          autoComplete="username"
        />
        <TextField
          {...register('email')}
          {...latin}
          type="email"
          label={t('email')}
          error={issueText(errors.email)}
          autoComplete="email"
        />
      </div>
      <PhoneField
        {...register('phoneNumber')}
        id="sign-up-phone"
        error={issueText(errors.phoneNumber ?? errors.countryCode)}
        code={code}
        country={phoneCountry}
        onChoose={chooseCountry}
      />
      <div className={pair}>
        <SelectField
          {...register('country')}
          label={t('country')}
          autoComplete="country-name"
          options={[{ value: 'Qatar', label: t('country.qatar') }]}
        />
        <SelectField
          {...register('city')}
          label={t('city')}
          optional
          error={issueText(errors.city)}
          placeholder={t('city.none')}
          options={cityNames.map((name) => ({ value: name, label: cityWords[name][language] }))}
        />
      </div>
      <div className={pair}>
        <PasswordField
          {...register('password', { onChange: compareAgain })}
          label={t('password')}
          error={issueText(errors.password)}
          autoComplete="new-password"
        />
        <PasswordField
          {...register('confirmPassword')}
          label={t('confirmPassword')}
          error={issueText(errors.confirmPassword)}
          autoComplete="new-password"
        />
      </div>
      <PasswordRules password={password} />
      <Agreement input={register('agreeToTerms')} error={issueText(errors.agreeToTerms)} onRead={onRead} />
      <Button type="submit" size="lg" wide pending={isPending}>
        {t(isPending ? 'signUp.pending' : 'signUp.submit')}
      </Button>
    </form>
  )
}
