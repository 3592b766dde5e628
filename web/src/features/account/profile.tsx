import { Suspense, useEffect, type ReactNode } from 'react'
import { Bell, KeyRound, ShieldCheck, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { fullName, isDealershipSeller } from '#shared/rules/user.ts'
import { paths } from '#web/app/paths.ts'
import { VerificationBadge } from '#web/entities/user/verification-badge.tsx'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { DetailsCard, useEditDetails } from './details-card.tsx'
import { initialsOf } from './details.ts'
import { profileTabs, useProfileTab } from './profile-tabs.ts'

// The details come first; the other tabs a moment later.
const ReachCard = lazyPart(async () => (await import('./reach-card.tsx')).ReachCard, ['reach'])
const PasswordCards = lazyPart(
  async () => (await import('./password-cards.tsx')).PasswordCards,
  ['password', 'security'],
)
const PrivacyCards = lazyPart(async () => (await import('./privacy-cards.tsx')).PrivacyCards, [])

const icons = {
  details: <UserRound aria-hidden />,
  password: <KeyRound aria-hidden />,
  notifications: <Bell aria-hidden />,
  privacy: <ShieldCheck aria-hidden />,
}

type ProfileProps = {
  user: CurrentUser
  /** The name of the open tab in the address. */
  param: 'tab' | 'section'
  /** The tab of notification preferences. */
  notifications: ReactNode
  /** The history of consents. */
  consents: ReactNode
}

/** The signed-in user and everything about the account, one tab each. */
export const Profile = ({ user, param, notifications, consents }: ProfileProps) => {
  const { t } = useT('profile')
  const [tab, showTab] = useProfileTab(param)
  // Here, so that an edit survives a look at another tab.
  const details = useEditDetails(user)
  // A look at a tab must not fail for a lost connection and take an edit along.
  useEffect(() => void Promise.allSettled([PasswordCards.preload(), PrivacyCards.preload()]), [])
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
            {tab === 'details' && (
              <>
                <DetailsCard details={details} />
                <ReachCard user={user} />
              </>
            )}
            {tab === 'password' && <PasswordCards user={user} />}
            {tab === 'notifications' && notifications}
            {tab === 'privacy' && <PrivacyCards user={user} consents={consents} />}
          </div>
        </Suspense>
      </Tabs>
    </div>
  )
}

const TabSkeleton = () => (
  <div aria-busy className="flex flex-col gap-5">
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
)

/** Name, role and verification, which cannot be changed here. */
const IdentityCard = ({ user }: { user: CurrentUser }) => {
  const { t, rich, language } = useT('profile')
  const name = fullName(user)
  return (
    <div className="flex items-center gap-4 lg:flex-col lg:items-start">
      <span
        aria-hidden
        className="grid size-16 shrink-0 place-items-center rounded-full bg-maroon-tint text-xl font-medium text-maroon uppercase"
      >
        {initialsOf(user)}
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-lg font-medium break-words">
          <bdi>{name || user.username}</bdi>
        </p>
        {user.companyName && (
          <p className="text-sm break-words text-ink-2">
            <bdi>{user.companyName}</bdi>
          </p>
        )}
        <p className="text-sm break-words text-ink-2">
          {rich('username', { name: <bdi dir="ltr">{user.username}</bdi> })}
        </p>
        <p className="text-sm text-ink-2">
          {t('since', { date: formatDate(user.createdAt, language, { long: true }) })}
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Badge>{t(`role.${user.role}`)}</Badge>
          <VerificationBadge user={user} />
          {isDealershipSeller(user) && !user.isVerified && (
            <Link
              to={paths.verification()}
              className="inline-flex min-h-6.5 items-center text-sm underline underline-offset-4"
            >
              {t('verification')}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
