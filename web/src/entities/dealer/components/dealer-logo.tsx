import type { DealerCard } from '#shared/schemas/dealer.ts'
import { cx } from '#web/ui/cx.ts'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')

type DealerLogoProps = { dealer: Pick<DealerCard, 'logoUrl' | 'businessName'>; size?: 'md' | 'lg' }

/** The dealer's logo, or its initials until there is one. The name stands beside it. */
export const DealerLogo = ({ dealer, size = 'md' }: DealerLogoProps) => {
  const box = cx('shrink-0 rounded-control border border-line', size === 'md' ? 'size-14' : 'size-16')
  return dealer.logoUrl ? (
    <img
      src={dealer.logoUrl}
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
      {initials(dealer.businessName)}
    </span>
  )
}
