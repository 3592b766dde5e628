import { usePageMeta } from '#web/app/page-meta.ts'
import { SessionGate } from '#web/entities/user/components/session-gate.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Profile } from './profile/profile.tsx'

/** `/profile`: one's own account. */
export const ProfilePage = () => {
  const { t } = useT('profile')
  usePageMeta(t('title'), t('description'))
  return <SessionGate message={t('loggedOut')}>{(user) => <Profile key={user.id} user={user} />}</SessionGate>
}
