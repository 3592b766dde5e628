import { Suspense, useState } from 'react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { DeleteListingDialog } from '#web/features/manage-listings/components/delete-listing-dialog.tsx'
import { ListingRow } from '#web/features/manage-listings/components/listing-row.tsx'
import { RowActions, type Question } from '#web/features/manage-listings/components/row-actions.tsx'
import { useListingTitle } from '#web/features/manage-listings/use-listing-title.ts'
import { useRowActs, type RowOutcome } from '#web/features/manage-listings/use-row-acts.ts'
import { LastDecision } from '#web/features/review/components/last-decision.tsx'
import { OwnerLine } from '#web/features/review/components/owner-line.tsx'
import { ReviewPhoto } from '#web/features/review/components/review-photo.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { DetailsDialog, RefuseDialog } from './lazy-dialogs.ts'
import { LeftNotices } from './left-notices.tsx'
import { RowNotice } from './row-notice.tsx'

type RowListProps = {
  listings: readonly AdminListing[]
  isSelected: (id: string) => boolean
  onSelect: (id: string, selected: boolean, withShift: boolean) => void
  /** A listing has gone from the list, or become another. */
  onGone: (id: string) => void
}

/** The rows, and the dialogs of the one that somebody does something with. */
export const RowList = ({ listings, isSelected, onSelect, onGone }: RowListProps) => {
  const { t } = useT('admin')
  const titleOf = useListingTitle()
  const acts = useRowActs()
  const [asked, setAsked] = useState<{ id: string; question: Question } | null>(null)
  // By id: after a reload a dialog shows the listing as it is now, and closes when it is gone.
  const subject = listings.find(({ id }) => id === asked?.id)
  const subjectOf = (question: Question) => (asked?.question === question && subject) || null
  const close = () => setAsked(null)
  const refused = subjectOf('reject')
  const detailed = subjectOf('details')

  /** What is left of an act to say to a dialog. */
  const settle = async ({ id }: AdminListing, act: Promise<RowOutcome>): Promise<string | undefined> => {
    const outcome = await act
    if (typeof outcome === 'object') return outcome.failure
    close()
    // What had the focus may have gone with the row, or with its status.
    onGone(id)
    return undefined
  }
  const noticeOf = (id: string) => {
    const met = acts.met.get(id)
    return met && <RowNotice met={met} />
  }
  return (
    <>
      <LeftNotices met={acts.met} listings={listings} />
      <ul className="flex flex-col gap-3">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingRow
              listing={listing}
              selected={isSelected(listing.id)}
              onSelect={(isOn, withShift) => onSelect(listing.id, isOn, withShift)}
              onDetails={() => setAsked({ id: listing.id, question: 'details' })}
              photo={
                <ReviewPhoto
                  photo={listing.images[0]}
                  alt={t('photo', { number: 1, title: titleOf(listing) })}
                  width={320}
                />
              }
              standing={
                <>
                  <OwnerLine owner={listing.owner} />
                  <LastDecision decision={listing.decision} />
                </>
              }
              actions={
                <RowActions
                  listing={listing}
                  acts={acts}
                  onAsk={(question) => setAsked({ id: listing.id, question })}
                  onApprove={() => void settle(listing, acts.decide(listing, { status: 'APPROVED' }))}
                />
              }
              notice={noticeOf(listing.id)}
            />
          </li>
        ))}
      </ul>
      <DeleteListingDialog
        listing={subjectOf('delete')}
        pending={subject !== undefined && acts.busy.get(subject.id) === 'delete'}
        onClose={close}
        onConfirm={async (listing) => {
          await settle(listing, acts.remove(listing))
          close()
        }}
      />
      <Suspense>
        {detailed && <DetailsDialog listing={detailed} onClose={close} />}
        {refused && (
          <RefuseDialog
            listings={[refused]}
            subject={titleOf(refused)}
            pending={acts.busy.get(refused.id) === 'reject'}
            onClose={close}
            onSubmit={(said) => settle(refused, acts.decide(refused, { status: 'REJECTED', ...said }))}
          />
        )}
      </Suspense>
    </>
  )
}
