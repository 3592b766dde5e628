import { Link } from 'react-router-dom'
import type { ApiErrorCode } from '#web/api/api-error.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Where to go on after a refusal: the conversation there is already, or the profile that raises a limit. */
export const WayOn = ({ refused }: { refused: ApiErrorCode | undefined }) => {
  const { t } = useT('lead')
  if (refused === 'ALREADY_CONTACTED')
    return (
      <Link to={paths.dashboard('messages')} className="self-start font-medium underline">
        {t('toMessages')}
      </Link>
    )
  if (refused !== 'TOO_MANY_LEADS' && refused !== 'TOO_MANY_LEADS_HERE') return null
  return (
    // The typed text is kept until they are back.
    <Link to={paths.profile()} className="self-start font-medium underline">
      {t('toConfirm')}
    </Link>
  )
}
