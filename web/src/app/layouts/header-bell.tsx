import { useLocation } from 'react-router-dom'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { useSession } from '#web/stores/session.ts'

const Bell = lazyAsked(
  async () => (await import('#web/entities/notification/bell.tsx')).Bell,
  ['notifications'],
)

/** The bell of a signed-in user; its place is kept while its code is loaded. */
export const HeaderBell = () => {
  const { pathname } = useLocation()
  const signedIn = useSession(({ token }) => token !== null)
  if (!signedIn) return null
  return (
    <span className="size-11">
      {/* A new one with every page: it asks again when what it knows has grown old. */}
      <Bell key={pathname} />
    </span>
  )
}
