import { nameOf, text } from '#functions/trust/invariants/item.ts'
import type { KindName } from '#functions/trust/invariants/kinds.ts'
import type { Item, Violation } from '#functions/trust/invariants/store.ts'
import type { Check, View } from '#functions/trust/invariants/view.ts'
import { idPrefixes, type IdKind } from '#shared/schemas/ids.ts'

/** The kind of item that the ids of a kind name; null where they name no item. */
const targets: Record<IdKind, KindName | null> = {
  user: 'user',
  listing: 'listing',
  upload: 'upload',
  document: 'upload',
  video: 'upload',
  plate: 'plate',
  lead: 'lead',
  report: 'report',
  contactMessage: 'contactMessage',
  savedSearch: 'savedSearch',
  submission: 'submission',
  appeal: 'appeal',
  provider: 'provider',
  import: 'import',
  passkey: 'passkey',
  note: 'sellerNote',
  quote: 'quote',
  invitation: 'invitation',
  dealerReview: 'dealerReview',
  message: null,
  notification: null,
  consent: null,
  mail: null,
  audit: null,
  archive: null,
}

/**
 * References that may outlive their item, and why. `path` is the pattern of the attribute, such as `about.listing.id`; without one, any
 * attribute.
 */
type Tombstone = { kind: KindName; of: readonly IdKind[]; path?: RegExp; why: string }

const everything = Object.keys(targets) as IdKind[]
const offers = ['listing', 'plate'] as const
const files = ['upload', 'document', 'video'] as const

const tombstones: readonly Tombstone[] = [
  { kind: 'audit', of: everything, why: 'the log outlives what it is about' },
  { kind: 'tombstone', of: offers, why: 'it says that it is gone' },
  { kind: 'favorite', of: ['listing'], why: 'a pair stays until its owner takes it out' },
  { kind: 'favoritePlate', of: ['plate'], why: 'a pair stays until its owner takes it out' },
  {
    kind: 'lead',
    of: ['user'],
    path: /^(?:assigneeId|reminder\.by)$/,
    why: 'who looked after it or wanted to be reminded may have left',
  },
  {
    kind: 'leadMessage',
    of: ['user'],
    path: /^authorId$/,
    why: 'who wrote it for a dealership may have left',
  },
  { kind: 'lead', of: [...offers, ...files], why: 'what two people talk about, as it was' },
  {
    kind: 'notification',
    of: [...offers, ...files, 'lead', 'submission', 'savedSearch', 'report', 'appeal', 'dealerReview'],
    why: 'news stay true',
  },
  { kind: 'viewingsEnd', of: ['listing'], why: 'what is left to do for a car that is deleted' },
  { kind: 'reviewClaim', of: everything, why: 'goes by itself within minutes' },
  { kind: 'sellerNote', of: everything, why: 'what was noted then, in words, by whoever was an admin' },
  { kind: 'workingCopy', of: everything, why: 'what was typed, beside the car as it was then' },
  { kind: 'told', of: [...offers, 'savedSearch'], why: 'kept for half a year, that nothing is told twice' },
  { kind: 'begunAccount', of: ['user'], why: 'a registration is under way or was cut off; a job follows' },
  { kind: 'consent', of: ['savedSearch'], why: 'what somebody agreed to stays what it was' },
  { kind: 'mail', of: everything, why: 'a letter about something that has just gone is sent all the same' },
  { kind: 'counted', of: everything, why: 'goes by itself after thirty days' },
  {
    kind: 'counts',
    of: ['listing'],
    why: 'the days of a deleted car stay in its seller’s charts, for 400 days',
  },
  { kind: 'monthCounts', of: ['listing'], why: 'the same' },
  { kind: 'networkPlace', of: everything, why: 'goes by itself after two days; names nobody' },
  { kind: 'viewers', of: everything, why: 'goes by itself after thirty-five days; names nobody' },
  { kind: 'issued', of: files, why: 'its place is freed when it is needed' },
  { kind: 'dealerReview', of: ['lead'], why: 'a conversation goes a year after its last message' },
  { kind: 'dealerReview', of: ['user'], path: /^decision\.by$/, why: 'an admin may have left' },
  { kind: 'quote', of: ['provider'], why: 'was asked of a company that is listed no longer' },
  { kind: 'contacted', of: [...offers, 'provider'], why: 'goes by itself after a day' },
  { kind: 'contactedBy', of: [...offers, 'provider'], why: 'goes by itself after a day' },
  { kind: 'created', of: offers, why: 'goes by itself after a day' },
  { kind: 'createdPlate', of: offers, why: 'goes by itself after a day' },
  { kind: 'report', of: [...offers, ...files], why: 'a report is of what was shown then' },
  {
    kind: 'report',
    of: ['user'],
    path: /^(?:samePhotos\.|sellerId$|changePk$)/,
    why: 'a report is of what was shown then',
  },
  { kind: 'reported', of: ['listing'], why: 'goes by itself after three months' },
  { kind: 'samePhoto', of: offers, why: 'goes by itself after a year' },
  { kind: 'listingDay', of: ['listing'], why: 'goes by itself after 400 days; names nobody' },
  { kind: 'appeal', of: [...offers, 'submission'], path: /^about\./, why: 'closed with what it is about' },
  { kind: 'appeal', of: ['user'], path: /^(?:rejectedBy|answeredBy)$/, why: 'an admin may have left' },
  {
    kind: 'listing',
    of: ['user'],
    path: /^(?:decision|documentsChecked)\.by$/,
    why: 'an admin may have left',
  },
  {
    kind: 'listing',
    of: [...offers, ...files],
    path: /^samePhotos\./,
    why: 'looked the same when it was attached',
  },
  { kind: 'plate', of: ['user'], path: /^decision\.by$/, why: 'an admin may have left' },
  { kind: 'submission', of: ['user'], path: /^decision\.by$/, why: 'an admin may have left' },
  {
    kind: 'submission',
    of: files,
    path: /^refused\./,
    why: 'what was refused, its documents by their ids alone',
  },
  { kind: 'reviewed', of: [...files, 'user'], why: 'what an admin saw then, files by their ids alone' },
  { kind: 'upload', of: files, path: /^twins/, why: 'looked the same when it arrived' },
  { kind: 'usernameGuard', of: ['user'], path: /^keptFor$/, why: 'a name is withheld for half a year' },
  { kind: 'availabilityLink', of: ['listing'], why: 'a link of an older letter says that the car is gone' },
  { kind: 'passwordReset', of: ['user'], why: 'goes by itself within the hour' },
  { kind: 'rateLimit', of: everything, why: 'goes by itself with its window' },
  {
    kind: 'stockFeed',
    of: ['import'],
    why: 'a fetch outlives the rows of its import, and names one before it is made',
  },
  { kind: 'importRow', of: ['listing'], why: 'what a row did then' },
  { kind: 'replyTemplates', of: everything, why: 'people write what they like' },
  { kind: 'leadMessage', of: everything, path: /^text$/, why: 'people write what they like' },
]

