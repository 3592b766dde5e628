import type { CurrentUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ProfileParts } from './profile-parts.tsx'

/** The account on a page of its own. */
export const Profile = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('profile')
  return (
    <div className="page-width py-8 lg:py-12">
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      <ProfileParts user={user} param="tab" />
    </div>
  )
}
