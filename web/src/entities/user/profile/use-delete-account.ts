import { useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useDeleteAccount as useDeleteAccountCall } from '#web/entities/user/queries.ts'
import { focusField } from '#web/entities/user/focus-field.ts'
import { useRefusalText } from '#web/entities/user/use-refusal-text.ts'

const goodbyeMs = 8000

/** Deleting one's account: the password that it takes, what is wrong, and the submission, after which the page goes home. */
export const useDeleteAccount = () => {
  const { t } = useT('profile')
  const refusalText = useRefusalText()
  const { mutateAsync: deleteAccount, isPending } = useDeleteAccountCall()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<'issue.passwordRequired' | 'issue.wrongPassword'>()
  const [failure, setFailure] = useState<string>()

  const refuse = (form: HTMLFormElement, error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'WRONG_PASSWORD') return setFailure(refusalText(error))
    setFault('issue.wrongPassword')
    focusField(form, 'password')
  }
  const submit = async (form: HTMLFormElement) => {
    setFailure(undefined)
    setFault(password === '' ? 'issue.passwordRequired' : undefined)
    if (password === '') return focusField(form, 'password')
    try {
      await deleteAccount({ password })
      showToast({
        title: t('delete.done'),
        description: t('delete.doneText'),
        tone: 'success',
        duration: goodbyeMs,
      })
    } catch (error) {
      refuse(form, error)
    }
  }
  return {
    password,
    fault,
    failure,
    isPending,
    submit,
    onType: (text: string) => {
      setPassword(text)
      setFault(undefined)
    },
    clear: () => {
      setPassword('')
      setFault(undefined)
      setFailure(undefined)
    },
  }
}
