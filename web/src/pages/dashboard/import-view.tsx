import type { CurrentUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'

export const ImportView = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('import')
  return <h2 data-user={user.id}>{t('title')}</h2>
}
