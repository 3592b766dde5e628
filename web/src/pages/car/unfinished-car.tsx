import { FilePen } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { useCurrentUser } from '#web/entities/user/api/get-current-user.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** A draft that lacks what this page would show: its owner is sent on to the wizard. */
export const UnfinishedCar = ({ listing }: { listing: OwnListing }) => {
  const { t, language } = useT('vehicle')
  const { isPlatformAdmin } = useCurrentUser()
  usePageMeta(t('own.unfinished'))
  return (
    <div className="page-width flex flex-col items-center py-24 text-center">
      <span aria-hidden className="mb-5 grid size-14 place-items-center rounded-full bg-sand text-ink-2">
        <FilePen className="size-6.5 stroke-[1.5]" />
      </span>
      <h1 className="text-3xl">{t('own.unfinished')}</h1>
      <p className="mt-3 font-medium">{titleOf(listing, language)}</p>
      <p className="mt-1 max-w-md text-ink-2">{t('own.unfinishedText')}</p>
      {!isPlatformAdmin && (
        <Link to={paths.sellYourCar(listing.id, 'review')} className={`${buttonClass()} mt-8`}>
          {t('own.continue')}
        </Link>
      )}
    </div>
  )
}
