import { isDeepStrictEqual } from 'node:util'
import { listingForOwner, plateForOwner } from '#functions/commands/sync-offers.ts'
import { isListed, isShown, type ListingRecord } from '#functions/data/listing-record.ts'
import { submissionDocumentsDueAt } from '#functions/data/submission-record.ts'
import { rest, text } from '#functions/trust/invariants/item.ts'
import type { Violation } from '#functions/trust/invariants/store.ts'
import { itemsBy, type Check, type View } from '#functions/trust/invariants/view.ts'
import { plateSlug, holdsNumber, isPlateShown, waitsForNumber } from '#shared/rules/plate.ts'
import { documentsExpireAt } from '#shared/rules/retention.ts'
import { stockKey } from '#shared/rules/normalise.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'

const bad = (invariant: Violation['invariant'], about: string, says: string): Violation => ({
  invariant,
  about,
  says,
})

/** I5: one plate holds a number, and its uniqueness guard names it. */
export const checkPlateNumbers: Check = (view) => {
  const found: Violation[] = []
  const guards = new Map(view.of('plateGuard').map((item) => [rest(item['pk']), item]))
  for (const plate of view.plates.values()) {
    const guard = guards.get(`${plate.country}#${plateSlug(plate)}`)
    if (holdsNumber(plate) && !(guard?.['id'] === plate.id && guard['isTaken'] === true))
      found.push(bad('I5', plate.id, `holds a number whose guard names ${String(guard?.['id'])}`))
  }
  const waiting = new Map(
    view.of('waitingPlate').map((item) => [`${rest(item['pk'])}#${rest(item['sk'])}`, item]),
  )
  for (const plate of view.plates.values()) {
    if (!waitsForNumber(plate)) continue
    const name = `${plate.country}#${plateSlug(plate)}#${plate.ownerId}`
    if (waiting.get(name)?.['id'] !== plate.id)
      found.push(bad('I5', plate.id, 'waits for a number that does not know it'))
    waiting.delete(name)
  }
  for (const item of waiting.values())
    found.push(bad('I5', text(item, 'id'), 'does not wait for the number that says so'))
  for (const [name, guard] of guards) {
    const plate = view.plates.get(text(guard, 'id'))
    if (!plate || `${plate.country}#${plateSlug(plate)}` !== name)
      found.push(bad('I5', text(guard, 'id'), 'is named by the guard of a number it does not have'))
    else if (guard['isTaken'] !== holdsNumber(plate))
      found.push(bad('I5', plate.id, `its guard says isTaken: ${String(guard['isTaken'])}`))
  }
  return found
}

/** I6: slugs and stock numbers lead to the items that have them, and to no others. */
export const checkSlugs: Check = (view) => {
  const wanted = new Map<string, string>()
  for (const { id, slug, publishedAt, stockNumber, ownerId } of view.listings.values()) {
    if (slug) wanted.set(`SLUG#listing#${slug}`, id)
    if (stockNumber) wanted.set(`STOCK#${ownerId}#${stockKey(stockNumber)}`, id)
    if (publishedAt && !slug) wanted.set(`a published listing without a slug ${id}`, id)
  }
  for (const { id, slug } of view.dealers.values()) wanted.set(`SLUG#dealer#${slug}`, id)
  const guards = new Map(
    [...view.of('slugGuard'), ...view.of('stockGuard')].map((item) => [text(item, 'pk'), text(item, 'id')]),
  )
  return [...new Set([...wanted.keys(), ...guards.keys()])]
    .filter((name) => wanted.get(name) !== guards.get(name))
    .map((name) =>
      bad(
        'I6',
        wanted.get(name) ?? guards.get(name) ?? name,
        `${name} is of ${wanted.get(name) ?? 'nothing'} and leads to ${guards.get(name) ?? 'nothing'}`,
      ),
    )
}

