import { UserX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Why somebody whose password is right is not let in, and whom to ask about it. */
export const SuspendedNote = ({ text }: { text: string }) => {
  const { t } = useT('auth')
  return (
    <div role="alert" className="flex gap-3 rounded-control bg-red-tint p-3.5 text-sm">
      <UserX aria-hidden className="mt-0.5 size-5 shrink-0 text-red" />
      <div>
        <p className="font-medium">{text}</p>
        <Link
          to={paths.contact()}
          className="inline-flex min-h-11 items-center text-ink-2 underline underline-offset-4 hover:text-ink"
        >
          {t('signIn.contact')}
        </Link>
      </div>
    </div>
  )
}
