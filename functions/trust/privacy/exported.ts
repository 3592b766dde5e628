import { rest, text } from '#functions/trust/invariants/item.ts'
import type { KindName } from '#functions/trust/invariants/kinds.ts'
import type { Item } from '#functions/trust/invariants/store.ts'
import type { View } from '#functions/trust/invariants/view.ts'
import type { UserExport } from '#shared/schemas/user-export.ts'

/** How the export contains a kind of item. */
export type Told = {
  /** The owners of an item, since an item that names a user may belong to another. */
  whose: (item: Item, view: View) => readonly string[]
  /** The part of the export that contains it. */
  part: keyof UserExport
  /** The value that identifies the item in the export, under the name `as` or any name; by default its id. */
  known?: (item: Item) => { value: unknown; as?: string }
}
/** A kind of item that the export omits, and why. */
type Untold = { why: string }

const by =
  (...names: readonly string[]): Told['whose'] =>
  (item) =>
    names.map((name) => text(item, name))
const holder: Told['whose'] = (item) => [rest(item['pk'])]

const savedAs =
  (as: string): Told['known'] =>
  ({ sk }) => ({ value: rest(sk), as })

const follows = { why: 'a count, a mark or a pointer that follows from what is exported' }
const secret = { why: 'a secret of ours, kept as a hash or meant for a letter alone' }
const guard = { why: 'says that a name, a number or an address is taken, by what is exported' }
const passing = { why: 'stops a repetition and goes by itself' }
const nobodys = { why: 'about the product, nobody’s' }

