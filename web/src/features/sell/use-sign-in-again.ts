import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'

// Spec, selling, section 9.
const redirectDelay = 1000

/** Signing in from here: the address that leads back to this page, and what happens when the session ends under way. */
export const useSignInAgain = () => {
  const { t } = useT('sell')
  const common = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const signInPath = `${paths.auth()}?${new URLSearchParams({ next: pathname + search })}`
  return {
    signInPath,
    signInAgain: () => {
      showToast({ title: common.t('login.required'), description: t('save.signIn'), tone: 'danger' })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void navigate(signInPath), redirectDelay)
    },
  }
}
