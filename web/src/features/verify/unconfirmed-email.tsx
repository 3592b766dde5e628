import { Link } from 'react-router-dom'
import { mayMailNews } from '#shared/rules/reach.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Says that the decision is not mailed while the address is unconfirmed, and where to confirm it; nothing once it is. */
export const UnconfirmedEmail = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('verification')
  if (mayMailNews(user)) return null
  return (
    <p className="text-sm font-medium text-amber">
      {t('unconfirmed')}{' '}
      <Link to={paths.profile()} className="inline-block py-1 text-ink underline underline-offset-4">
        {t('unconfirmed.action')}
      </Link>
    </p>
  )
}
