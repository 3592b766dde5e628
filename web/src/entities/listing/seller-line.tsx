import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ConfirmedMarks, type Marks } from './confirmed-marks.tsx'

type SellerLineProps = {
  name: string
  /** The dealership, to whose page the name links. */
  dealer: { slug: string } | null
  seller: Marks & { memberSince: string }
  /** The kind of seller. */
  children: ReactNode
}

/** The seller of a car or a plate: name, kind, what is confirmed, since when. */
export const SellerLine = ({ name, dealer, seller, children }: SellerLineProps) => {
  const { t, language } = useT('listing')
  return (
    <div className="flex items-center gap-3.5">
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
        {children}
        <ConfirmedMarks of={seller} />
        <p className="text-xs text-ink-3">
          {t('seller.since', { date: formatDate(seller.memberSince, language, { long: true }) })}
        </p>
      </div>
    </div>
  )
}
