import { useState } from 'react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { deleteListing } from './api/delete-listing.ts'
import { getListing } from './api/get-listing.ts'
import { setFeatured } from './api/set-featured.ts'
import { setListingStatus, type StatusChange } from './api/set-listing-status.ts'
import { useRefresh } from './api/use-refresh.ts'

/** What an act met: the listing as it was seen, and as it is now; null when it is gone. */
export type Met = { seen: AdminListing; now: AdminListing | null }

// What was looked at is not what is there any more.
const conflicts = new Set<ApiErrorCode>([
  'EDIT_CONFLICT',
  'ILLEGAL_STATUS_MOVE',
  'CONFLICT',
  'LISTING_NOT_FOUND',
])
const isConflict = (error: unknown): boolean => error instanceof ApiError && conflicts.has(error.code)
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'LISTING_NOT_FOUND'

/** The listing as it is now, as far as anybody answers; null when it is gone. */
const asItIs = async (listing: AdminListing): Promise<AdminListing | null> => {
  try {
    return await getListing(listing.id)
  } catch (error) {
    return isGone(error) ? null : listing
  }
}

const removeFromAll = async (id: string): Promise<void> => {
  try {
    await deleteListing(id)
  } catch (error) {
    // Deleted by somebody else is deleted.
    if (!isGone(error)) throw error
  }
}

/** How an act went: a conflict is told beside the row; what else failed as a sentence, for a dialog that is open. */
export type RowOutcome = 'done' | 'conflict' | { failure: string }

/** The map with another value for a key, or without it. */
const withEntry = <V>(map: ReadonlyMap<string, V>, key: string, value: V | undefined) => {
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}

type Act = {
  listing: AdminListing
  /** Its name while it is under way. */
  name: 'approve' | 'reject' | 'feature' | 'delete'
  run: () => Promise<unknown>
  done: 'done.status' | 'done.deleted' | 'done.featured' | 'done.unfeatured'
  failed: 'failed.status' | 'failed.delete' | 'failed.featured'
}

/**
 * What can be done with one listing, and how it went: nothing shows as done before the server says so. Each act resolves to
 * how it went. `busy` names by id what is under way, `met` what stood in the way of an act that came too late.
 */
export const useRowActs = () => {
  const { t } = useT('admin-listings')
  const errorText = useErrorText()
  const refresh = useRefresh()
  const [busy, setBusy] = useState<ReadonlyMap<string, Act['name']>>(new Map())
  const [met, setMet] = useState<ReadonlyMap<string, Met>>(new Map())
  const note = (id: string, what?: Met) => setMet((before) => withEntry(before, id, what))

  const refuse = async (error: unknown, { listing, failed }: Act): Promise<RowOutcome> => {
    const isStale = isConflict(error)
    if (isStale) note(listing.id, { seen: listing, now: await asItIs(listing) })
    const why = isStale ? t('changed') : errorText(error)
    showToast({ title: t('error'), description: `${t(failed)}. ${why}`, tone: 'danger', duration: 8000 })
    return isStale ? 'conflict' : { failure: why }
  }
  const perform = async (act: Act): Promise<RowOutcome> => {
    const { id } = act.listing
    setBusy((before) => withEntry(before, id, act.name))
    note(id)
    try {
      await act.run()
      showToast({ title: t('success'), description: t(act.done), tone: 'success' })
      return 'done'
    } catch (error) {
      return await refuse(error, act)
    } finally {
      await refresh()
      setBusy((before) => withEntry(before, id, undefined))
    }
  }
  return {
    busy,
    met,
    decide: (listing: AdminListing, change: StatusChange) =>
      perform({
        listing,
        name: change.status === 'APPROVED' ? 'approve' : 'reject',
        run: () => setListingStatus(listing, change),
        done: 'done.status',
        failed: 'failed.status',
      }),
    feature: (listing: AdminListing, isFeatured: boolean) =>
      perform({
        listing,
        name: 'feature',
        run: () => setFeatured(listing.id, isFeatured),
        done: isFeatured ? 'done.featured' : 'done.unfeatured',
        failed: 'failed.featured',
      }),
    remove: (listing: AdminListing) =>
      perform({
        listing,
        name: 'delete',
        run: () => removeFromAll(listing.id),
        done: 'done.deleted',
        failed: 'failed.delete',
      }),
  }
}

export type RowActs = ReturnType<typeof useRowActs>
