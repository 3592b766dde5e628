import { useEffect, useState } from 'react'
import { claim, release } from './claim.ts'
import { listUnsaved, unsavedRoom, type Unsaved } from './unsaved.ts'

/** Where one wizard writes down what is not saved yet, and what was left there earlier. */
export type Slot = { key: string; /** In milliseconds. */ openedAt: number; left: Unsaved | undefined }

/** The newest unsaved work on a listing that no other tab has open, or a new place. */
const openSlot = async (userId: string, editId: string | null): Promise<Slot> => {
  const openedAt = Date.now()
  const start = unsavedRoom(userId, editId)
  for (const { key, unsaved } of listUnsaved(start, openedAt))
    if (await claim(key)) return { key, openedAt, left: unsaved }
  const key = start + Math.random().toString(36).slice(2)
  await claim(key)
  return { key, openedAt, left: undefined }
}

/** The slot of this wizard; undefined for the moment it takes to find it. */
export const useSlot = (userId: string, editId: string | null): Slot | undefined => {
  const [slot, setSlot] = useState<Slot>()
  useEffect(() => {
    let key: string | undefined
    let isGone = false
    // A tick later: what React only tries out (strict mode) must not take a place from its second try.
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
