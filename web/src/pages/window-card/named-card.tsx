import type { ListingDetail } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { useMakesModels } from '#web/entities/catalogue/queries.ts'
import { WindowCard } from '#web/features/window-card/components/window-card.tsx'
import type { Paper } from '#web/features/window-card/use-page-size.ts'

/** The card with make and model in both languages; in Latin letters where there is no Arabic name, or none yet. */
export const NamedCard = ({ listing, paper }: { listing: ListingDetail; paper: Paper }) => {
  const arabic = useMakesModels().data?.arabic
  const { make, model, slug } = listing
  const names = {
    en: `${make} ${model}`,
    ar: `${arabic?.makes[make] ?? make} ${arabic?.models[model] ?? model}`,
  }
  return (
    <WindowCard listing={listing} names={names} paper={paper} address={location.origin + paths.car(slug)} />
  )
}
