import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useOwnListing } from '#web/entities/listing/own-listings.ts'
import { findStored } from '#web/entities/upload/send-file.ts'
import { blankStart, looseFiles, restoredStart, startOf, type Start } from './start.ts'
import type { Unsaved } from './unsaved.ts'
import { useSlot, type Slot } from './use-slot.ts'

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 403 || error.status === 400)

/** Which of the files that were left behind the server still has; undefined while it is asked. */
const useThere = (left: Unsaved | undefined): ReadonlySet<string> | undefined => {
  const loose = left ? looseFiles(left) : []
  const { data } = useQuery({
    queryKey: ['account', 'still-there', ...loose],
    queryFn: ({ signal }) => findStored(loose, signal),
    enabled: loose.length > 0,
    gcTime: 0,
  })
  return loose.length > 0 ? data : new Set()
}

type Begin =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; error: Error; refetch: () => unknown }
  | { state: 'ready'; slot: Slot; fresh: Start; restored: Start | null }

/** What a wizard begins with: nothing, a stored listing, or what was left unsaved on this device. */
export const useBegin = (seller: CurrentUser, editId: string | null): Begin => {
  const slot = useSlot(seller.id, editId)
  const left = slot?.left
  const there = useThere(left)
  const { data: listing, error, isLoading, refetch } = useOwnListing(editId ?? left?.saved?.id ?? null)

  if (!slot || isLoading || !there) return { state: 'loading' }
  // Once it has been read, a failing second look takes nothing away.
  const isGone = !listing && isMissing(error)
  if (isGone && editId !== null) return { state: 'missing' }
  if (error && !isGone && !listing && !left?.saved) return { state: 'failed', error, refetch }
  const loose = new Set(left ? looseFiles(left) : [])
  return {
    state: 'ready',
    slot,
    // Without a connection, what was begun with is the best that is known.
    fresh: editId === null ? blankStart(seller) : startOf(listing ?? left!.saved!),
    restored: left
      ? restoredStart(left, isGone ? null : listing, (url) => !loose.has(url) || there.has(url))
      : null,
  }
}
