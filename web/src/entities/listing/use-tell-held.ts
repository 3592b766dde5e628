import type { ListingStatus } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'

type Offered = { status: ListingStatus }

/** Gives a function that says so when a new price has sent a public car or plate to review. */
export const useTellHeld = () => {
  const { t } = useT('inventory')
  return (before: Offered, after: Offered, title: string): void => {
    if (before.status === 'APPROVED' && after.status === 'PENDING')
      showToast({ title: t('price.held'), description: t('price.heldText', { title }), duration: 10_000 })
  }
}
