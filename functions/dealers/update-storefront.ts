import { basename } from 'node:path/posix'
import { now } from '#functions/core/time.ts'
import { AppError, invalid } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { refuseBorrowedNames } from '#functions/commands/check-name.ts'
import { syncOffersNow } from '#functions/commands/sync-offers.ts'
import { findDealer, showcaseWrite, type DealerRecord } from '#functions/data/dealers.ts'
import { offerSyncWrite } from '#functions/data/offer-syncs.ts'
import { ConditionsFailed, transact } from '#functions/data/transact.ts'
import { discardWrite } from '#functions/data/stale-uploads.ts'
import { claimWrite } from '#functions/data/uploads.ts'
import { toStorefront } from '#functions/dealers/views.ts'
import { updateStorefront as route } from '#shared/api/dealers.ts'
import { cityOfArea } from '#shared/reference/areas.ts'
import { isSecondName } from '#shared/rules/dealer-name.ts'
import { canPost } from '#shared/rules/user.ts'
import { toInternational } from '#shared/rules/typed-phone.ts'
import { photoUrl } from '#shared/constants/photos.ts'

const live = { findDealer, refuseBorrowedNames, transact, syncOffersNow, now }

const pictures = ['logo', 'cover'] as const
const kept = { logo: 'logoUrl', cover: 'coverImageUrl' } as const

const idOf = (url: string | null): string | null => (url ? basename(url) : null)

/** The writes that give new pictures to a dealership and condemn the dropped ones; the claims first, with their fields. */
const pictureWrites = (seen: DealerRecord, named: Record<(typeof pictures)[number], string | null>) => {
  const before = new Set(pictures.map((picture) => idOf(seen[kept[picture]])).filter((id) => id !== null))
  const after = new Set(pictures.map((picture) => named[picture]).filter((id) => id !== null))
  const claimed = pictures.filter((picture) => {
    const id = named[picture]
    return id !== null && !before.has(id)
  })
  return {
    claimed,
    writes: [
      ...claimed.map((picture) => claimWrite(named[picture] ?? '', seen.id, seen.id)),
      ...[...before].filter((id) => !after.has(id)).map((id) => discardWrite(id, seen.id)),
    ],
  }
}

const unusable = (path: string): AppError =>
  new AppError('UPLOAD_UNUSABLE', { issues: [{ path, message: 'Please upload this picture again' }] })

/** Replaces what the caller's dealership says about itself; its pictures are claimed in the same transaction. */
export const updateStorefront = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const seen = canPost(actor) ? await deps.findDealer(actor.id) : undefined
  if (!seen) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  if (body.version !== seen.version) throw new AppError('EDIT_CONFLICT')
  const named = { logo: idOf(body.logo), cover: idOf(body.cover) }
  // One file is one picture: it could not be released from the one place and kept in the other.
  if (named.logo !== null && named.logo === named.cover) throw unusable('cover')
  const { businessNameAr, secondDescription, area } = body
  if (area && cityOfArea(area) !== seen.city)
    throw invalid('area', 'Please choose an area of your city from the list')
  const isRenamed = businessNameAr !== undefined && businessNameAr !== (seen.businessNameAr ?? '')
  if (isRenamed && !isSecondName(businessNameAr, seen.businessName))
    throw invalid('businessNameAr', 'Please write this name in the other letters')
  if (businessNameAr && isRenamed) await deps.refuseBorrowedNames(actor.id, { businessNameAr })
  const showcase = {
    ...(businessNameAr !== undefined && { businessNameAr }),
    description: body.description,
    // Never absent: it tells that the storefront was saved (`verifiedProfile`).
    secondDescription: secondDescription ?? seen.secondDescription ?? '',
    phoneNumber: body.phoneNumber && toInternational(body.phoneNumber),
    whatsappNumber: body.whatsappNumber && toInternational(body.whatsappNumber),
    website: body.website || null,
    address: body.address,
    ...(area !== undefined && { area }),
    hours: body.hours,
    logoUrl: named.logo && photoUrl(named.logo),
    coverImageUrl: named.cover && photoUrl(named.cover),
  }
  const { claimed, writes } = pictureWrites(seen, named)
  try {
    const syncs = isRenamed ? [offerSyncWrite(actor, deps.now())] : []
    await deps.transact([showcaseWrite(seen.id, showcase, seen.version), ...writes, ...syncs])
  } catch (error) {
    const failed = error instanceof ConditionsFailed && !error.failed[0] ? error.failed.slice(1) : []
    const refused = claimed.find((_, index) => failed[index])
    throw refused ? unusable(refused) : error
  }
  if (isRenamed) await deps.syncOffersNow(actor.id)
  return toStorefront({ ...seen, ...showcase, version: seen.version + 1 })
}

export const handler = routeHandler(route, updateStorefront)
