import { useLocation } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useGoLater } from './navigation.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast, type Toast } from '#web/stores/toast.ts'

// Spec 6 and, of selling, section 9.
const redirectDelay = 1000

/** Says what signing in is needed for, and a second later goes to the sign-in page, which leads back here. */
export const useAskToSignIn = (): ((description: string, tone?: Toast['tone']) => void) => {
  const { t } = useT()
  const goLater = useGoLater()
  const { pathname, search } = useLocation()
  return (description, tone = 'neutral') => {
    showToast({ title: t('login.required'), description, tone })
    goLater(paths.auth(pathname + search), redirectDelay)
  }
}
