import { useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useChangePassword as useChangePasswordCall } from '#web/entities/user/queries.ts'
import { focusField } from '#web/entities/user/focus-field.ts'
import { codedIssue } from '#web/entities/user/form-messages.ts'
import { changedPasswordRules } from '#web/entities/user/password-rules.ts'
import { useRefusalText } from '#web/entities/user/use-refusal-text.ts'
import { useNewPassword } from './use-new-password.ts'

type CurrentFault = 'issue.currentPassword' | 'issue.wrongPassword'

/** The change of a password: what is typed, what is wrong with it, and the submission. `onDone` follows a success. */
export const useChangePassword = (onDone: () => void) => {
  const { t } = useT('password')
  const refusalText = useRefusalText()
  const { mutateAsync: changeTo, isPending } = useChangePasswordCall()
  const fresh = useNewPassword(changedPasswordRules)
  const [current, setCurrent] = useState('')
  const [currentFault, setCurrentFault] = useState<CurrentFault>()
  const [failure, setFailure] = useState<string>()

  const clear = () => {
    fresh.clear()
    setCurrent('')
    setCurrentFault(undefined)
    setFailure(undefined)
  }

  const refuse = (form: HTMLFormElement, error: unknown) => {
    if (error instanceof ApiError && error.code === 'CONFLICT') return setFailure(t('change.conflict'))
    if (!(error instanceof ApiError) || !codedIssue(error.code)) return setFailure(refusalText(error))
    setCurrentFault('issue.wrongPassword')
    focusField(form, 'currentPassword')
  }

  const submit = async (form: HTMLFormElement) => {
    const faulty = fresh.check()
    setCurrentFault(current === '' ? 'issue.currentPassword' : undefined)
    setFailure(undefined)
    if (current === '' || faulty) return focusField(form, current === '' ? 'currentPassword' : faulty!)
    try {
      await changeTo({ currentPassword: current, newPassword: fresh.values.newPassword })
      showToast({ title: t('change.done'), description: t('change.doneText'), tone: 'success' })
      clear()
      onDone()
    } catch (error) {
      refuse(form, error)
    }
  }

  const onTypeCurrent = (text: string) => {
    setCurrent(text)
    setCurrentFault(undefined)
  }
  return { fresh, current, currentFault, failure, isPending, submit, onTypeCurrent, clear }
}
