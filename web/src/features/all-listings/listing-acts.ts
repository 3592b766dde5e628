import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { instantIn } from '#web/entities/admin/times.ts'
import {
  useDeleteAnyListing,
  useSetListingFeatured,
  useSetListingStatus,
  type ListingDecision,
} from '#web/entities/listing/admin-mutations.ts'
import { adminListingQuery } from '#web/entities/listing/admin-queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'

/** A conflict: the listing as it was seen, and as it is now; null when it is gone. */
export type Conflict = { seen: AdminListing; now: AdminListing | null }

/** The outcome of an act: a conflict is shown beside the row; another failure as a sentence, for a dialog that is open. */
export type ActOutcome = 'done' | 'conflict' | { failure: string }

// The present version is not the one that was looked at.
const conflictCodes = new Set<ApiErrorCode>([
  'EDIT_CONFLICT',
  'ILLEGAL_STATUS_MOVE',
  'CONFLICT',
  'LISTING_NOT_FOUND',
])

type Act = {
  listing: AdminListing
  /** Its name while it is under way. */
  name: 'approve' | 'reject' | 'feature' | 'delete'
  run: () => Promise<unknown>
  done: 'done.status' | 'done.deleted' | 'done.featured' | 'done.unfeatured'
  failed: 'failed.status' | 'failed.delete' | 'failed.featured'
}

/**
 * The acts on one listing: nothing shows as done before the server says so. `busy` names by id what is under way,
 * `conflicts` why an act came too late.
 */
export const useListingActs = () => {
  const { t } = useT('admin-listings')
  const errorText = useErrorText()
  const client = useQueryClient()
  const { mutateAsync: setStatus } = useSetListingStatus()
  const { mutateAsync: setFeatured } = useSetListingFeatured()
  const { mutateAsync: remove } = useDeleteAnyListing()
  const [busy, setBusy] = useState<ReadonlyMap<string, Act['name']>>(new Map())
  const [conflicts, setConflicts] = useState<ReadonlyMap<string, Conflict>>(new Map())
  const note = (id: string, conflict?: Conflict) => setConflicts((before) => withEntry(before, id, conflict))

  /** The listing as it is now, as far as anybody answers; null when it is gone. */
  const load = async (listing: AdminListing): Promise<AdminListing | null> => {
    try {
      return (await client.fetchQuery({ ...adminListingQuery(listing.id), staleTime: 0 })).listing
    } catch (error) {
      return error instanceof ApiError && error.code === 'LISTING_NOT_FOUND' ? null : listing
    }
  }
  const perform = async ({ listing, name, run, done, failed }: Act): Promise<ActOutcome> => {
    const { id } = listing
    setBusy((before) => withEntry(before, id, name))
    note(id)
    try {
      await run()
      showToast({ title: t('success'), description: t(done), tone: 'success' })
      return 'done'
    } catch (error) {
      const isConflict = error instanceof ApiError && conflictCodes.has(error.code)
      if (isConflict) note(id, { seen: listing, now: await load(listing) })
      const why = isConflict ? t('changed') : errorText(error)
      showToast({ title: t('error'), description: `${t(failed)}. ${why}`, tone: 'danger', duration: 8000 })
      return isConflict ? 'conflict' : { failure: why }
    } finally {
      setBusy((before) => withEntry(before, id, undefined))
    }
  }
  return {
    busy,
    conflicts,
    decide: (listing: AdminListing, decision: ListingDecision) =>
      perform({
        listing,
        name: decision.status === 'APPROVED' ? 'approve' : 'reject',
        run: () => setStatus({ listing, decision }),
        done: 'done.status',
        failed: 'failed.status',
      }),
    feature: (listing: AdminListing, isFeatured: boolean, days?: number) =>
      perform({
        listing,
        name: 'feature',
        run: () => setFeatured({ id: listing.id, isFeatured, ...(days && { until: instantIn(days) }) }),
        done: isFeatured ? 'done.featured' : 'done.unfeatured',
        failed: 'failed.featured',
      }),
    remove: (listing: AdminListing) =>
      perform({
        listing,
        name: 'delete',
        run: () => remove(listing.id),
        done: 'done.deleted',
        failed: 'failed.delete',
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
