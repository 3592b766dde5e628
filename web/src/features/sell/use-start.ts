import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useOwnListing } from '#web/entities/listing/own-listings.ts'
import { findStored } from '#web/entities/upload/upload-status.ts'
import { blankStart, looseFiles, restoredStart, startOf, type Start } from './start.ts'
import { listUnsaved, unsavedPrefix, type Unsaved } from './unsaved.ts'

export type WizardStart =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; error: Error; refetch: () => unknown }
  | { state: 'ready'; slot: DraftSlot; fresh: Start; restored: Start | null }

/** Finds what a wizard begins with: nothing, a stored listing, or what was left unsaved on this device. */
export const useStart = (seller: CurrentUser, editId: string | null): WizardStart => {
  const slot = useDraftSlot(seller.id, editId)
  const left = slot?.left
  const stored = useStoredFiles(left)
  const { data: listing, error, isLoading, refetch } = useOwnListing(editId ?? left?.saved?.id ?? null)

  if (!slot || isLoading || !stored) return { state: 'loading' }
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
      ? restoredStart(left, isGone ? null : listing, (url) => !loose.has(url) || stored.has(url))
      : null,
  }
}

const isMissing = (error: unknown) => error instanceof ApiError && [400, 403, 404].includes(error.status)

/** The files that were left behind and that the server still has; undefined while it is asked. */
const useStoredFiles = (left: Unsaved | undefined): ReadonlySet<string> | undefined => {
  const loose = left ? looseFiles(left) : []
  const { data } = useQuery({
    queryKey: ['account', 'stored-files', ...loose],
    queryFn: ({ signal }) => findStored(loose, signal),
    enabled: loose.length > 0,
    gcTime: 0,
  })
  return loose.length > 0 ? data : new Set()
}

/** The place in this browser where one wizard keeps what is not saved yet, and what was left there earlier. */
export type DraftSlot = { key: string; /** In milliseconds. */ openedAt: number; left: Unsaved | undefined }

/** The slot of this wizard; undefined for the moment it takes to find it. */
const useDraftSlot = (userId: string, editId: string | null): DraftSlot | undefined => {
  const [slot, setSlot] = useState<DraftSlot>()
  useEffect(() => {
    let key: string | undefined
    let isGone = false
    // A tick later: an effect that React only tries out (strict mode) must not take the slot from its second try.
    const timer = setTimeout(async () => {
      const opened = await openSlot(userId, editId)
      key = opened.key
      if (isGone) release(key)
      else setSlot(opened)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
      if (key !== undefined) release(key)
    }
  }, [userId, editId])
  return slot
}

/** Opens the newest unsaved work on a listing that no other tab has open, or a new slot. */
const openSlot = async (userId: string, editId: string | null): Promise<DraftSlot> => {
  const openedAt = Date.now()
  const prefix = unsavedPrefix(userId, editId)
  for (const { key, unsaved } of listUnsaved(prefix, openedAt))
    if (await claim(key)) return { key, openedAt, left: unsaved }
  const key = prefix + Math.random().toString(36).slice(2)
  await claim(key)
  return { key, openedAt, left: undefined }
}

const held = new Map<string, () => void>()

/**
 * Claims a slot for this tab alone, as long as the tab lives or until it is released: two wizards never write to one slot.
 * False when another tab has it. A browser without locks gives it to everybody.
 */
const claim = async (name: string): Promise<boolean> => {
  if (held.has(name)) return true
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return true
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock && new Promise<void>((giveBack) => held.set(name, giveBack))
    }
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true))
  })
}

const release = (name: string): void => {
  held.get(name)?.()
  held.delete(name)
}
