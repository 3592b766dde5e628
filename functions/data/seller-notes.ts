import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { sellerNote } from '#shared/schemas/seller-card.ts'
import { keys, partitions } from './keys.ts'
import { queryItems } from './queries.ts'
import { insertWrite } from './table.ts'
import type { Write } from './transact.ts'
import { undeletedWrite } from './users.ts'

// They lie under their seller, and so go with the account.

const noteRecord = z.extend(sellerNote, { sellerId: id('user'), by: id('user') })
export type NoteRecord = z.output<typeof noteRecord>

/** The writes of a new note. They fail, with the refusal NOT_FOUND, when the account is gone or about to go. */
export const newNoteWrites = (note: NoteRecord): Write[] => [
  { ...undeletedWrite(note.sellerId), refuse: 'NOT_FOUND' },
  insertWrite({ ...keys.sellerNote(note.sellerId, note.at, note.id), ...note }),
]

/** The newest notes about a seller, the newest first. */
export const listSellerNotes = (sellerId: string): Promise<NoteRecord[]> =>
  queryItems(
    {
      partition: partitions.user(sellerId),
      prefix: 'NOTE#',
      consistent: true,
      newestFirst: true,
      limit: limits.sellerNote.shown,
    },
    noteRecord,
    limits.sellerNote.shown,
  )
