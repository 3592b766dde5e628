import { secretHash } from '#functions/core/hash.ts'
import { keys } from '#functions/data/keys.ts'
import { toLeadItem } from '#functions/data/leads.ts'
import { toListingItem } from '#functions/data/listing-record.ts'
import { toPlateItem } from '#functions/data/plate-record.ts'
import { toSubmissionItem } from '#functions/data/submission-record.ts'
import { noCounts } from '#functions/data/counts.ts'
import { toSearchChange } from '#functions/data/change-feed.ts'
import { buildColumns } from '#functions/search/build-columns.ts'
import { encodeSnapshot } from '#functions/search/snapshot.ts'
import { aLead } from '#functions/testing/builders.ts'
import { kinds, type KindName } from '#functions/trust/invariants/kinds.ts'
import {
  appeal,
  at,
  dealer,
  idOf,
  listing,
  log,
  plate,
  sample,
  submission,
  uploads,
  users,
} from '#functions/trust/invariants/sample-things.ts'
import type { Item, Store } from '#functions/trust/invariants/store.ts'
import { photoFormats, photoWidths } from '#shared/constants/photos.ts'
import { changeShards } from '#shared/constants/storage.ts'
import { documentsExpireAt } from '#shared/rules/retention.ts'

/** An item with the keys that its attributes require; `own` holds the keys that the attributes do not determine. */
const placed = (kind: KindName, content: Item, own: Item = {}): Item => {
  const place = Object.entries(kinds[kind].placeOf({ ...content, ...own }))
  return { ...content, ...Object.fromEntries(place.filter(([, value]) => typeof value === 'string')), ...own }
}

const guards = (): Item[] => [
  ...users.flatMap(({ id, username, email }) => [
    { ...keys.usernameGuard(username), userId: id },
    { ...keys.emailGuard(email), userId: id },
  ]),
  { ...keys.slugGuard('listing', listing.slug ?? ''), id: listing.id },
  { ...keys.slugGuard('dealer', dealer.slug), id: dealer.id },
  { ...keys.plateGuard('QA', '333'), id: sample.plate, isTaken: false },
]

const counters = (): Item[] =>
  Object.entries({
    USERS: { PRIVATE: 2, SELLER_DEALERSHIP: 1, PLATFORM_ADMIN: 1 },
    LISTINGS: { APPROVED: 1 },
    DEALERS: { PENDING: 1 },
    PLATES: { REJECTED: 1 },
    APPEALS: { OPEN: 1 },
    'FIGURES#2026-02-01': { leads: 1 },
  }).map(([name, amounts]) => ({ ...keys.counter(name, 0), ...amounts }))

const dueAt = documentsExpireAt(listing)?.toISOString() ?? ''

const besideListing = (): Item[] => [
  placed(
    'confirmation',
    { listingId: listing.id, ownerId: sample.seller, dueAt, askedAt: null },
    keys.confirmation(listing.id),
  ),
  placed('retention', { kind: 'LISTING', id: listing.id, dueAt }, keys.retention('LISTING', listing.id)),
  {
    ...keys.reviewed(listing.id, 'APPROVED'),
    status: 'APPROVED',
    at,
    by: sample.admin,
    car: listing.car,
    photos: listing.photos,
    documents: listing.documents,
  },
  { ...keys.listingDay(listing.id, '2026-01-31'), saves: 1 },
  { ...keys.sellerDay(sample.seller, '2026-01-31'), saves: 1 },
  {
    ...keys.counts(sample.seller, listing.id),
    viewCount: 2,
    contactCount: 1,
    saveCount: 0,
    moves: 1,
    v260201: 1,
    c260201: 1,
    t260201: 1,
    p4098: new Set([Uint8Array.of(1, 2, 3, 4)]),
  },
  { ...keys.monthCounts(sample.seller, '2026-01', listing.id), v260131: 1 },
  { ...keys.viewers(listing.id, 4098, 'one'), marks: new Set([Uint8Array.of(1, 2, 3, 4)]) },
  { ...keys.viewSecret(4098), period: 4098, secret: 'secret' },
  ...(['VIEW', 'CONTACT', 'SAVE'] as const).map((what) =>
    keys.counted(what, listing.id, `user:${sample.buyer}`),
  ),
]

