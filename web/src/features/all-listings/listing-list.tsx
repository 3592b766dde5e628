import { useState, type ReactNode } from 'react'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import type { ListingDecision } from '#web/entities/listing/admin-mutations.ts'
import { changeSince } from '#web/entities/review/change-since.ts'
import { ReviewNotice } from '#web/entities/review/decision-texts.tsx'
import { RowClaimLine, useRowClaims } from '#web/entities/review/row-claims.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { SelectAll } from '#web/ui/select-all.tsx'
import { shareOf, within } from '#web/ui/selection.ts'
import { useSelection } from '#web/ui/use-selection.ts'
import { BulkDecisions, useBulkDecision } from './bulk-decisions.tsx'
import { BulkResult } from './bulk-result.tsx'
import { DeleteListings } from './delete-listings.tsx'
import { useListingActs, type Conflict } from './listing-acts.ts'
import { ListingRow, useListingTitle, type Question } from './listing-row.tsx'

const DetailsDialog = lazyAsked(async () => (await import('./details-dialog.tsx')).DetailsDialog, [])
const RefuseListings = lazyAsked(async () => (await import('./refuse-listings.tsx')).RefuseListings, [])

type ListingListProps = {
  listings: readonly AdminListing[]
  /** The heading that says which listings these are. */
  summary: ReactNode
  /** A row has gone or changed, and what had the focus with it. */
  onGone: () => void
}

/** The rows of a page, with what can be done to one of them or to several at once. */
export const ListingList = ({ listings, summary, onGone }: ListingListProps) => {
  const { t } = useT('admin-listings')
  const { selection, set, press, keep } = useSelection()
  const bulk = useBulkDecision(keep)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        {listings.length > 0 && (
          <SelectAll
            label={t('selectPage')}
            share={shareOf(selection, listings)}
            onChange={(isOn) => set(isOn, listings)}
          />
        )}
        {summary}
      </div>
      {bulk.outcome && <BulkResult outcome={bulk.outcome} onClose={bulk.closeOutcome} />}
      <Rows
        listings={listings}
        isSelected={(id) => selection.has(id)}
        onSelect={(id, isOn, withShift) => press(listings, id, isOn, withShift)}
        onGone={(id) => {
          // A listing that has changed meanwhile is not what was ticked.
          keep([...selection].filter((one) => one !== id))
          onGone()
        }}
      />
      <BulkDecisions
        run={bulk.run}
        selected={within(selection, listings)}
        onClear={() => keep([])}
        onDone={(left) => {
          keep(left)
          onGone()
        }}
      />
    </>
  )
}

type RowsProps = {
  listings: readonly AdminListing[]
  isSelected: (id: string) => boolean
  onSelect: (id: string, selected: boolean, withShift: boolean) => void
  /** A listing has gone from the list, or become another. */
  onGone: (id: string) => void
}

/** The rows, and the dialogs of the one that something is done with. */
const Rows = ({ listings, isSelected, onSelect, onGone }: RowsProps) => {
  const { t } = useT('admin-listings')
  const titleOf = useListingTitle()
  const acts = useListingActs()
  const claims = useRowClaims(listings.map(({ id }) => id))
  const [asked, setAsked] = useState<{ id: string; question: Question } | null>(null)
  // By id: after a reload a dialog shows the listing as it is now, and closes when it is gone.
  const subject = listings.find(({ id }) => id === asked?.id)
  const close = () => setAsked(null)

  const settle = (id: string): void => {
    close()
    // The focused control may have gone with the row, or with its status.
    onGone(id)
  }
  const decide = (listing: AdminListing, decision: ListingDecision, keep?: () => void) => {
    acts.decide(listing, decision, keep)
    settle(listing.id)
  }
  const question = subject && asked?.question
  return (
    <>
      <LeftConflicts conflicts={acts.conflicts} listings={listings} />
      <ul className="flex flex-col gap-3">
        {listings.map((listing) => {
          const conflict = acts.conflicts.get(listing.id)
          return (
            <li key={listing.id} data-item={listing.id}>
              <RowClaimLine claim={claims.get(listing.id)} />
              <ListingRow
                listing={listing}
                selected={isSelected(listing.id)}
                onSelect={(isOn, withShift) => onSelect(listing.id, isOn, withShift)}
                onAsk={(next) => setAsked({ id: listing.id, question: next })}
                onApprove={() => decide(listing, { status: 'APPROVED' })}
                onFeature={(isFeatured, days) => acts.feature(listing, isFeatured, days)}
                notice={conflict && <ConflictNotice conflict={conflict} />}
              />
            </li>
          )
        })}
      </ul>
      {subject && question === 'delete' && (
        <DeleteListings
          listings={[subject]}
          title={t('delete.title')}
          question={<p>{t('delete.question', { title: titleOf(subject) })}</p>}
          draftKey={`delete:${subject.id}`}
          onClose={close}
          onConfirm={(why, keep) => {
            acts.remove(subject, why, keep)
            settle(subject.id)
          }}
        />
      )}
      {subject && question === 'details' && <DetailsDialog listing={subject} onClose={close} />}
      {subject && question === 'reject' && (
        <RefuseListings
          listings={[subject]}
          subject={titleOf(subject)}
          onClose={close}
          draftKey={subject.id}
          onSubmit={(decision, keep) => decide(subject, decision as ListingDecision, keep)}
        />
      )}
    </>
  )
}

/** Says who changed a listing, and how, when an admin's action on a row came too late. */
const ConflictNotice = ({ conflict: { seen, now } }: { conflict: Conflict }) => {
  const { t } = useT('admin-listings')
  return (
    <ReviewNotice
      change={now ? changeSince(seen, now) : undefined}
      changed={t('changed')}
      isGone={now === null}
      isStale
    />
  )
}

type LeftConflictsProps = {
  conflicts: ReadonlyMap<string, Conflict>
  listings: readonly AdminListing[]
}

/** The same of listings that have left the list: narrowed to a status, it loses what was decided about. */
const LeftConflicts = ({ conflicts, listings }: LeftConflictsProps) => {
  const titleOf = useListingTitle()
  const left = [...conflicts.values()].filter(({ seen }) => listings.every(({ id }) => id !== seen.id))
  if (left.length === 0) return null
  return (
    <ul className="mb-3 flex flex-col gap-3">
      {left.map((conflict) => (
        <li key={conflict.seen.id}>
          <h3 className="mb-1 text-sm font-medium">{titleOf(conflict.seen)}</h3>
          <ConflictNotice conflict={conflict} />
        </li>
      ))}
    </ul>
  )
}
