import { dealerName } from '#shared/rules/dealer-name.ts'
import type { DealerCard } from '#shared/schemas/dealer.ts'
import { useLanguageStore } from '#web/stores/language.ts'
import { cx } from '#web/ui/cx.ts'
import { photoSourceSet } from '#web/ui/photo-source.ts'
import type { ReactNode } from 'react'
import { Star } from 'lucide-react'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    // Arabic letters would join. As `initialsOf` of an account: a module of both would be one more of every page.
    .replace(/^\p{Script=Arabic}(?=\p{Script=Arabic})/u, '$&\u200c')

type DealerLogoProps = {
  dealer: Pick<DealerCard, 'logoUrl' | 'businessName' | 'businessNameAr'>
  size?: 'md' | 'lg'
}

/** The dealer's logo, or the initials of the shown name until there is one. The name stands beside it. */
export const DealerLogo = ({ dealer, size = 'md' }: DealerLogoProps) => {
  const language = useLanguageStore((state) => state.language)
  const box = cx('shrink-0 rounded-control border border-line', size === 'md' ? 'size-14' : 'size-16')
  return dealer.logoUrl ? (
    <img
      src={`${dealer.logoUrl}?w=320`}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      className={cx(box, 'bg-white object-contain')}
    />
  ) : (
    <span
      aria-hidden
      className={cx(box, 'grid place-items-center bg-sand text-base font-semibold text-maroon')}
    >
      {initials(dealerName(dealer, language))}
    </span>
  )
}

type DealerCoverProps = {
  dealer: Pick<DealerCard, 'coverImageUrl'>
  /** The width it takes on the page. */
  sizes: string
  /** In sight on arrival: fetched first instead of lazily. */
  priority?: boolean
  /** Shown in place of a cover that nobody has uploaded. */
  instead?: ReactNode
  className: string
}

/** The dealer's own picture, or what stands in for it. The name stands beside it. */
export const DealerCover = ({ dealer, sizes, priority = false, instead, className }: DealerCoverProps) => {
  if (dealer.coverImageUrl)
    return (
      <img
        src={`${dealer.coverImageUrl}?w=960`}
        srcSet={photoSourceSet({ imageUrl: dealer.coverImageUrl, width: 1920 })}
        sizes={sizes}
        alt=""
        width={1600}
        height={900}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        className={cx('bg-sand object-cover', className)}
      />
    )
  return instead
}

/** The dealer's rating of five and by how many, or while these are few, their number; nothing until there is one. */
export const DealerRating = ({
  dealer: { rating, reviewCount },
}: {
  dealer: Pick<DealerCard, 'rating' | 'reviewCount'>
}) => {
  const { t, language } = useT('dealers')
  if (reviewCount === 0) return null
  const count = t('reviews', { count: reviewCount })
  if (rating === null) return <span className="text-sm text-ink-2">{count}</span>
  const shown = formatNumber(rating, language, 1)
  return (
    <span className="inline-flex items-center gap-1 text-sm font-medium tabular-nums">
      <Star aria-hidden className="size-4 fill-amber text-amber" />
      <span className="sr-only">{t('rated', { rating: shown, count })}</span>
      <span aria-hidden>{shown}</span>
      <span aria-hidden className="font-normal text-ink-2">
        ({formatNumber(reviewCount, language)})
      </span>
    </span>
  )
}
