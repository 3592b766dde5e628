import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePreferences } from '../api/get-preferences.ts'
import { EmailCard } from './email-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { SmsCard } from './sms-card.tsx'

/** What the user is mailed and texted about, and in which language. */
export const NotificationCards = ({ user }: { user: Pick<CurrentUser, 'email' | 'phoneNumber'> }) => {
  const { t } = useT('profile')
  const { data: preferences, error, refetch } = usePreferences()
  if (preferences)
    return (
      <>
        <p className="max-w-lg text-sm text-ink-2">{t('notify.always')}</p>
        <EmailCard preferences={preferences} address={user.email} />
        <SmsCard preferences={preferences} phoneNumber={user.phoneNumber} />
        <LanguageCard preferences={preferences} />
      </>
    )
  if (error) return <LoadFailed title={t('notify.loadFailed')} error={error} onRetry={refetch} />
  return (
    <div aria-busy className="flex flex-col gap-5">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-36 w-full" />
    </div>
  )
}
