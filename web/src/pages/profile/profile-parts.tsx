import { Suspense, useEffect } from 'react'
import { Bell, KeyRound, ShieldCheck, UserRound } from 'lucide-react'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { DetailsCard } from '#web/entities/user/profile/details-card.tsx'
import { IdentityCard } from '#web/entities/user/profile/identity-card.tsx'
import { useEditDetails } from '#web/entities/user/profile/use-edit-details.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { NotificationCards, PasswordCards, prefetchTabs, PrivacyCards } from './lazy-tabs.ts'
import { TabSkeleton } from './tab-skeleton.tsx'
import { profileTabs, useProfileTab } from './use-profile-tab.ts'

const icons = {
  details: <UserRound aria-hidden />,
  password: <KeyRound aria-hidden />,
  notifications: <Bell aria-hidden />,
  privacy: <ShieldCheck aria-hidden />,
}

type ProfilePartsProps = {
  user: CurrentUser
  /** The name in the address of the part that shows. */
  param: 'tab' | 'section'
}

/** Who one is, and everything about the account, one tab each. */
export const ProfileParts = ({ user, param }: ProfilePartsProps) => {
  const { t } = useT('profile')
  const [tab, showTab] = useProfileTab(param)
  // Here, so that what is being edited survives a look at another tab.
  const details = useEditDetails(user)
  useEffect(prefetchTabs, [])
  return (
    <div
      className={
        param === 'tab'
          ? 'grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]'
          : 'flex flex-col gap-6'
      }
    >
      <IdentityCard user={user} />
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={showTab}
        tabs={profileTabs.map((id) => ({ id, label: t(`tab.${id}`), icon: icons[id] }))}
      >
        <Suspense fallback={<TabSkeleton />}>
          <div className="flex flex-col gap-5">
            {tab === 'details' && <DetailsCard form={details} />}
            {tab === 'password' && <PasswordCards user={user} />}
            {tab === 'notifications' && <NotificationCards user={user} />}
            {tab === 'privacy' && <PrivacyCards user={user} />}
          </div>
        </Suspense>
      </Tabs>
    </div>
  )
}
