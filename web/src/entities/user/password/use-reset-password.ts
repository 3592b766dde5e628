import { useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useResetPassword as useResetPasswordCall } from '#web/entities/user/queries.ts'
import { focusField } from '#web/entities/user/focus-field.ts'
import { passwordRules } from '#web/entities/user/password-rules.ts'
import { useRefusalText } from '#web/entities/user/use-refusal-text.ts'
import { useNewPassword } from './use-new-password.ts'

// A link cut off by a mail program is refused for its form.
const isLinkFault = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'RESET_LINK_INVALID' || error.issues.some(({ path }) => path === 'token'))

/** A new password by a mailed link. `onDone` follows a success, `onInvalid` a link that is not good any more. */
export const useResetPassword = (token: string, onDone: () => void, onInvalid: () => void) => {
  const refusalText = useRefusalText()
  const { mutateAsync: resetTo, isPending } = useResetPasswordCall()
  const fresh = useNewPassword(passwordRules)
  const [failure, setFailure] = useState<string>()

  const submit = async (form: HTMLFormElement) => {
    const faulty = fresh.check()
    setFailure(undefined)
    if (faulty) return focusField(form, faulty)
    try {
      await resetTo({ token, newPassword: fresh.values.newPassword })
      onDone()
    } catch (error) {
      if (isLinkFault(error)) onInvalid()
      else setFailure(refusalText(error))
    }
  }
  return { fresh, failure, isPending, submit }
}
