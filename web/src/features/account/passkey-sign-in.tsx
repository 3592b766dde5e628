import { useEffect, useEffectEvent, useState } from 'react'
import { Fingerprint } from 'lucide-react'
import { passkeyChallengeSeconds } from '#shared/constants/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useRefusalText } from '#web/entities/user/issue-text.ts'
import {
  askForPasskey,
  canUsePasskeys,
  offersPasskeysInFields,
  stopAskingForPasskey,
  useSignInWithPasskey,
} from '#web/entities/user/passkeys.ts'
import { loadNamespace } from '#web/i18n/catalogue.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'

// A challenge runs out while the page is open, so the browser gets another in good time.
const renewMs = passkeyChallengeSeconds * 800

/**
 * Signs in with a passkey: by the button, or by choosing one among what the browser offers in the field of the username
 * (`autocomplete="username webauthn"`).
 */
export const PasskeySignIn = () => {
  const { t, language } = useT('auth')
  const refusalText = useRefusalText()
  const { mutateAsync: signIn } = useSignInWithPasskey()
  const [isAsked, setIsAsked] = useState(false)
  const enter = async (answer: Parameters<typeof signIn>[0]) => {
    await signIn(answer)
    showToast({ title: t('signIn.done'), tone: 'success' })
  }
  const sayFailed = async (reason: unknown) => {
    // A browser may answer before the sentences of errors have come.
    await Promise.allSettled([loadNamespace(language, 'errors')])
    showToast({
      title: t('signIn.failed'),
      description: reason instanceof ApiError ? refusalText(reason) : t('passkey.none'),
      tone: 'danger',
    })
  }
  const offer = useEffectEvent(async () => {
    if (isAsked || !(await offersPasskeysInFields())) return
    // Nobody has asked for it: what fails before somebody has chosen a passkey is not said.
    const answer = await askForPasskey('in a field').catch(() => undefined)
    if (answer) await enter(answer).catch(sayFailed)
  })
  const ask = async () => {
    setIsAsked(true)
    try {
      await enter(await askForPasskey('at once'))
    } catch (error) {
      await sayFailed(error)
      setIsAsked(false)
    }
  }
  useEffect(() => {
    if (isAsked || !canUsePasskeys()) return undefined
    void offer()
    const timer = setInterval(() => void offer(), renewMs)
    return () => clearInterval(timer)
  }, [isAsked])
  useEffect(() => {
    if (!canUsePasskeys()) return undefined
    return () => void stopAskingForPasskey()
  }, [])
  if (!canUsePasskeys()) return null
  return (
    <Button variant="secondary" wide pending={isAsked} onClick={() => void ask()}>
      <Fingerprint aria-hidden className="size-4.5" />
      {t('signIn.withPasskey')}
    </Button>
  )
}
