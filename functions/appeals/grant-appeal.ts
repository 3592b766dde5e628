import type { Appealable } from '#functions/appeals/appealable.ts'
import { decideDealership } from '#functions/commands/decide-dealership.ts'
import { decideListing } from '#functions/commands/decide-listing.ts'
import { decidePlate } from '#functions/commands/decide-plate.ts'
import type { Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'

const live = { decideListing, decidePlate, decideDealership }

type Grant = { thing: Appealable; owner: UserRecord; appeal: OwnAppeal; adminId: string }

/**
 * Approves a refused item, like any approval, with the writes of the appeal's answer in the same transaction; the news of it carries the answer.
 * @returns the item as it is then
 * @throws AppError of the approval: EDIT_CONFLICT, PLATE_TAKEN, LISTING_INCOMPLETE, DOCUMENTS_REQUIRED, …
 */
export const grantAppeal = async (
  { thing, owner, appeal: granted, adminId }: Grant,
  together: readonly Write[],
  deps = live,
): Promise<Appealable> => {
  const said = { status: 'APPROVED' } as const
  switch (thing.kind) {
    case 'listing': {
      const record = await deps.decideListing({ seen: thing.record, owner, said, adminId, granted }, together)
      return { kind: thing.kind, record }
    }
    case 'plate': {
      const record = await deps.decidePlate({ seen: thing.record, owner, said, adminId, granted }, together)
      return { kind: thing.kind, record }
    }
    case 'application': {
      const { userId } = thing.record
      // The message to the dealership was about the refusal.
      const withoutNotes = { ...said, adminNotes: '' }
      const of = { userId, seen: thing.record, said: withoutNotes, adminId, granted }
      const { submission } = await deps.decideDealership(of, together)
      return submission ? { kind: thing.kind, record: submission } : thing
    }
  }
}
