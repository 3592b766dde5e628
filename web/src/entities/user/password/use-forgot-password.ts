import { useState } from 'react'
import { useForgotPassword as useForgotPasswordCall } from '#web/entities/user/queries.ts'
import { focusField } from '#web/entities/user/focus-field.ts'
import { useRefusalText } from '#web/entities/user/use-refusal-text.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

// As long as mail may take before it is worth asking for another.
const waitSeconds = 60

/** Asking for the mail with a link: for whom, how it went, and how long until it may be asked again. */
export const useForgotPassword = (typedBefore: string) => {
  const refusalText = useRefusalText()
  const { mutateAsync: askFor, isPending } = useForgotPasswordCall()
  const [account, setAccount] = useState(typedBefore)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [sentFor, setSentFor] = useState<string>()
  const [secondsLeft, startWaiting] = useSecondsLeft()

  const ask = async () => {
    setFailure(undefined)
    try {
      await askFor({ account: account.trim() })
      setSentFor(account.trim())
      startWaiting(waitSeconds)
    } catch (error) {
      setFailure(refusalText(error))
    }
  }
  const submit = (form: HTMLFormElement) => {
    const empty = account.trim() === ''
    setMissing(empty)
    if (empty) focusField(form, 'account')
    else void ask()
  }
  const onType = (text: string) => {
    setAccount(text)
    setMissing(false)
  }
  return {
    account,
    missing,
    failure,
    /** For whom it was asked; undefined before. */
    sentFor,
    secondsLeft,
    isPending,
    onType,
    submit,
    ask,
    startOver: () => setSentFor(undefined),
  }
}

export type ForgotPassword = ReturnType<typeof useForgotPassword>
