import type { NoteRecord } from '#functions/data/seller-notes.ts'
import { toAdminName } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { SellerNote } from '#shared/schemas/seller-card.ts'

/** A note with the admin who made it, as far as they are still there. */
export const toNote = ({ id, about, text, at }: NoteRecord, admin: UserRecord | undefined): SellerNote => ({
  id,
  about,
  text,
  at,
  by: toAdminName(admin),
})
