import type { ListingCard } from '#shared/schemas/listing.ts'
import { titleOf } from '#web/entities/listing/words.ts'
import { useT } from '#web/i18n/use-t.ts'

type CarTitleProps = { listing: Pick<ListingCard, 'title' | 'titleAr' | 'variant'> }

/** A car's name whose trim, mostly Latin, stands for itself: in an Arabic line the year would join its direction. */
export const CarTitle = ({ listing }: CarTitleProps) => {
  const title = titleOf(listing, useT('cars').language)
  const trim = listing.variant ?? ''
  const [before, after = ''] = trim ? title.split(` ${trim} `) : [title]
  return after ? (
    <>
      {before} <bdi>{trim}</bdi> {after}
    </>
  ) : (
    title
  )
}
