import type { ReactNode } from 'react'
import type { ListingReasonCode } from '#shared/reference/moderation-codes.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import type { DeletionReason } from '#web/entities/listing/admin-mutations.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const ExplainDeletion = lazyAsked(async () => (await import('./refuse-listings.tsx')).ExplainDeletion, [])

type DeleteListingsProps = {
  listings: readonly AdminListing[]
  title: string
  question: ReactNode
  draftKey?: string
  onClose: () => void
  /** `keep` keeps what was written: a deletion that is undone, or fails later on, shows it again. */
  onConfirm: (why: DeletionReason, keep?: () => void) => void
}

/** Asks before listings are deleted, and why, as their sellers are told: those of drafts are not. Open as long as it is there. */
export const DeleteListings = ({ onConfirm, question, ...props }: DeleteListingsProps) => {
  if (props.listings.every(({ status }) => status === 'DRAFT'))
    return (
      <ConfirmDialog open title={props.title} onClose={props.onClose} onConfirm={() => onConfirm({})}>
        {question}
      </ConfirmDialog>
    )
  return (
    <ExplainDeletion
      {...props}
      intro={question}
      onSubmit={({ reasonCodes, rejectionReason }, keep) =>
        onConfirm({ reasonCodes: reasonCodes as ListingReasonCode[], rejectionReason }, keep)
      }
    />
  )
}
