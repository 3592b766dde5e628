import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { listSellerNotes, newNoteWrites } from '#functions/data/seller-notes.ts'
import { auditWrite, transact } from '#functions/data/transact.ts'
import { toNote } from './seller-note-view.ts'
import { ownerOfReviewed } from '#functions/data/owner-of-reviewed.ts'
import { addSellerNote as route } from '#shared/api/sellers.ts'

const live = { ownerOfReviewed, listSellerNotes, transact, newId, now }

// A person tries again within minutes; the same words of another day are another note.
const sentAgainMs = 10 * 60_000

/** Keeps a note about a seller or something of theirs. The audit log says who noted about whom, and never what.
 * Sent again, after an answer that was lost, it is kept once. */
export const addSellerNote = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  if ((await deps.ownerOfReviewed(body.about)) !== params.id) throw new AppError('NOT_FOUND')
  const now = deps.now()
  const lately = new Date(now.getTime() - sentAgainMs).toISOString()
  const same = (await deps.listSellerNotes(params.id)).find(
    (note) =>
      note.by === actor.id && note.about === body.about && note.text === body.text && note.at > lately,
  )
  if (same) return toNote(same, actor)
  const at = now.toISOString()
  const note = { id: deps.newId('note'), ...body, sellerId: params.id, at, by: actor.id }
  const record = auditWrite({
    id: deps.newId('audit'),
    at,
    actorId: actor.id,
    // An older client reads every act that it knows; one of a name of its own would be none.
    action: 'user.edit',
    subject: params.id,
    detail: { fields: 'note', about: body.about },
  })
  await deps.transact([...newNoteWrites(note), record])
  return toNote(note, actor)
}

export const handler = provenHandler(route, addSellerNote)
