import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

type PlateSellerProps = { seller: PlateDetail['seller']; /** Of what kind they are. */ badge: ReactNode }

/** Who sells, of what kind, since when. */
export const PlateSeller = ({ seller: { name, dealer, memberSince }, badge }: PlateSellerProps) => {
  const { t } = useT('plate')
  const listing = useT('listing')
  return (
    <section>
      <h3 className="text-lg">{t('seller')}</h3>
      <div className="mt-3 flex items-center gap-3.5">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full bg-sand text-lg font-semibold text-ink-2"
        >
          {[...name][0]}
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-medium break-words">
            {dealer ? (
              <Link to={paths.dealer(dealer.slug)} className="underline-offset-4 hover:underline">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </p>
          {badge}
          <p className="text-xs text-ink-3">
            {listing.t('seller.since', {
              date: formatDate(memberSince, listing.language, { long: true }),
            })}
          </p>
        </div>
      </div>
    </section>
  )
}
