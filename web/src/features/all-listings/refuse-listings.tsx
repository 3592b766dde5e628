import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { defaultCode, offeredCodes } from '#web/entities/review/refusal.ts'
import { useListingRefusalTexts } from '#web/entities/review/refusal-form.tsx'
import { RefuseDialog, type RefuseDialogProps } from '#web/entities/review/refuse-dialog.tsx'
import { useT } from '#web/i18n/use-t.ts'

type RefuseListingsProps = Pick<RefuseDialogProps, 'onClose' | 'onSubmit' | 'draftKey'> & {
  listings: readonly AdminListing[]
  /** The name of the listings to reject. */
  subject: string
}

/** The dialog of one or several listings. */
const useDialog = (listings: readonly AdminListing[]) => {
  const isLive = listings.every(({ status }) => status === 'APPROVED')
  const hasDocuments = listings.some(({ dealerProfileId }) => dealerProfileId === null)
  return {
    isLive,
    parts: {
      kind: 'listing' as const,
      offered: offeredCodes('listing', { isLive, hasDocuments }),
      texts: useListingRefusalTexts(),
    },
  }
}

/** Asks why listings are refused. */
export const RefuseListings = ({ listings, subject, ...dialog }: RefuseListingsProps) => {
  const { t } = useT('admin-listings')
  const { isLive, parts } = useDialog(listings)
  return (
    <RefuseDialog
      {...dialog}
      {...parts}
      title={t(isLive ? 'refuse.takeDown' : 'refuse.title')}
      subject={subject}
      submit={t(isLive ? 'takeDown' : 'refuse.submit')}
    />
  )
}

type ExplainDeletionProps = Pick<
  RefuseDialogProps,
  'onClose' | 'onSubmit' | 'draftKey' | 'title' | 'intro'
> & {
  listings: readonly AdminListing[]
}

/** Asks why listings are deleted. */
export const ExplainDeletion = ({ listings, ...dialog }: ExplainDeletionProps) => {
  const { t } = useT('admin-listings')
  const { parts } = useDialog(listings)
  const general = defaultCode(parts.offered)
  return (
    <RefuseDialog
      {...dialog}
      {...parts}
      // The general reason asks to send the listing in again.
      offered={parts.offered.filter((code) => code !== general)}
      isDeletion
      submit={t('bulk.DELETE')}
    />
  )
}
