import { newDealer } from '#functions/commands/new-dealer.ts'

import type { UploadRecord } from '#functions/data/uploads.ts'
import { aListing, anApplication, aPlate, aUser } from '#functions/testing/builders.ts'
import type { Item } from '#functions/trust/invariants/store.ts'
import { emptyChain } from '#shared/schemas/audit.ts'
import { chainOnto } from '#functions/data/transact.ts'

/** The time of most events in the sample. */
export const at = '2026-02-01T08:00:00.000Z'
/** An id of the sample. */
export const idOf = (prefix: string, place: number): string => `${prefix}_${String(place).padStart(26, '0')}`

/** The users and items of the sample, by id. */
export const sample = {
  seller: idOf('usr', 1),
  buyer: idOf('usr', 2),
  dealership: idOf('usr', 3),
  admin: idOf('usr', 4),
  listing: idOf('lst', 1),
  plate: idOf('plt', 1),
  photo: idOf('upl', 1),
  lead: idOf('led', 1),
  submission: idOf('sub', 1),
  search: idOf('ss', 1),
  appeal: idOf('apl', 1),
  hash: '0123456789abcdef',
}

/** A public car of a private seller. */
export const listing = aListing({
  // Counted by an older version.
  saveCount: 1,
  decision: { status: 'APPROVED', at: '2026-01-02T00:00:00.000Z', by: sample.admin },
  photos: [{ id: sample.photo, width: 1600, height: 1200, placeholder: 'data:,', hasThumbnail: true }],
})

/** An appeal against the rejection of the plate. */
export const appeal = {
  id: sample.appeal,
  at,
  message: 'It is mine.',
  status: 'OPEN' as const,
  answer: null,
  answeredAt: null,
}

/** A rejected plate. */
export const plate = aPlate({
  status: 'REJECTED',
  decision: { status: 'REJECTED', at: '2026-01-02T00:00:00.000Z', by: sample.admin },
  publishedAt: null,
  appeal,
})

/** The dealership's application. */
export const submission = anApplication({ id: sample.submission, userId: sample.dealership })

/** A seller, a buyer, a dealership and an admin. */
export const users = [
  aUser(),
  aUser({ id: sample.buyer, username: 'maryam', email: 'maryam@example.com' }),
  aUser({
    id: sample.dealership,
    username: 'gulf',
    email: 'gulf@example.com',
    role: 'SELLER_DEALERSHIP',
    companyName: 'Gulf Star Motors',
    verificationStatus: 'PENDING',
  }),
  aUser({ id: sample.admin, username: 'sara', email: 'sara@example.com', role: 'PLATFORM_ADMIN' }),
]

/** The dealership’s profile. */
export const dealer = { ...newDealer(users[2]!, 'x'), slug: 'gulf-star-motors', appliedAt: at }

const picture = { width: 1600, height: 1200, placeholder: 'data:,', hash: sample.hash, hasThumbnail: true }

const upload = (parts: Partial<UploadRecord>): Item => ({
  id: sample.photo,
  ownerId: sample.seller,
  purpose: 'photo',
  contentType: 'image/jpeg',
  contentLength: 1000,
  state: 'READY',
  refusal: null,
  picture: null,
  attachedTo: sample.listing,
  createdAt: at,
  ...parts,
})

const { registrationCard, idCard } = listing.documents
/** The car’s files. */
export const uploads = [
  upload({ picture }),
  ...[registrationCard, idCard].map((id) =>
    upload({ id: id ?? '', purpose: 'document', contentType: 'application/pdf', sha256: 'a' }),
  ),
]

const decided = { version: '2', from: 'PENDING', to: 'APPROVED' }
/** The admin's decisions in the audit log. */
export const log = chainOnto(emptyChain, [
  {
    id: idOf('aud', 1),
    at: '2026-01-02T00:00:00.000Z',
    actorId: sample.admin,
    action: 'listing.status',
    subject: sample.listing,
    detail: decided,
  },
  {
    id: idOf('aud', 2),
    at: '2026-01-02T00:00:00.000Z',
    actorId: sample.admin,
    action: 'plate.status',
    subject: sample.plate,
    detail: { ...decided, version: '1', to: 'REJECTED' },
  },
])