const kindsByPrefix = new Map<string, IdKind>(
  Object.entries(idPrefixes).map(([kind, prefix]) => [prefix, kind as IdKind]),
)
const anyId = new RegExp(
  `(?<![A-Za-z0-9])(${[...kindsByPrefix.keys()].join('|')})_[0-9A-Z]{26}(?![0-9A-Z])`,
  'g',
)

type Reference = { id: string; kind: IdKind; path: string }

/** All ids in an item's texts, its keys included, with the attribute of each. */
function* referencesIn(value: unknown, path = ''): Generator<Reference> {
  if (typeof value === 'string') {
    for (const [id, prefix = ''] of value.matchAll(anyId))
      yield { id, kind: kindsByPrefix.get(prefix) ?? 'user', path }
    return
  }
  if (value instanceof Set) return yield* referencesIn([...value], path)
  if (value === null || typeof value !== 'object') return
  for (const [name, part] of Object.entries(value)) yield* referencesIn(part, path ? `${path}.${name}` : name)
}

const mayBeGone = (view: View, item: Item, { kind, path }: Reference): boolean => {
  const of = view.kindOf(item)
  // A deleted user goes at once, but their unused files only with the next sweep.
  if (of === 'upload' && kind === 'user' && item['attachedTo'] === null) return true
  if (of === 'photoHash' && kind === 'user') return view.uploads.get(text(item, 'id'))?.attachedTo === null
  return tombstones.some(
    (tombstone) =>
      tombstone.kind === of && tombstone.of.includes(kind) && (tombstone.path?.test(path) ?? true),
  )
}

/** I17: every item that another one names exists, unless the reference may outlive it. */
export const checkReferences: Check = (view) => {
  const present = new Set(
    Object.values(targets).flatMap((kind) => (kind ? view.of(kind).map((item) => text(item, 'id')) : [])),
  )
  const found = new Map<string, Violation>()
  for (const item of view.items) {
    if (!view.kindOf(item)) continue
    for (const reference of referencesIn(item)) {
      const { id, kind, path } = reference
      if (targets[kind] === null || present.has(id) || mayBeGone(view, item, reference)) continue
      const about = nameOf(item)
      found.set(`${about} ${id}`, { invariant: 'I17', about, says: `names ${id} in ${path}, which is gone` })
    }
  }
  return [...found.values()]
}
