import { dealerRecord, listPlaceOf } from '#functions/data/dealers.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { leadRecord, toLeadItem } from '#functions/data/leads.ts'
import { listingRecord, toListingItem } from '#functions/data/listing-record.ts'
import { plateRecord, toPlateItem } from '#functions/data/plate-record.ts'
import { quoteRecord, toQuoteItem } from '#functions/data/quotes.ts'
import { reportRecord, toReportItem } from '#functions/data/reports.ts'
import { submissionRecord, toSubmissionItem } from '#functions/data/submission-record.ts'
import { loosePartition } from '#functions/data/uploads.ts'
import {
  auditPlace,
  bandPlace,
  checkPlace,
  confirmationPlace,
  dealerReviewPlace,
  ending,
  feedPlace,
  inStatus,
  ownedBy,
  savedPlatePlace,
  tombstonePlace,
  viewingsEndPlace,
} from '#functions/trust/invariants/indexed-places.ts'
import { rest, text } from '#functions/trust/invariants/item.ts'
import type { Place } from '#functions/trust/invariants/place.ts'
import type { Item } from '#functions/trust/invariants/store.ts'

/** A kind of item: the patterns of its keys, and the keys that an item with these attributes must have by `keys.ts`. */
export type Kind = { pk: RegExp; sk: RegExp; placeOf: (item: Item) => Place }

/** For items without attributes besides their keys. */
const asItIs = ({ pk, sk }: Item): Place => ({ pk: String(pk), sk: String(sk) })
const byTime = (item: Item, of: string, name: string): string => timeSort(text(item, of), text(item, name))

const of = (pk: string, sk: string, place: Kind['placeOf'] = asItIs): Kind => ({
  pk: new RegExp(`^${pk}`),
  sk: new RegExp(`^${sk}$`),
  placeOf: place,
})
const any = '.+'

const uploadPlace = (item: Item): Place => {
  const own = keys.upload(text(item, 'id'))
  if (item['attachedTo'] !== null) return own
  const isRefused = item['state'] === 'REFUSED'
  const condemned = partitions.condemnedUploads(item['purpose'] === 'document' ? 'document' : 'photo')
  const isCondemned = isRefused && item['statusPk'] === condemned
  const ownerPk = partitions.looseUploads(text(item, 'ownerId'))
  return {
    ...own,
    statusPk: isCondemned ? condemned : loosePartition,
    statusSk: ending(item['id']),
    // Condemned uploads are not their owner's any more, nor are those that an earlier release refused.
    ownerPk: isRefused && !item['ownerPk'] ? undefined : ownerPk,
    ownerSk: isRefused && !item['ownerSk'] ? undefined : ending(item['id']),
  }
}

const userPlace = (item: Item): Place => ({
  ...keys.user(text(item, 'id')),
  ...(item['status'] === 'DELETED'
    ? { statusPk: partitions.deletedUsers, statusSk: ending(item['id']) }
    : { statusPk: partitions.users, statusSk: byTime(item, 'createdAt', 'id') }),
})

const dueIn = (partition: string, item: Item): Place =>
  inStatus(partition, text(item, 'dueAt'), text(item, 'id'))

