import { homeDialCode } from '#shared/rules/phone.ts'
import { useState } from 'react'
import { homeCountry, homeCountryName } from '#shared/constants/market.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'
import { registration, type Registration } from '#shared/schemas/account.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { codedIssue, useIssueText, useRefusalText } from '#web/entities/user/issue-text.ts'
import { useRegister } from '#web/entities/user/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'

/** The sign-up form while it is being filled in: the box may still be unticked. */
export type SignUpValues = Omit<Registration, 'agreeToTerms'> & { agreeToTerms: boolean }

export const blankSignUp: SignUpValues = {
  role: 'PRIVATE',
  companyName: '',
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phoneNumber: '',
  countryCode: homeDialCode,
  country: homeCountryName,
  city: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
}

/**
 * Issues that an unticked box hides, so that every one shows at once: it keeps zod from comparing the passwords and from
 * missing the company.
 */
export const hiddenIssues = (values: SignUpValues) =>
  registration
    .safeParse({ ...values, agreeToTerms: true })
    .error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? []

const dealerToastMs = 6000

/** The sign-up form, the country whose code the phone number has, and the submission. */
export const useSignUp = () => {
  const { t, language } = useT('auth')
  const issueText = useIssueText()
  const refusalText = useRefusalText()
  const { mutateAsync: register } = useRegister()
  // Several countries share a code, so the code alone cannot say which flag was picked.
  const [phoneCountry, setPhoneCountry] = useState<string>(homeCountry)
  const form = useContractForm({
    schema: registration,
    start: blankSignUp,
    alsoWrong: hiddenIssues,
    issueOf: ({ code }) => codedIssue(code),
    issueText,
    send: ({ companyName, ...typed }) => {
      // Email comes in the language that the form was read in.
      const body = { ...typed, language }
      return register(isDealershipSeller(body) ? { ...body, companyName } : body)
    },
    onSent: (user) => {
      const waits = isDealershipSeller(user) && !user.isVerified
      showToast({
        title: t('signUp.done'),
        tone: 'success',
        ...(waits && { description: t('signUp.doneVerify'), duration: dealerToastMs }),
      })
    },
    onFailed: (error) =>
      showToast({ title: t('signUp.failed'), description: refusalText(error), tone: 'danger' }),
  })
  const chooseCountry = ({ country, code }: { country: string; code: string }) => {
    setPhoneCountry(country)
    form.rhf.setValue('countryCode', code, { shouldDirty: true })
  }
  return { form, phoneCountry, chooseCountry }
}

export type SignUpState = ReturnType<typeof useSignUp>