/** I1, I3: items that their owner's account status hides are hidden, unless a job has yet to do so. */
export const checkStandings: Check = (view) => {
  const pending = itemsBy(view, 'offerSync', 'userId')
  const isBehind = (ownerId: string, isSeen: boolean, forOwner: boolean): string | undefined => {
    const user = view.users.get(ownerId)
    if (user?.status === 'DELETED') return isSeen ? 'is seen though its owner is deleted' : undefined
    return !user || forOwner || pending.has(ownerId) ? undefined : 'is not in line with how its owner stands'
  }
  const owner = (id: string) => ({ user: view.users.get(id)!, dealer: view.dealers.get(id) })
  const says = (id: string, why: string | undefined) => (why ? [bad('I1', id, why)] : [])
  return [
    ...[...view.listings.values()].flatMap((listing) => {
      const { id, ownerId } = listing
      const forOwner = !view.users.has(ownerId) || !listingForOwner(listing, owner(ownerId), view.at)
      return says(id, isBehind(ownerId, isShown(listing), forOwner))
    }),
    ...[...view.plates.values()].flatMap((plate) => {
      const { id, ownerId } = plate
      const forOwner = !view.users.has(ownerId) || !plateForOwner(plate, owner(ownerId), view.at)
      return says(id, isBehind(ownerId, isPlateShown(plate), forOwner))
    }),
  ]
}

/** I20: pending confirmations and the retention dates of documents match their listings and applications. */
export const checkBeside: Check = (view) => {
  const found: Violation[] = []
  const confirmations = itemsBy(view, 'confirmation', 'listingId')
  const retentions = new Map(
    view.of('retention').map((item) => [text(item, 'id'), text(item, 'dueAt')] as const),
  )
  for (const listing of view.listings.values()) {
    const waits = isListed(listing) || (isShown(listing) && listing.isPausedBySilence)
    if (waits !== confirmations.has(listing.id))
      found.push(bad('I20', listing.id, `is on offer: ${waits}, and waits for a word: ${!waits}`))
  }
  const dueAt = new Map<string, Date | null>([
    ...[...view.listings.values()].map((one) => [one.id, documentsExpireAt(one)] as const),
    ...[...view.submissions.values()].map((one) => [one.id, submissionDocumentsDueAt(one)] as const),
  ])
  for (const [id, at] of dueAt)
    if ((at?.toISOString() ?? undefined) !== retentions.get(id))
      found.push(bad('I20', id, `its documents end ${at?.toISOString()}, noted is ${retentions.get(id)}`))
  return found
}

const contentOf = ({
  car,
  photos,
  video,
  documents,
  inspectionReport,
}: Pick<ListingRecord, 'car' | 'photos' | 'video' | 'documents' | 'inspectionReport'>) => {
  const { priceQAR: _price, ...answers } = car
  return {
    answers,
    photos: photos.map(({ id }) => id),
    video: video?.id,
    documents,
    report: inspectionReport?.id,
  }
}

const approvedReadings = (view: View) =>
  new Map(
    view
      .of('reviewed')
      .filter(({ status }) => status === 'APPROVED')
      .map((item) => [rest(item['pk']), item as unknown as ListingRecord]),
  )

/** I13: a private seller's public car is, except for its price, the version that an admin approved. */
export const checkApproved: Check = (view) => {
  const found: Violation[] = []
  const readings = approvedReadings(view)
  for (const listing of view.listings.values()) {
    const owner = view.users.get(listing.ownerId)
    const isChecked = listing.status === 'APPROVED' && listing.dealer === null
    if (!isChecked || !owner || !mustAttachDocuments(owner)) continue
    if (listing.decision?.status !== 'APPROVED') {
      found.push(bad('I13', listing.id, 'is approved, and no admin said so'))
      continue
    }
    const seen = readings.get(listing.id)
    // Cars whose seller was a dealership then, and that no admin has reviewed since, have no such version.
    if (!seen) found.push(bad('I13', listing.id, 'is approved, and what was approved is not kept'))
    else {
      const [is, was] = [contentOf(listing), contentOf(seen)]
      // Documents are deleted after they were checked.
      const documents = listing.documentsChecked ? is.documents : was.documents
      if (!isDeepStrictEqual(is, { ...was, documents }))
        found.push(bad('I13', listing.id, 'is other than what was approved'))
    }
  }
  return found
}
