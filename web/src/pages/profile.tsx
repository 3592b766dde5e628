import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { SessionGate } from '#web/entities/user/session-gate.tsx'
import { Profile } from '#web/features/account/profile.tsx'
import { useT } from '#web/i18n/use-t.ts'

const NotificationCards = lazyPart(
  async () => (await import('#web/features/preferences/notification-cards.tsx')).NotificationCards,
  [],
)
const ConsentList = lazyPart(
  async () => (await import('#web/features/preferences/consent-list.tsx')).ConsentList,
  [],
)

type AccountProps = {
  user: CurrentUser
  /** The name of the open tab in the address. */ param: 'tab' | 'section'
}

const Account = ({ user, param }: AccountProps) => (
  <Profile
    key={user.id}
    user={user}
    param={param}
    notifications={<NotificationCards user={user} />}
    consents={<ConsentList />}
  />
)

/** One's own account as a tab of the dashboard. */
export const ProfileView = ({ user }: { user: CurrentUser }) => <Account user={user} param="section" />

/** `/profile`: one's own account. */
export const ProfilePage = () => {
  const { t } = useT('profile')
  usePageMeta(t('title'), t('description'))
  return (
    <SessionGate message={t('loggedOut')}>
      {(user) => (
        <div className="page-width py-8 lg:py-12">
          <h1 className="mb-6 text-3xl">{t('title')}</h1>
          <Account user={user} param="tab" />
        </div>
      )}
    </SessionGate>
  )
}
