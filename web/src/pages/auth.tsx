import { useLayoutEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { nextPath } from '#web/entities/user/next-path.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { AuthPanel } from '#web/features/account/auth-panel.tsx'
import type { LegalName } from '#web/features/legal/sections.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const LegalDialog = lazyAsked(
  async () => (await import('#web/features/legal/legal-dialog.tsx')).LegalDialog,
  [],
)

/** `/auth`: signs in or up, then goes to the local path in `?next=`, else home. Not for those who are signed in. */
export const AuthPage = () => {
  const { t } = useT('auth')
  const { user, isLoading } = useCurrentUser()
  const [search] = useSearchParams()
  // Undefined until a document is first opened, null once it is closed.
  const [reading, setReading] = useState<LegalName | null>()
  // A replaced address keeps the place on the page, and this form's end is the middle of the next one.
  useLayoutEffect(() => {
    if (user) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [user])
  if (user) return <Navigate to={nextPath(search.get('next'))} replace />
  if (isLoading)
    return (
      <div
        role="status"
        className="grid min-h-[70dvh] place-content-center justify-items-center gap-3 text-ink-2"
      >
        <Spinner className="size-7" />
        {t('loading')}
      </div>
    )
  return (
    <>
      <AuthPanel onRead={setReading} />
      {reading !== undefined && (
        <LegalDialog open={reading !== null} name={reading} onClose={() => setReading(null)} />
      )}
    </>
  )
}
