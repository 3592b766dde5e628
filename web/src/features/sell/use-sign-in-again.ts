import { useLocation } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useAskToSignIn } from '#web/app/use-ask-to-sign-in.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Signing in from here: the address that leads back to this page, and what happens when the session ends under way. */
export const useSignInAgain = () => {
  const { t } = useT('sell')
  const askToSignIn = useAskToSignIn()
  const { pathname, search } = useLocation()
  return {
    signInPath: paths.auth(pathname + search),
    signInAgain: () => askToSignIn(t('save.signIn'), 'danger'),
  }
}
