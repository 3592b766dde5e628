import { newId } from '#functions/adapters/ids.ts'
import { listed } from '#functions/commands/offer-decision.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { moderatorWrites } from '#functions/data/counters.ts'
import { getListingById } from '#functions/data/listings.ts'
import { endCheckWrites, readCheck } from '#functions/data/publication-checks.ts'
import { trackWrite } from '#functions/data/reputation.ts'
import { auditWrite, transact } from '#functions/data/transact.ts'
import { passListing as route } from '#shared/api/admin.ts'

const live = { getListingById, readCheck, transact, newId, now }

/** An admin has looked at a car that was published without a review, and it is fine. Two admins at once: one wins. */
export const passListing = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const [seen, check] = await Promise.all([deps.getListingById(params.id), deps.readCheck(params.id)])
  if (!seen) throw new AppError('LISTING_NOT_FOUND')
  if (check?.status !== 'OPEN') throw new AppError('ILLEGAL_STATUS_MOVE')
  const at = deps.now()
  await deps.transact([
    ...endCheckWrites(check, body.version),
    trackWrite(seen.ownerId, 'checked'),
    ...moderatorWrites(actor.id, 'checks', at),
    auditWrite({
      id: deps.newId('audit'),
      at: at.toISOString(),
      actorId: actor.id,
      // Of a kind that every version of the web knows: from public to public is nothing else.
      action: 'listing.status',
      subject: seen.id,
      detail: {
        from: seen.status,
        to: seen.status,
        version: String(seen.version),
        ...listed('checked', check.reasons),
      },
    }),
  ])
}

export const handler = provenHandler(route, passListing)