// An item that matches none of them, or two, is a violation, so that nothing can be stored that the checks do not know.
/** All kinds of items, one for each key of `keys.ts`, deleted offers in a change feed and the local stack's mark of its seed. */
export const kinds = {
  user: of('USER#', 'PROFILE', userPlace),
  usernameGuard: of('USERNAME#', 'GUARD', (item) => keys.usernameGuard(rest(item['pk']).toLowerCase())),
  emailGuard: of('EMAIL#', 'GUARD', (item) => keys.emailGuard(rest(item['pk']).toLowerCase())),
  phoneGuard: of('PHONE#', 'GUARD', (item) => keys.phoneGuard(rest(item['pk']))),
  begunAccount: of('BEGUN_ACCOUNT#', 'ACCOUNT', (item) => ({
    ...keys.begunAccount(text(item, 'userId')),
    statusPk: partitions.begunAccounts,
    statusSk: ending(item['userId']),
  })),
  dealer: of('DEALER#', 'PROFILE', (item) => ({
    ...keys.dealer(text(item, 'id')),
    ...listPlaceOf(dealerRecord.parse(item)),
  })),
  dealerReview: of('DEALER_REVIEW#', 'REVIEW', dealerReviewPlace),
  ownDealerReview: of('USER#', `DEALER_REVIEW#${any}`),
  slugGuard: of('SLUG#(?:listing|dealer)#', 'GUARD'),
  listing: of('LISTING#', 'LISTING', (item) => toListingItem(listingRecord.parse(item))),
  stockGuard: of('STOCK#', 'GUARD'),
  chassis: of('CHASSIS#', any, (item) => keys.chassis(rest(item['pk']), text(item, 'id'))),
  plate: of('PLATE#', 'PLATE', (item) => toPlateItem(plateRecord.parse(item))),
  plateGuard: of('PLATE_NUMBER#', 'GUARD'),
  waitingPlate: of('PLATE_NUMBER#', `WAITING#${any}`),
  import: of('IMPORT#', 'IMPORT', (item) => ({
    ...keys.import(text(item, 'id')),
    ...ownedBy(partitions.ownedImports(text(item, 'ownerId')), text(item, 'createdAt'), text(item, 'id')),
  })),
  importRow: of('IMPORT#', `ROW#${any}`, (item) =>
    keys.importRow(rest(item['pk']), text(item, 'sk').split('#')[1] ?? '', Number(item['row'])),
  ),
  stockFeed: of('USER#', 'STOCK_FEED', feedPlace),
  feedStock: of('USER#', 'FEED_STOCK'),
  confirmation: of('LISTING#', 'CONFIRMATION', confirmationPlace),
  asked: of('USER#', 'ASKED'),
  availabilityLink: of('AVAILABILITY#', 'LINK', (item) => ({
    ...keys.availabilityLink(text(item, 'hash')),
    ...ownedBy(
      partitions.ownAvailabilityLinks(text(item, 'userId')),
      text(item, 'sentAt'),
      text(item, 'hash'),
    ),
  })),
  upload: of('UPLOAD#', 'UPLOAD', uploadPlace),
  photoHash: of('PHOTOHASH#', any, bandPlace),
  samePhoto: of('SAME_PHOTO#', any, (item) => keys.samePhoto(rest(item['pk']), text(item, 'sk'))),
  submission: of('SUBMISSION#', 'SUBMISSION', (item) => toSubmissionItem(submissionRecord.parse(item))),
  ownSubmission: of('USER#', 'SUBMISSION'),
  reviewed: of('LISTING#', 'REVIEWED#(?:APPROVED|REJECTED)', (item) =>
    keys.reviewed(rest(item['pk']), item['status'] as 'APPROVED' | 'REJECTED'),
  ),
  reviewClaim: of('CLAIM#', 'CLAIM'),
  appeal: of('APPEAL#', 'APPEAL', (item) => ({
    ...keys.appeal(text(item, 'id')),
    ...inStatus(partitions.appeals(text(item, 'status')), text(item, 'at'), text(item, 'id')),
    ...ownedBy(partitions.ownAppeals(text(item, 'userId')), text(item, 'at'), text(item, 'id')),
  })),
  retention: of('(?:LISTING|SUBMISSION)#', 'RETENTION', (item) => ({
    ...keys.retention(item['kind'] as 'LISTING' | 'SUBMISSION', text(item, 'id')),
    ...dueIn(partitions.retention, item),
  })),
  timedEnd: of('(?:USER|LISTING|PLATE|LEAD|VIEWING)#', 'TIMED_END', (item) => ({
    ...keys.timedEnd(item['what'] as 'USER' | 'LISTING' | 'PLATE' | 'LEAD' | 'VIEWING', text(item, 'id')),
    ...dueIn(partitions.timedEnds, item),
  })),
  viewingsEnd: of('LISTING#', 'VIEWINGS_END', viewingsEndPlace),
  publicationCheck: of('LISTING#', 'CHECK', checkPlace),
  offerSync: of('STANDING#', 'STANDING', (item) => ({
    ...keys.offerSync(text(item, 'userId')),
    ...inStatus(partitions.offerSyncs, text(item, 'at'), text(item, 'userId')),
  })),
  archive: of('ARCHIVE#', 'ARCHIVE', (item) => ({
    ...keys.archive(text(item, 'userId')),
    statusPk: partitions.archives,
    statusSk: ending(item['userId']),
  })),
  archiveKey: of('ARCHIVE_KEY#', 'KEY', (item) => keys.archiveKey(rest(item['pk']))),
  favorite: of('USER#', `FAVORITE#${any}`, (item) => ({
    ...keys.favorite(text(item, 'userId'), text(item, 'listingId')),
    ...ownedBy(partitions.savers(text(item, 'listingId')), text(item, 'savedAt'), text(item, 'userId')),
  })),
  favoritePlate: of('USER#', `FAVORITE_PLATE#${any}`, savedPlatePlace),
  created: of('USER#', `CREATED#${any}`),
  createdPlate: of('USER#', `CREATED_PLATE#${any}`),
  workingCopy: of('USER#', `WORKING_COPY#${any}`),
  savedSearch: of('USER#', `SEARCH#${any}`, (item) =>
    keys.savedSearch(text(item, 'userId'), text(item, 'id')),
  ),
  alert: of('ALERTS#', any, (item) =>
    keys.alert(text(item, 'make'), text(item, 'userId'), text(item, 'searchId')),
  ),
  preferences: of('USER#', 'PREFERENCES'),
  consent: of('USER#', `CONSENT#${any}`, (item) =>
    keys.consent(text(item, 'userId'), text(item, 'at'), text(item, 'id')),
  ),
  unsubscribeToken: of('UNSUBSCRIBE#', 'TOKEN'),
  session: of('USER#', `SESSION#${any}`, (item) => keys.session(text(item, 'userId'), text(item, 'id'))),
  devices: of('USER#', 'DEVICES'),
  sharedBrowser: of('USER#', `BROWSER#${any}`, (item) =>
    keys.sharedBrowser(rest(item['pk']), text(item, 'otherId')),
  ),
  totp: of('USER#', 'TOTP'),
  passwordChange: of('USER#', 'PASSWORD_CHANGE'),
  passwordReset: of('RESET#', 'RESET'),
  oneTimeCode: of('USER#', 'CODE#(?:EMAIL|PHONE)'),
  passkey: of('USER#', 'PASSKEY#\\d', (item) => keys.passkey(text(item, 'userId'), Number(item['slot']))),
  credentialGuard: of('CREDENTIAL#', 'GUARD'),
  passkeyChallenge: of('CHALLENGE#', 'CHALLENGE'),
  signInCode: of('SIGN_IN#', `CODE#${any}`),
  signInTicket: of('TICKET#', 'TICKET'),
  employment: of('USER#', 'EMPLOYMENT', (item) => keys.employment(text(item, 'userId'))),
  formerEmployment: of('USER#', `FORMER_EMPLOYMENT#${any}`, (item) =>
    keys.formerEmployment(text(item, 'userId'), text(item, 'dealershipId')),
  ),
  team: of('USER#', 'TEAM'),
  invitation: of('USER#', `INVITATION#${any}`, (item) =>
    keys.invitation(text(item, 'dealershipId'), text(item, 'id')),
  ),
  lead: of('LEAD#', 'LEAD', (item) => toLeadItem(leadRecord.parse(item))),
  leadMessage: of('LEAD#', `MESSAGE#${any}`, (item) =>
    keys.leadMessage(text(item, 'leadId'), text(item, 'createdAt'), text(item, 'id')),
  ),
  contacted: of('USER#', `CONTACTED#${any}`),
  contactedBy: of('CONTACTED_BY#', any),
  trackRecord: of('USER#', 'RECORD'),
  sellerNote: of('USER#', `NOTE#${any}`),
  responses: of('USER#', 'RESPONSES'),
  replyTemplates: of('USER#', 'REPLY_TEMPLATES'),
  quotaCounts: of('USER#', 'HELD'),
  issued: of('USER#', 'ISSUED_UPLOADS'),
  leadCount: of('USER#', 'LEADS'),
  notification: of('USER#', `NOTIFICATION#${any}`, (item) =>
    keys.notification(text(item, 'userId'), text(item, 'createdAt'), text(item, 'id')),
  ),
  told: of('TOLD#', any),
  mail: of('MAIL#', 'MAIL', (item) => ({
    ...keys.mail(text(item, 'id')),
    statusPk: item['unsubscribe'] === null ? partitions.urgentMail : partitions.queuedMail,
    // With the run that moved it last.
    statusSk: ending(`(?:[0-9a-f-]{36}#)?${text(item, 'id')}`),
  })),
  counts: of('USER#', `COUNTS#${any}`),
  monthCounts: of('USER#', `MONTH#\\d{4}-\\d\\d#${any}`),
  viewers: of('COUNTED#', `VIEWERS#${any}`),
  networkPlace: of('COUNTED#', `PLACE#${any}`),
  viewSecret: of('VIEW_SECRET#', 'SECRET'),
  mailStop: of('MAIL_STOP#', 'STOP'),
  counted: of('COUNTED#', `(?:VIEW|CONTACT|SAVE)#${any}`),
  listingDay: of('LISTING#', `DAY#${any}`),
  sellerDay: of('USER#', `DAY#${any}`),
  report: of('REPORT#', 'REPORT', (item) => toReportItem(reportRecord.parse(item))),
  reported: of('REPORTER#', any),
  contactMessage: of('CONTACT#', 'MESSAGE', (item) => ({
    ...keys.contactMessage(text(item, 'id')),
    ...inStatus(
      partitions.contactMessages(text(item, 'status') || 'OPEN'),
      text(item, 'answeredAt') || text(item, 'createdAt'),
      text(item, 'id'),
    ),
  })),
  jobState: of('JOB#', 'STATE'),
  provider: of('PROVIDERS#(?:insurance|financing)', any),
  quote: of('USER#', `QUOTE#${any}`, (item) => toQuoteItem(quoteRecord.parse(item))),
  providersHeld: of('PROVIDERS_HELD#(?:insurance|financing)', 'HELD'),
  counter: of('COUNTER#', `SHARD#${any}`),
  moderatorDay: of('MODERATORS#', `SHARD#${any}`),
  rateLimit: of('RATE#', any),
  audit: of('AUDIT#', any, auditPlace),
  auditHead: of('AUDIT_HEAD', 'HEAD'),
  tombstone: of('(?:LISTING|PLATE)#', 'TOMBSTONE', tombstonePlace),
  seedMarker: of('LOCAL#', 'MARKER'),
} satisfies Record<keyof typeof keys | 'tombstone' | 'seedMarker', Kind>

export type KindName = keyof typeof kinds
