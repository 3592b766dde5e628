import { homeCountry } from '#shared/constants/home.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Issue } from '#shared/errors.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useRegister } from './queries.ts'
import { codedIssue } from './form-messages.ts'
import { blankSignUp, signUpResolver, type SignUpBody, type SignUpValues } from './sign-up-form.ts'
import { useRefusalText } from './use-refusal-text.ts'

const dealerToastMs = 6000

const faultsOf = (error: unknown): readonly Issue[] => {
  if (!(error instanceof ApiError)) return []
  const coded = codedIssue(error.code)
  return coded ? [coded] : error.issues
}

/** The sign-up form, the country whose code the phone number has, and the submission. Whatever fails, nothing typed is lost. */
export const useSignUp = () => {
  const { t, language } = useT('auth')
  const refusalText = useRefusalText()
  const { mutateAsync: register, isPending } = useRegister()
  // Several countries share a code, so the code alone cannot say which flag was picked.
  const [phoneCountry, setPhoneCountry] = useState<string>(homeCountry)
  const form = useForm<SignUpValues, unknown, SignUpBody>({
    resolver: signUpResolver,
    defaultValues: blankSignUp,
    mode: 'onTouched',
  })

  const welcome = (user: Parameters<typeof isDealershipSeller>[0] & { isVerified: boolean }) => {
    const waits = isDealershipSeller(user) && !user.isVerified
    showToast({
      title: t('signUp.done'),
      tone: 'success',
      ...(waits && { description: t('signUp.doneVerify'), duration: dealerToastMs }),
    })
  }

  const refuse = (error: unknown) => {
    showToast({ title: t('signUp.failed'), description: refusalText(error), tone: 'danger' })
    const known = faultsOf(error).filter(({ path }) => path in blankSignUp)
    known.forEach(({ path, message }, index) =>
      form.setError(path as keyof SignUpValues, { type: 'server', message }, { shouldFocus: index === 0 }),
    )
  }

  const submit = form.handleSubmit(async ({ companyName, ...typed }) => {
    // Mail comes in the language the form was read in.
    const body = { ...typed, language }
    try {
      welcome(await register(isDealershipSeller(body) ? { ...body, companyName } : body))
    } catch (error) {
      refuse(error)
    }
  })

  const chooseCountry = ({ country, code }: { country: string; code: string }) => {
    setPhoneCountry(country)
    form.setValue('countryCode', code, { shouldDirty: true })
  }
  return { form, submit, isPending, phoneCountry, chooseCountry }
}

export type SignUp = ReturnType<typeof useSignUp>
