import type { PlateRecord } from '#functions/data/plate-record.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'

type Edit = {
  category?: PlateRecord['category'] | undefined
  price?: number | undefined
  location?: PlateRecord['location'] | undefined
  /** Undefined leaves it, '' is none. */
  description?: string | undefined
}

/** What strangers read is reviewed; a rejected one is offered anew by any edit. */
const nextStatus = (before: PlateRecord, description: string | null): PlateStatus => {
  if (before.status === 'REJECTED') return 'PENDING'
  return description === before.description ? before.status : 'PENDING'
}

/** The plate after its owner's edit. Pure. */
export const editPlateRecord = (before: PlateRecord, edit: Edit, at: Date): PlateRecord => {
  const description = edit.description === undefined ? before.description : edit.description || null
  const time = at.toISOString()
  const status = nextStatus(before, description)
  return {
    ...before,
    category: edit.category ?? before.category,
    price: edit.price ?? before.price,
    location: edit.location ?? before.location,
    description,
    status,
    submittedAt: status === 'PENDING' && before.status !== 'PENDING' ? time : before.submittedAt,
    // No edit leaves it refused.
    rejectionReason: null,
    reasonCodes: [],
    appeal: null,
    updatedAt: time,
    version: before.version + 1,
  }
}
