import { Check, Scale } from 'lucide-react'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { toggleCompared, useCompared } from '#web/stores/compared.ts'
import { Button } from '#web/ui/button.tsx'

/** Puts the car of a page aside to compare, or takes it back. */
export const CompareButton = ({ listing: { id, own } }: { listing: Pick<ListingDetail, 'id' | 'own'> }) => {
  const { t } = useT('vehicle')
  const chosen = useCompared(({ ids }) => ids.includes(id))
  // Nobody else could see it in a comparison.
  if (own && own.status !== 'APPROVED') return null
  const Icon = chosen ? Check : Scale
  return (
    <Button variant="ghost" wide aria-pressed={chosen} onClick={() => toggleCompared(id)}>
      <Icon aria-hidden className="size-4.5" />
      {t(chosen ? 'compared' : 'compare')}
    </Button>
  )
}
