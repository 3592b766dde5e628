import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { hasCode } from '#web/api/api-error.ts'
import { actUndoably, type UndoableAct } from '#web/api/undoable.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { instantIn } from '#web/entities/admin/times.ts'
import {
  useDeleteAnyListing,
  useSetListingFeatured,
  useSetListingStatus,
  type DeletionReason,
  type ListingDecision,
} from '#web/entities/listing/admin-mutations.ts'
import { adminListingQuery } from '#web/entities/listing/admin-queries.ts'
import { focusRow } from '#web/entities/review/use-row-keys.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useListingTitle } from './listing-row.tsx'

/** A conflict: the listing as it was seen, and as it is now; null when it is gone. */
export type Conflict = { seen: AdminListing; now: AdminListing | null }

// The present version is not the one that was looked at.
const conflictCodes = ['EDIT_CONFLICT', 'ILLEGAL_STATUS_MOVE', 'CONFLICT', 'LISTING_NOT_FOUND'] as const

type Act = Pick<UndoableAct, 'shownAs' | 'send'> & {
  done: 'done.status' | 'done.deleted' | 'done.featured' | 'done.unfeatured'
  failed: 'failed.status' | 'failed.delete' | 'failed.featured'
  /** Called when it was undone, and when it has failed. */
  onBack?: (() => void) | undefined
}

/** The acts on one listing, which can be undone for ten seconds. `conflicts` says by id why one came too late. */
export const useListingActs = () => {
  const { t } = useT('admin-listings')
  const errorText = useErrorText()
  const titleOf = useListingTitle()
  const client = useQueryClient()
  const { mutateAsync: setStatus } = useSetListingStatus()
  const { mutateAsync: setFeatured } = useSetListingFeatured()
  const { mutateAsync: remove } = useDeleteAnyListing()
  const [conflicts, setConflicts] = useState<ReadonlyMap<string, Conflict>>(new Map())
  const note = (id: string, conflict?: Conflict) => setConflicts((before) => withEntry(before, id, conflict))

  /** The listing as it is now, as far as anybody answers; null when it is gone. */
  const load = async (listing: AdminListing): Promise<AdminListing | null> => {
    try {
      return (await client.fetchQuery({ ...adminListingQuery(listing.id), staleTime: 0 })).listing
    } catch (error) {
      return hasCode(error, 'LISTING_NOT_FOUND') ? null : listing
    }
  }
  const perform = (listing: AdminListing, { shownAs, send, done, failed, onBack }: Act): void => {
    const { id, version } = listing
    note(id)
    actUndoably({
      on: [id],
      shownAs,
      version,
      title: t(done),
      description: titleOf(listing),
      send,
      failed: async (error) => {
        onBack?.()
        const isConflict = hasCode(error, ...conflictCodes)
        if (isConflict) note(id, { seen: listing, now: await load(listing) })
        return {
          title: t(failed),
          description: `${titleOf(listing)}: ${isConflict ? t('changed') : errorText(error)}`,
        }
      },
      onUndo: () => {
        onBack?.()
        focusRow(id)
      },
    })
  }
  return {
    conflicts,
    decide: (listing: AdminListing, decision: ListingDecision, onBack?: () => void) =>
      perform(listing, {
        shownAs: { status: decision.status },
        send: (version = listing.version) => setStatus({ listing: { ...listing, version }, decision }),
        done: 'done.status',
        failed: 'failed.status',
        onBack,
      }),
    feature: (listing: AdminListing, isFeatured: boolean, days?: number) => {
      const until = days && instantIn(days)
      perform(listing, {
        shownAs: { isFeatured, featuredUntil: until ?? null },
        send: () => setFeatured({ id: listing.id, isFeatured, ...(until && { until }) }),
        done: isFeatured ? 'done.featured' : 'done.unfeatured',
        failed: 'failed.featured',
      })
    },
    remove: (listing: AdminListing, why: DeletionReason, onBack?: () => void) =>
      perform(listing, {
        shownAs: 'GONE',
        send: (version = listing.version) => remove({ listing: { ...listing, version }, why }),
        done: 'done.deleted',
        failed: 'failed.delete',
        onBack,
      }),
  }
}

/** The map with another value for a key, or without it. */
const withEntry = <V>(map: ReadonlyMap<string, V>, key: string, value: V | undefined) => {
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}