const ofBuyer = (): Item[] => [
  placed('favorite', { listingId: listing.id, userId: sample.buyer, savedAt: at }),
  placed('savedSearch', {
    id: sample.search,
    userId: sample.buyer,
    name: 'Patrols',
    searchParams: { make: 'Nissan' },
    alertsSince: at,
    version: 1,
  }),
  placed('alert', { make: 'Nissan', userId: sample.buyer, searchId: sample.search }),
  { ...keys.preferences(sample.buyer), unsubscribeToken: 'token', version: 1 },
  { ...keys.unsubscribeToken('token'), userId: sample.buyer },
  { ...keys.passkey(sample.buyer, 0), userId: sample.buyer, slot: 0, credentialId: 'credential' },
  { ...keys.credentialGuard(secretHash('credential')), userId: sample.buyer, slot: 0 },
]

const talk = (): Item[] => [
  toLeadItem(aLead()),
  placed('leadMessage', {
    id: idOf('msg', 1),
    leadId: sample.lead,
    createdAt: at,
    from: 'buyer',
    text: 'Hello',
  }),
  { ...keys.leadCount(sample.seller), received: 1 },
]

const ofAdmins = (): Item[] => [
  placed('appeal', {
    ...appeal,
    userId: sample.seller,
    about: { kind: 'plate', id: sample.plate, title: '333', titleAr: '333' },
    reasonCodes: [],
    rejectionReason: null,
    rejectedBy: sample.admin,
    rejectedAt: at,
    answeredBy: null,
  }),
  ...log.map((entry) => placed('audit', entry)),
  { ...keys.auditHead, sequence: log.at(-1)?.sequence, hash: log.at(-1)?.hash },
]

const { registrationCard, idCard } = listing.documents

const files = (): Store['objects'] => [
  ...photoWidths.flatMap((width) =>
    photoFormats.map((format) => ({
      bucket: 'PHOTO_BUCKET' as const,
      key: `${sample.photo}/${width}.${format}`,
      size: 1,
    })),
  ),
  ...[registrationCard, idCard].map((id) => ({
    bucket: 'DOCUMENT_BUCKET' as const,
    key: `documents/${id}`,
    size: 1,
  })),
]

const snapshotOf = (item: Item): Uint8Array => {
  const change = toSearchChange(item, noCounts)
  const documents = change && 'document' in change ? [change.document] : []
  return encodeSnapshot(buildColumns(documents), Array(changeShards).fill('2026-01-31T00:00:00.000Z'))
}

/** A small valid store, created anew for every test. */
export const sampleStore = (): Store => ({
  at: new Date('2026-02-01T08:00:01.000Z'),
  items: structuredClone([
    ...users.map((user) => placed('user', user)),
    ...guards(),
    ...counters(),
    placed('dealer', dealer),
    toListingItem(listing),
    ...besideListing(),
    toPlateItem(plate),
    toSubmissionItem(submission),
    { ...keys.ownSubmission(sample.dealership), submissionId: sample.submission },
    ...uploads.map((item) => placed('upload', item)),
    ...[0, 1, 2, 3].map((band) => ({
      ...keys.photoHash(band, sample.hash.slice(band * 4, band * 4 + 4), sample.photo),
      id: sample.photo,
      ownerId: sample.seller,
      hash: sample.hash,
    })),
    ...ofBuyer(),
    ...talk(),
    ...ofAdmins(),
  ]) as Item[],
  objects: files(),
  accounts: users.map(({ id }) => id),
  snapshot: snapshotOf(toListingItem(listing)),
})
