import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { offeredCodes } from '#web/entities/review/refusal.ts'
import { useListingRefusalTexts } from '#web/entities/review/refusal-form.tsx'
import { RefuseDialog, type RefuseDialogProps } from '#web/entities/review/refuse-dialog.tsx'
import { useT } from '#web/i18n/use-t.ts'

type RefuseListingsProps = Pick<RefuseDialogProps, 'onClose' | 'onSubmit' | 'draftKey'> & {
  listings: readonly AdminListing[]
  /** The name of the listings to reject. */
  subject: string
}

/** Asks why listings are refused. */
export const RefuseListings = ({ listings, subject, ...dialog }: RefuseListingsProps) => {
  const { t } = useT('admin-listings')
  const isLive = listings.every(({ status }) => status === 'APPROVED')
  const hasDocuments = listings.some(({ dealerProfileId }) => dealerProfileId === null)
  return (
    <RefuseDialog
      {...dialog}
      kind="listing"
      title={t(isLive ? 'refuse.takeDown' : 'refuse.title')}
      subject={subject}
      submit={t(isLive ? 'takeDown' : 'refuse.submit')}
      offered={offeredCodes('listing', { isLive, hasDocuments })}
      texts={useListingRefusalTexts()}
    />
  )
}
