import { useEffect, useEffectEvent, useState } from 'react'
import { getWorkingCopy, listWorkingCopies } from '#web/entities/listing/working-copies.ts'
import { randomName } from '#web/stores/random-name.ts'
import type { StoredKey } from '#web/stores/storage.ts'
import { listUnsaved, unsavedOfCopy, unsavedPrefix, type Unsaved } from './unsaved.ts'

/** Which of several begun cars a wizard for a new one goes on with: the one of this name, none of them, or the latest (null). */
export type Wanted = { draft: string } | 'another' | null

/** The place in this browser where one wizard keeps what is not saved yet, and what was left there earlier. */
export type DraftSlot = {
  key: StoredKey
  /** In milliseconds. */ openedAt: number
  left: Unsaved | undefined
}

/** The slot of this wizard; undefined for the moment it takes to find it. */
export const useDraftSlot = (
  userId: string,
  editId: string | null,
  wanted: Wanted,
): DraftSlot | undefined => {
  const [slot, setSlot] = useState<DraftSlot>()
  const find = useEffectEvent(() => openSlot(userId, editId, wanted))
  useEffect(() => {
    let key: StoredKey | undefined
    let isGone = false
    // A tick later: an effect that React only tries out (strict mode) must not take the slot from its second try.
    const timer = setTimeout(async () => {
      const opened = await find()
      key = opened.key
      if (isGone) release(key)
      else setSlot(opened)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
      if (key !== undefined) release(key)
    }
  }, [])
  return slot
}

// Without a connection the wizard begins with what this device has; saving finds the other version later.
const readCopy = async (name: string): Promise<Unsaved | undefined> => {
  const copy = await getWorkingCopy(name).catch(() => undefined)
  return copy && unsavedOfCopy(copy)
}

type Candidate = { key: StoredKey; at: number; name: string | null; left?: Unsaved }

/**
 * Begun cars that are no listings yet, of this device and of the server: the wanted one first, then the latest. One that was saved as a
 * draft is gone on with at its own address, and one of a colleague only where the address names it.
 */
const listCandidates = async (prefix: StoredKey, now: number, wanted: Wanted): Promise<Candidate[]> => {
  if (wanted === 'another') return []
  const here = listUnsaved(prefix, now)
    .filter(({ unsaved }) => unsaved.saved === null)
    .map(({ key, unsaved }): Candidate => ({ key, at: unsaved.at, name: unsaved.requestId, left: unsaved }))
  const isWanted = (name: string | null) => wanted !== null && name === wanted.draft
  const rows = await listWorkingCopies().catch(() => [])
  const there = rows
    .filter(({ listingId, name }) => listingId === null && !here.some((each) => each.name === name))
    .filter(({ isOwn = true, name }) => isOwn || isWanted(name))
    .map(({ name, savedAt }): Candidate => ({ key: `${prefix}${name}`, at: Date.parse(savedAt), name }))
  return [...here, ...there].toSorted(
    (a, b) => Number(isWanted(b.name)) - Number(isWanted(a.name)) || b.at - a.at,
  )
}

/** Opens unsaved work that no other tab has open, or a new slot. */
const openSlot = async (userId: string, editId: string | null, wanted: Wanted): Promise<DraftSlot> => {
  const openedAt = Date.now()
  const prefix = unsavedPrefix(userId, editId)
  const there = editId === null ? undefined : await readCopy(editId)
  const candidates =
    editId === null
      ? await listCandidates(prefix, openedAt, wanted)
      : [...listUnsaved(prefix, openedAt), ...listUnsaved(unsavedPrefix(userId, null), openedAt)]
          // Of a wizard for a new car, what was typed after it had saved this one as a draft.
          .filter(({ key, unsaved }) => key.startsWith(prefix) || unsaved.saved?.id === editId)
          .toSorted((a, b) => b.unsaved.at - a.unsaved.at)
          .map(({ key, unsaved }) => ({ key, name: null, left: unsaved }))
  for (const { key, name, left: here } of candidates) {
    if (!(await claim(key))) continue
    const left = here ?? (name === null ? undefined : await readCopy(name))
    if (left) return { key, openedAt, left }
    release(key)
  }
  const key: StoredKey = `${prefix}${randomName()}`
  await claim(key)
  return { key, openedAt, left: there }
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
