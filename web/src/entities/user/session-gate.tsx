import { type ComponentType, type ReactNode, useEffect } from 'react'
import { ShieldX } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { wasForgottenSince } from '#web/stores/person.ts'
import { useSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { logoutKey, useCurrentUser } from './queries.ts'

type SessionGateProps = {
  /** Shown to a visitor without a session, or whose session has ended, on the way to the sign-in page. */
  message: string
  /** Shown while nobody knows who is signed in; it is given the content that would stand there else. */
  WithoutAnswer?: ComponentType<{ otherwise: ReactNode }> | undefined
  children: (user: CurrentUser) => ReactNode
}

/** A page for the signed-in user alone. Others are sent to the sign-in page, which comes back here. */
export const SessionGate = ({ message, WithoutAnswer, children }: SessionGateProps) => {
  const { t } = useT()
  const { user, error, refetch } = useCurrentUser()
  useRequireSession(message)
  if (user) return children(user)
  if (error) {
    const failed = (
      <div className="page-width py-16">
        <LoadFailed title={t('failed.title')} error={error} onRetry={refetch} />
      </div>
    )
    return WithoutAnswer ? <WithoutAnswer otherwise={failed} /> : failed
  }
  return <PageSpinner text={t('loading')} />
}

/** A page that this visitor may not see: why, and where to go instead. */
export const AccessDenied = ({ title, text, action }: { title: string; text: string; action: ReactNode }) => {
  usePageMeta(title)
  return (
    <div className="page-width grid min-h-[70dvh] place-items-center py-16 text-center">
      <div className="flex flex-col items-center">
        <span className="mb-6 grid size-16 place-items-center rounded-full bg-sand text-ink-2">
          <ShieldX aria-hidden className="size-7 stroke-[1.5]" />
        </span>
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-ink-2">{text}</p>
        <div className="mt-8">{action}</div>
      </div>
    </div>
  )
}

// Spec, selling, section 9.
const redirectDelay = 500

// Longer than pages take to begin anew, and shorter than a person takes to ask for another one.
const leavingMs = 2000

/**
 * For pages that need a session: without one, or when it ends, says `message` and goes to the sign-in page, which comes
 * back here. A user who has just logged out goes home instead.
 */
export const useRequireSession = (message: string): void => {
  const { t } = useT()
  const missing = useSession(({ token }) => token === null)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search

  useEffect(() => {
    if (!missing) return
    // The page that somebody leaves by signing out is begun anew a moment later, when the call is over.
    const hasLeft =
      client.isMutating({ mutationKey: logoutKey }) > 0 || wasForgottenSince(Date.now() - leavingMs)
    if (hasLeft) {
      void navigate(paths.home(), { replace: true })
      // A replaced address keeps the place on the page, and this is another page.
      window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    const { isEndedForSafety } = useSession.getState()
    showToast({ title: isEndedForSafety ? t('session.reused') : message })
    const timer = setTimeout(() => void navigate(paths.auth(here), { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [missing, message, here, client, navigate, t])
}
