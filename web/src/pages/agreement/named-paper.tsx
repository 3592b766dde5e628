import type { ListingDetail } from '#shared/schemas/listing.ts'
import { AgreementPaper } from '#web/features/agreement/components/agreement-paper.tsx'
import { useMakesModels } from '#web/entities/catalogue/queries.ts'

/** The agreement with make and model in both languages; in Latin letters where there is no Arabic name, or none yet. */
export const NamedPaper = ({ listing }: { listing: ListingDetail }) => {
  const arabic = useMakesModels().data?.arabic
  const { make, model } = listing
  const names = {
    en: `${make} ${model}`,
    ar: `${arabic?.makes[make] ?? make} ${arabic?.models[model] ?? model}`,
  }
  return <AgreementPaper listing={listing} names={names} />
}
