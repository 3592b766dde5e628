import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useGoLater } from '#web/app/use-go-later.ts'
import { logoutKey } from '#web/entities/user/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'

// Spec, selling, section 9.
const redirectDelay = 1000

/**
 * When the session ends, here or by the answer to a call: says that signing in is needed, and a second later goes there and
 * comes back. Who has logged out goes home instead.
 */
export const useSignInFirst = (isSignedIn: boolean): (() => void) => {
  const { t } = useT('verification')
  const client = useQueryClient()
  const navigate = useNavigate()
  const goLater = useGoLater()
  const ask = () => {
    showToast({ title: t('login.title'), description: t('login.text'), tone: 'danger' })
    goLater(paths.auth(paths.verification()), redirectDelay)
  }
  const onEnd = useEffectEvent(() => {
    if (client.isMutating({ mutationKey: logoutKey }) > 0) void navigate(paths.home(), { replace: true })
    else ask()
  })
  useEffect(() => {
    if (!isSignedIn) onEnd()
  }, [isSignedIn])
  return ask
}
