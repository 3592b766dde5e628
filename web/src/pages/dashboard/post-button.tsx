import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { canPost } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'

/** The way to a new listing, closed to a dealership that is not verified yet. */
export const PostButton = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  if (!canPost(user))
    return (
      <Button disabledReason={t('empty.blockedText')} className="h-12 max-sm:w-full">
        {t('post.blocked')}
      </Button>
    )
  return (
    <Link to={paths.sell()} className={`${buttonClass()} h-12 max-sm:w-full`}>
      <Plus aria-hidden className="size-4.5" />
      {t('post')}
    </Link>
  )
}
