import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { logoutKey } from './queries.ts'
import { signInPath } from './next-path.ts'

// Spec, selling, section 9.
const redirectDelay = 500

/**
 * For pages that need a session: without one, or when it ends, says `message` and goes to the sign-in page, which comes
 * back here. Who has just logged out goes home instead.
 */
export const useRequireSession = (message: string): void => {
  const missing = useSession(({ token }) => token === null)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search

  useEffect(() => {
    if (!missing) return
    if (client.isMutating({ mutationKey: logoutKey }) > 0) {
      void navigate(paths.home(), { replace: true })
      // A replaced address keeps the place on the page, and this is another page.
      window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    showToast({ title: message })
    const timer = setTimeout(() => void navigate(signInPath(here), { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [missing, message, here, client, navigate])
}
