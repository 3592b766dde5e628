import type { ReactNode } from 'react'
import type { DealerCard } from '#shared/schemas/dealer.ts'
import { cx } from '#web/ui/cx.ts'

type DealerCoverProps = {
  dealer: Pick<DealerCard, 'coverImageUrl'>
  /** In sight on arrival: fetched first instead of lazily. */
  priority?: boolean
  /** What stands in for a cover that nobody has uploaded. */
  instead?: ReactNode
  className: string
}

/** The dealer's own picture, or what stands in for it. The name stands beside it. */
export const DealerCover = ({ dealer, priority = false, instead, className }: DealerCoverProps) => {
  if (dealer.coverImageUrl)
    return (
      <img
        src={dealer.coverImageUrl}
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