/** For each kind of item, its part of its owner's export, or why it is omitted. A new kind does not compile without a line. */
export const exported = {
  user: { part: 'profile', whose: by('id') },
  dealer: { part: 'storefront', whose: by('id'), known: ({ slug }) => ({ value: slug, as: 'slug' }) },
  listing: { part: 'listings', whose: by('ownerId') },
  plate: { part: 'plates', whose: by('ownerId') },
  import: { part: 'stockImports', whose: by('ownerId') },
  stockFeed: {
    part: 'stockFeed',
    whose: by('ownerId'),
    known: ({ setAt }) => ({ value: setAt, as: 'setAt' }),
  },
  submission: { part: 'application', whose: by('userId') },
  appeal: { part: 'appeals', whose: by('userId') },
  favorite: { part: 'favorites', whose: holder, known: savedAs('listingId') },
  favoritePlate: { part: 'favoritePlates', whose: holder, known: savedAs('plateId') },
  savedSearch: { part: 'savedSearches', whose: by('userId') },
  // Those of forms stand in `typedForms`, which `working-copies.api.test.ts` tries.
  workingCopy: { part: 'workingCopies', whose: holder, known: ({ name }) => ({ value: name, as: 'name' }) },
  preferences: {
    part: 'preferences',
    whose: holder,
    known: ({ preferences }) => ({ value: preferences }),
  },
  consent: { part: 'consents', whose: by('userId') },
  lead: { part: 'leads', whose: by('buyerId', 'sellerId') },
  leadMessage: {
    part: 'leads',
    whose: (item, view) => {
      const lead = view.leads.get(text(item, 'leadId'))
      return [(item['from'] === 'buyer' ? lead?.buyerId : lead?.sellerId) ?? '']
    },
  },
  replyTemplates: { part: 'replyTemplates', whose: holder, known: ({ templates }) => ({ value: templates }) },
  session: { part: 'sessions', whose: by('userId') },
  devices: { part: 'devices', whose: holder, known: ({ devices }) => ({ value: devices }) },
  notification: { part: 'notifications', whose: by('userId') },
  report: { part: 'reports', whose: by('reporterId') },
  quote: { part: 'quotes', whose: by('userId') },
  dealerReview: { part: 'dealerReviews', whose: by('authorId') },
  ownDealerReview: follows,
  employment: {
    part: 'employment',
    whose: by('userId'),
    known: ({ dealershipId }) => ({ value: dealershipId, as: 'dealershipId' }),
  },
  formerEmployment: {
    part: 'formerEmployments',
    whose: by('userId'),
    known: ({ dealershipId }) => ({ value: dealershipId, as: 'dealershipId' }),
  },

  team: { why: 'who else works there, by ids; each of them exports their own place' },
  invitation: { why: 'an address of somebody else, for a week' },
  usernameGuard: guard,
  emailGuard: guard,
  phoneGuard: guard,
  slugGuard: guard,
  stockGuard: guard,
  chassis: follows,
  plateGuard: guard,
  waitingPlate: guard,
  begunAccount: { why: 'only while a registration is under way' },
  importRow: { why: 'a line of their own file and what it did, read page by page for 30 days' },
  feedStock: follows,
  confirmation: follows,
  asked: follows,
  availabilityLink: secret,
  mailStop: { why: 'a mark by a hash of an address, which goes by itself; the settings show it' },
  totp: { why: 'a secret that signs in; the account says since when there is one' },
  unsubscribeToken: secret,
  passwordReset: secret,
  oneTimeCode: secret,
  passkey: { part: 'passkeys', whose: by('userId') },
  credentialGuard: guard,
  passkeyChallenge: secret,
  signInCode: secret,
  signInTicket: secret,
  sharedBrowser: { why: 'a hint for admins, so that fraud is found; it names another account' },
  passwordChange: { why: 'only while a password is being changed' },
  upload: { why: 'listings and the application name their files; what nothing uses goes in a day' },
  photoHash: follows,
  samePhoto: { why: 'the admins were told; what it says is of two people' },
  ownSubmission: follows,
  reviewed: { why: 'what an admin last saw of a listing that is exported; goes with it' },
  retention: follows,
  timedEnd: { why: 'when a suspension or a featured offer ends, which is with what it ends' },
  viewingsEnd: { why: 'work to be done, until it is' },
  publicationCheck: { why: 'that admins will look at a car; what they decide is told with it' },
  offerSync: { why: 'work to be done, until it is' },
  archive: { why: 'says how far an archive is that holds all of this' },
  archiveKey: nobodys,
  created: passing,
  createdPlate: passing,
  alert: follows,
  contacted: passing,
  contactedBy: passing,
  trackRecord: { why: 'counts of decisions, each of which they were told and finds with what it is about' },
  reviewClaim: { why: 'which admin has something open, for some minutes' },
  sellerNote: { why: 'what admins note among themselves, so that fraud is found; it goes with the account' },
  responses: { why: 'made of when they answered, which is in each conversation' },
  quotaCounts: follows,
  issued: passing,
  leadCount: follows,
  told: follows,
  mail: { why: 'on its way to them' },
  counted: { why: 'a hash of which nobody can be read' },
  counts: { why: 'its totals are told with each listing and plate; its days are of strangers' },
  monthCounts: { why: 'how often strangers looked' },
  viewers: { why: 'marks of which nobody can be read' },
  networkPlace: { why: 'a mark of which nobody can be read' },
  viewSecret: nobodys,
  listingDay: { why: 'how often strangers looked' },
  sellerDay: { why: 'how often strangers looked' },
  reported: passing,
  contactMessage: { why: 'anybody may type an address; it belongs to no account' },
  jobState: nobodys,
  provider: nobodys,
  providersHeld: nobodys,
  counter: nobodys,
  moderatorDay: { why: 'how much each admin worked, which their figures show' },
  rateLimit: passing,
  audit: { why: 'the log of what was decided: ids and codes, kept for the sake of all sides' },
  auditHead: nobodys,
  tombstone: { why: 'says that something is gone' },
  seedMarker: nobodys,
} as const satisfies Record<KindName, Told | Untold>

const tellings: Record<KindName, Told | Untold> = exported

// Key attributes, which hold no text that users typed.
const places = /^(?:pk|sk|ownerPk|ownerSk|statusPk|statusSk|changePk|changeSk)$/

/** How the export contains a kind of item; undefined when it is omitted. */
export const tellingOf = (kind: KindName): Told | undefined => {
  const telling = tellings[kind]
  return 'part' in telling ? telling : undefined
}

/** Whether an attribute may hold text that users typed, as key attributes do not. */
export const isTyped = (path: string): boolean => !places.test(path)
