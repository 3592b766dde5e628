import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Notice } from './notice.tsx'

/** What became of the listing that was just submitted. */
export const DoneNotice = ({ listing }: { listing: OwnListing }) => {
  const { t, language } = useT('sell')
  const isLive = listing.status === 'APPROVED'
  const title = language === 'ar' ? listing.titleAr : listing.title
  return (
    <Notice
      tone="green"
      icon={<CircleCheck />}
      title={t(isLive ? 'done.live' : 'done.review')}
      actions={
        <>
          <Link to={paths.sellerDashboard('my-listings')} className={buttonClass({ size: 'sm' })}>
            {t('done.mine')}
          </Link>
          {listing.slug && (
            <Link to={paths.car(listing.slug)} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
              {t('done.view')}
            </Link>
          )}
        </>
      }
    >
      {t(isLive ? 'done.liveText' : 'done.reviewText', { title })}
    </Notice>
  )
}
