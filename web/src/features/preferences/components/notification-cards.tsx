import type { CurrentUser } from '#shared/schemas/user.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePreferences } from '../api/get-preferences.ts'
import { EmailCard } from './email-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { SmsCard } from './sms-card.tsx'

/** What the user is mailed and texted about, and in which language. */
export const NotificationCards = ({ user }: { user: Pick<CurrentUser, 'email' | 'phoneNumber'> }) => {
  const { t } = useT('profile')
  const common = useT()
  const errorText = useErrorText()
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
  if (error)
    return (
      <ErrorState
        title={t('notify.loadFailed')}
        actions={<Button onClick={() => void refetch()}>{common.t('retry')}</Button>}
      >
        {errorText(error)}
      </ErrorState>
    )
  return (
    <div aria-busy className="flex flex-col gap-5">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-36 w-full" />
    </div>
  )
}
