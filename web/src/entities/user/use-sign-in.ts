import { useState, type SyntheticEvent } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useLogin } from './queries.ts'
import { focusField } from './focus-field.ts'
import { useRefusalText } from './use-refusal-text.ts'

const fields = ['username', 'password'] as const
type Field = (typeof fields)[number]

const isSuspension = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ACCOUNT_SUSPENDED'

/**
 * The submission of the sign-in form. Two fields that must only not be empty: the form library and the schemas, 20 kB,
 * stay with the sign-up form. What follows a success is the page's: it sees the user appear.
 */
export const useSignIn = () => {
  const { t } = useT('auth')
  const refusalText = useRefusalText()
  const { mutateAsync: signInWith, isPending } = useLogin()
  const [missing, setMissing] = useState<readonly Field[]>([])
  const [refused, setRefused] = useState<{ error: unknown }>()
  // Outlives the form, so that a look at the other one loses nothing.
  const [typed, setTyped] = useState({ username: '', password: '' })

  const signIn = async (form: HTMLFormElement) => {
    // Read from the inputs themselves: what a password manager fills in does not always tell React.
    const data = new FormData(form)
    const values = { username: String(data.get('username')).trim(), password: String(data.get('password')) }
    const empty = fields.filter((field) => values[field] === '')
    setMissing(empty)
    setRefused(undefined)
    if (empty[0]) return focusField(form, empty[0])
    try {
      await signInWith(values)
      showToast({ title: t('signIn.done'), tone: 'success' })
    } catch (error) {
      showToast({ title: t('signIn.failed'), description: refusalText(error), tone: 'danger' })
      // The toast goes after five seconds; what is wrong with the form stays.
      setRefused({ error })
      // Another password would change nothing.
      if (!isSuspension(error)) focusField(form, 'password')
    }
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void signIn(event.currentTarget)
  }
  const onType = (field: Field, text: string) => {
    setTyped((before) => ({ ...before, [field]: text }))
    setMissing((before) => before.filter((name) => name !== field))
  }
  const refusal = refused && { text: refusalText(refused.error), isSuspended: isSuspension(refused.error) }
  return { onSubmit, isPending, missing, refusal, typed, onType }
}

export type SignIn = ReturnType<typeof useSignIn>
