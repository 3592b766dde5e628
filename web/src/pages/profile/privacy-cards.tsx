import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { DeleteCard } from '#web/entities/user/profile/delete-card.tsx'
import { ExportCard } from '#web/entities/user/profile/export-card.tsx'
import { ConsentList } from '#web/features/preferences/consent-list.tsx'
import { useSavedSearches } from '#web/entities/saved-search/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'

/** What is kept about the user, what they agreed to, and the way out. */
export const PrivacyCards = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('profile')
  // Only to name them: without an answer the history stands all the same.
  const { data: searches = [] } = useSavedSearches()
  return (
    <>
      <ExportCard username={user.username} />
      <SettingsCard
        title={t('consents.title')}
        text={
          <>
            <p>{t('consents.text')}</p>
            <Link
              to={paths.privacy()}
              className="inline-flex min-h-9 items-center text-maroon underline decoration-maroon/40 underline-offset-4 hover:decoration-maroon"
            >
              {t('policy.link')}
            </Link>
          </>
        }
      >
        <ConsentList searchNames={new Map(searches.map(({ id, name }) => [id, name]))} />
      </SettingsCard>
      <DeleteCard user={user} />
    </>
  )
}
