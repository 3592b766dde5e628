import { signInTickets } from '#shared/constants/storage.ts'

/** Records of the audit log in one partition. */
export const auditBlock = 1000

/**
 * Every key of the table, on one page, so that a collision would be visible.
 * README.md beside this file says which question each answers.
 */
export const keys = {
  user: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  usernameGuard: (username: string) => ({ pk: `USERNAME#${username}`, sk: 'GUARD' }),
  emailGuard: (email: string) => ({ pk: `EMAIL#${email}`, sk: 'GUARD' }),
  /** A confirmed number, `+` and digits. */
  phoneGuard: (phone: string) => ({ pk: `PHONE#${phone}`, sk: 'GUARD' }),

  /** A registration has begun, and has no profile yet. */
  begunAccount: (userId: string) => ({ pk: `BEGUN_ACCOUNT#${userId}`, sk: 'ACCOUNT' }),

  /** A review of a dealership. */
  dealerReview: (reviewId: string) => ({ pk: `DEALER_REVIEW#${reviewId}`, sk: 'REVIEW' }),
  /** This person has reviewed this dealership: once. */
  ownDealerReview: (userId: string, dealerId: string) => ({
    pk: `USER#${userId}`,
    sk: `${partitions.ownDealerReviewPrefix}${dealerId}`,
  }),

  dealer: (userId: string) => ({ pk: `DEALER#${userId}`, sk: 'PROFILE' }),
  slugGuard: (kind: 'listing' | 'dealer', slug: string) => ({ pk: `SLUG#${kind}#${slug}`, sk: 'GUARD' }),

  /** For whom somebody works: one dealership at most. */
  employment: (userId: string) => ({ pk: `USER#${userId}`, sk: 'EMPLOYMENT' }),
  /** Somebody worked for a dealership until lately. */
  formerEmployment: (userId: string, dealershipId: string) => ({
    pk: `USER#${userId}`,
    sk: `${partitions.formerEmploymentPrefix}${dealershipId}`,
  }),
  /** The staff of a dealership, by their ids. */
  team: (dealershipId: string) => ({ pk: `USER#${dealershipId}`, sk: 'TEAM' }),
  /** An open invitation to a dealership's team. */
  invitation: (dealershipId: string, invitationId: string) => ({
    pk: `USER#${dealershipId}`,
    sk: `${partitions.invitationPrefix}${invitationId}`,
  }),

  listing: (listingId: string) => ({ pk: `LISTING#${listingId}`, sk: 'LISTING' }),
  stockGuard: (dealerId: string, number: string) => ({ pk: `STOCK#${dealerId}#${number}`, sk: 'GUARD' }),
  /** A live listing with this chassis number. */
  chassis: (vin: string, listingId: string) => ({ pk: partitions.chassis(vin), sk: listingId }),
  plate: (plateId: string) => ({ pk: `PLATE#${plateId}`, sk: 'PLATE' }),
  /** The latest plate that held this number (`QA#333` or `QA#q-333`), and whether it still does. */
  plateGuard: (country: string, slug: string) => ({ pk: `PLATE_NUMBER#${country}#${slug}`, sk: 'GUARD' }),
  /** An owner's plate that waits for this number to become theirs. */
  waitingPlate: (country: string, slug: string, ownerId: string) => ({
    pk: `PLATE_NUMBER#${country}#${slug}`,
    sk: `WAITING#${ownerId}`,
  }),
  import: (importId: string) => ({ pk: `IMPORT#${importId}`, sk: 'IMPORT' }),
  /** A row of what one run of the check found; padded, so that rows sort as in the file. */
  importRow: (importId: string, run: string, row: number) => ({
    pk: `IMPORT#${importId}`,
    sk: `ROW#${run}#${String(row).padStart(7, '0')}`,
  }),
  /** Waits for confirmation by the seller: beside every listing on offer, and beside those that were paused without an answer. */
  confirmation: (listingId: string) => ({ pk: `LISTING#${listingId}`, sk: 'CONFIRMATION' }),
  /** When a seller was last asked about their cars. */
  asked: (sellerId: string) => ({ pk: `USER#${sellerId}`, sk: 'ASKED' }),
  /** The one address from which a dealership's stock is fetched. */
  stockFeed: (dealerId: string) => ({ pk: `USER#${dealerId}`, sk: 'STOCK_FEED' }),
  /** The stock numbers that a feed had last. */
  feedStock: (dealerId: string) => ({ pk: `USER#${dealerId}`, sk: 'FEED_STOCK' }),
  availabilityLink: (hash: string) => ({ pk: `AVAILABILITY#${hash}`, sk: 'LINK' }),
  upload: (uploadId: string) => ({ pk: `UPLOAD#${uploadId}`, sk: 'UPLOAD' }),
  /** A quarter of a photo's hash: photos that look alike share at least one. */
  photoHash: (band: number, bits: string, uploadId: string) => ({
    pk: partitions.photoHash(band, bits),
    sk: uploadId,
  }),
  /** The admins have been notified that these two listings show the same photo. */
  samePhoto: (listingId: string, otherId: string) => {
    const [first, second] = [listingId, otherId].toSorted()
    return { pk: `SAME_PHOTO#${first}`, sk: `${second}` }
  },

  /** A dealership's application; it keeps its id when it is sent again. */
  submission: (submissionId: string) => ({ pk: `SUBMISSION#${submissionId}`, sk: 'SUBMISSION' }),
  /** The dealership's one application: at most one, however often it is sent. */
  ownSubmission: (userId: string) => ({ pk: `USER#${userId}`, sk: 'SUBMISSION' }),
  /** The state of a listing that an admin saw when they last approved or refused it. */
  reviewed: (listingId: string, status: 'APPROVED' | 'REJECTED') => ({
    pk: `LISTING#${listingId}`,
    sk: `REVIEWED#${status}`,
  }),
  /** It is public without a review, and waits to be looked at: by a job first (`DUE`), by an admin if that finds a reason (`OPEN`). */
  publicationCheck: (listingId: string) => ({ pk: `LISTING#${listingId}`, sk: 'CHECK' }),
  /** An admin has this open for review. */
  reviewClaim: (itemId: string) => ({ pk: `CLAIM#${itemId}`, sk: 'CLAIM' }),
  appeal: (appealId: string) => ({ pk: `APPEAL#${appealId}`, sk: 'APPEAL' }),
  /** When the documents of a listing or an application are due for deletion. */
  retention: (what: 'LISTING' | 'SUBMISSION', id: string) => ({ pk: `${what}#${id}`, sk: 'RETENTION' }),
  /** A listing has left the market: the viewings of it that are still to come are to be cancelled. */
  viewingsEnd: (listingId: string) => ({ pk: `LISTING#${listingId}`, sk: 'VIEWINGS_END' }),
  /** A suspension ends by itself, a listing or plate stops being featured, or a seller is reminded of a lead. */
  timedEnd: (what: 'USER' | 'LISTING' | 'PLATE' | 'LEAD' | 'VIEWING', id: string) => ({
    pk: `${what}#${id}`,
    sk: 'TIMED_END',
  }),
  /** A pending job item: this user's offers are to be hidden, shown or renamed to match the account. */
  offerSync: (userId: string) => ({ pk: `STANDING#${userId}`, sk: 'STANDING' }),

  favorite: (userId: string, listingId: string) => ({ pk: `USER#${userId}`, sk: `FAVORITE#${listingId}` }),
  favoritePlate: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `FAVORITE_PLATE#${id}` }),
  /** This request of a user has made a listing. */
  created: (userId: string, requestId: string) => ({ pk: `USER#${userId}`, sk: `CREATED#${requestId}` }),
  /** This request of a user has made a plate. */
  createdPlate: (userId: string, requestId: string) => ({
    pk: `USER#${userId}`,
    sk: `CREATED_PLATE#${requestId}`,
  }),
  /** What somebody has typed about a car and not saved: by the listing, or by the request that will create one. */
  workingCopy: (userId: string, name: string) => ({
    pk: `USER#${userId}`,
    sk: `${partitions.workingCopyPrefix}${name}`,
  }),
  savedSearch: (userId: string, searchId: string) => ({ pk: `USER#${userId}`, sk: `SEARCH#${searchId}` }),
  /** An alert, by one of the makes that the search names, by `*`, or by `#PLATES`: changed cars or plates are matched with it. */
  alert: (make: string, userId: string, searchId: string) => ({
    pk: `ALERTS#${make}`,
    sk: `${userId}#${searchId}`,
  }),
  /** The one archive of a person's data. Not among their items: it outlives these until its file is erased. */
  archive: (userId: string) => ({ pk: `ARCHIVE#${userId}`, sk: 'ARCHIVE' }),
  /** A public key that signed archives. */
  archiveKey: (keyId: string) => ({ pk: `ARCHIVE_KEY#${keyId}`, sk: 'KEY' }),
  preferences: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PREFERENCES' }),
  consent: (userId: string, at: string, consentId: string) => ({
    pk: `USER#${userId}`,
    sk: `CONSENT#${at}#${consentId}`,
  }),
  unsubscribeToken: (token: string) => ({ pk: `UNSUBSCRIBE#${token}`, sk: 'TOKEN' }),
  session: (userId: string, sessionId: string) => ({ pk: `USER#${userId}`, sk: `SESSION#${sessionId}` }),
  totp: (userId: string) => ({ pk: `USER#${userId}`, sk: 'TOTP' }),
  devices: (userId: string) => ({ pk: `USER#${userId}`, sk: 'DEVICES' }),
  /** A browser had both of these accounts. */
  sharedBrowser: (userId: string, otherId: string) => ({ pk: `USER#${userId}`, sk: `BROWSER#${otherId}` }),
  /** A change of this user's password is under way, or stopped half-way. */
  passwordChange: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PASSWORD_CHANGE' }),
  passwordReset: (hash: string) => ({ pk: `RESET#${hash}`, sk: 'RESET' }),
  /** The latest code that was sent for a purpose: a new one replaces it. */
  oneTimeCode: (userId: string, purpose: string) => ({ pk: `USER#${userId}`, sk: `CODE#${purpose}` }),
  /** One of a few places for passkeys: a person has no more than there are places. */
  passkey: (userId: string, slot: number) => ({ pk: `USER#${userId}`, sk: `PASSKEY#${slot}` }),
  /** Whose passkey has this credential id: no two accounts. By a hash, since it may have a thousand bytes. */
  credentialGuard: (hash: string) => ({ pk: `CREDENTIAL#${hash}`, sk: 'GUARD' }),
  /** A challenge for a passkey waits for its answer. */
  passkeyChallenge: (hash: string) => ({ pk: `CHALLENGE#${hash}`, sk: 'CHALLENGE' }),
  /** A code to sign in or up: by hashes of where it was sent and of the page that asked for it. */
  signInCode: (to: string, request: string) => ({ pk: `SIGN_IN#${to}`, sk: `CODE#${request}` }),
  /** A person may be signed in by the pool, once: by a hash of who and of a secret. */
  signInTicket: (hash: string) => ({ pk: `${signInTickets}${hash}`, sk: 'TICKET' }),

  lead: (leadId: string) => ({ pk: `LEAD#${leadId}`, sk: 'LEAD' }),
  leadMessage: (leadId: string, at: string, messageId: string) => ({
    pk: `LEAD#${leadId}`,
    sk: `MESSAGE#${at}#${messageId}`,
  }),
  /** This buyer has written about this car or plate lately. */
  contacted: (buyerId: string, id: string) => ({ pk: `USER#${buyerId}`, sk: `CONTACTED#${id}` }),
  /** Somebody with this mailbox has written about it lately: outlives the account, so by a keyed hash. */
  contactedBy: (hash: string, id: string) => ({ pk: `CONTACTED_BY#${hash}`, sk: id }),
  /** Kept counts of what was decided about an account. */
  trackRecord: (userId: string) => ({ pk: `USER#${userId}`, sk: 'RECORD' }),
  /** A note of admins about a seller or something of theirs. */
  sellerNote: (sellerId: string, at: string, noteId: string) => ({
    pk: `USER#${sellerId}`,
    sk: `NOTE#${at}#${noteId}`,
  }),
  /** A seller's latest response times. */
  responses: (sellerId: string) => ({ pk: `USER#${sellerId}`, sk: 'RESPONSES' }),
  /** A user's counts of the things that have a quota. */
  quotaCounts: (userId: string) => ({ pk: `USER#${userId}`, sk: 'HELD' }),
  /** The uploads that a user was last given addresses for, as many as may be unused. */
  issued: (userId: string) => ({ pk: `USER#${userId}`, sk: 'ISSUED_UPLOADS' }),
  replyTemplates: (userId: string) => ({ pk: `USER#${userId}`, sk: 'REPLY_TEMPLATES' }),
  /** The number of leads that a seller ever received. */
  leadCount: (sellerId: string) => ({ pk: `USER#${sellerId}`, sk: 'LEADS' }),

  notification: (userId: string, at: string, notificationId: string) => ({
    pk: `USER#${userId}`,
    sk: `NOTIFICATION#${at}#${notificationId}`,
  }),
  /** This person has been notified of this event: no job notifies them twice. */
  told: (userId: string, what: string) => ({ pk: `TOLD#${userId}`, sk: what }),
  /** By the SHA-256 of an address in lower case. */
  mailStop: (hash: string) => ({ pk: `MAIL_STOP#${hash}`, sk: 'STOP' }),
  mail: (mailId: string) => ({ pk: `MAIL#${mailId}`, sk: 'MAIL' }),

  /** Views, contacts and saves of a listing or plate, in all and for the latest days, beside those of its seller's others. */
  counts: (ownerId: string, id: string) => ({ pk: `USER#${ownerId}`, sk: `COUNTS#${id}` }),
  /** A listing's days of a past month (`2026-10`). */
  monthCounts: (ownerId: string, month: string, listingId: string) => ({
    pk: `USER#${ownerId}`,
    sk: `MONTH#${month}#${listingId}`,
  }),
  /** Marks of people who viewed a listing or plate in a period, or of networks on a day (`N20780`), moved out of its counts when these were full. */
  viewers: (id: string, period: number | `N${number}`, moveId: string) => ({
    pk: `COUNTED#${id}`,
    sk: `VIEWERS#${period}#${moveId}`,
  }),
  /** One of the places that new visitors of a network have in the contacts of a listing or plate, on a day. */
  networkPlace: (id: string, place: string) => ({ pk: `COUNTED#${id}`, sk: `PLACE#${place}` }),
  /** The secret by which the marks of a period are made. */
  viewSecret: (period: number) => ({ pk: `VIEW_SECRET#${period}`, sk: 'SECRET' }),
  /** This person has been counted for this listing or plate. */
  counted: (what: 'VIEW' | 'CONTACT' | 'SAVE', id: string, person: string) => ({
    pk: `COUNTED#${id}`,
    sk: `${what}#${person}`,
  }),
  /** Views, contacts and saves of one day, as they were kept before `counts`; they expire after 400 days. */
  listingDay: (listingId: string, day: string) => ({ pk: `LISTING#${listingId}`, sk: `DAY#${day}` }),
  /** The same over all of a seller's cars, as it was kept before `counts`. */
  sellerDay: (sellerId: string, day: string) => ({ pk: `USER#${sellerId}`, sk: `DAY#${day}` }),
  report: (reportId: string) => ({ pk: `REPORT#${reportId}`, sk: 'REPORT' }),
  reported: (person: string, listingId: string) => ({ pk: partitions.reportedBy(person), sk: listingId }),
  contactMessage: (messageId: string) => ({ pk: `CONTACT#${messageId}`, sk: 'MESSAGE' }),
  /** The progress of a job. */
  jobState: (job: string) => ({ pk: `JOB#${job}`, sk: 'STATE' }),

  provider: (kind: 'insurance' | 'financing', providerId: string) => ({
    pk: `PROVIDERS#${kind}`,
    sk: providerId,
  }),

  /** A request for a quote, under who asked. */
  quote: (userId: string, quoteId: string) => ({ pk: `USER#${userId}`, sk: `QUOTE#${quoteId}` }),

  /** The number of providers of a kind. */
  providersHeld: (kind: 'insurance' | 'financing') => ({ pk: `PROVIDERS_HELD#${kind}`, sk: 'HELD' }),

  counter: (name: string, shard: number) => ({ pk: `COUNTER#${name}`, sk: `SHARD#${shard}` }),
  /** What each admin did on a day. */
  moderatorDay: (day: string, shard: number) => ({ pk: `MODERATORS#${day}`, sk: `SHARD#${shard}` }),
  rateLimit: (route: string, caller: string, window: string) => ({
    pk: `RATE#${route}#${caller}`,
    sk: window,
  }),
  /** A thousand records of the audit log share a partition, in the order of the log. */
  audit: (sequence: number) => ({
    pk: partitions.audit(Math.floor(sequence / auditBlock)),
    sk: String(sequence).padStart(10, '0'),
  }),
  /** The end of the audit log: the sequence and the hash of its last record. */
  auditHead: { pk: 'AUDIT_HEAD', sk: 'HEAD' },
}

/** Partition keys of queries, and sort-key prefixes. */
export const partitions = {
  user: (userId: string) => `USER#${userId}`,
  favoritePrefix: 'FAVORITE#',
  favoritePlatePrefix: 'FAVORITE_PLATE#',
  savedSearchPrefix: 'SEARCH#',
  workingCopyPrefix: 'WORKING_COPY#',
  sessionPrefix: 'SESSION#',
  passkeyPrefix: 'PASSKEY#',
  sharedBrowserPrefix: 'BROWSER#',
  consentPrefix: 'CONSENT#',
  invitationPrefix: 'INVITATION#',
  formerEmploymentPrefix: 'FORMER_EMPLOYMENT#',
  notificationPrefix: 'NOTIFICATION#',
  told: (userId: string) => `TOLD#${userId}`,
  lead: (leadId: string) => `LEAD#${leadId}`,
  messagePrefix: 'MESSAGE#',
  alerts: (make: string) => `ALERTS#${make}`,
  /** A lead belongs to two people: its seller finds it in the index by owner, its buyer in the one by status. */
  receivedLeads: (sellerId: string) => `OWNER#${sellerId}#LEADS`,
  sentLeads: (buyerId: string) => `BUYER#${buyerId}#LEADS`,
  /** The leads in which a viewing of this listing is open or agreed, by its last time: in the index of changes, which their people's lists do not use. */
  viewingsOf: (listingId: string) => `VIEWINGS#${listingId}`,
  /** The people who saved a listing. */
  savers: (listingId: string) => `OWNER#${listingId}#SAVERS`,
  /** What a person has reported, whether in a row of its own or counted in another's. */
  reportedBy: (person: string) => `REPORTER#${person}`,
  /** A signed-in person's reports. */
  ownReports: (userId: string) => `OWNER#${userId}#REPORTS`,
  reports: (status: string) => `REPORTS#${status}`,
  /** In the index of changes, which their seller's feeds do not use. */
  reportsAbout: (sellerId: string) => `REPORTED#${sellerId}`,
  contactMessages: (status: string) => `CONTACT_MESSAGES#${status}`,
  queuedMail: 'MAIL#QUEUED',
  urgentMail: 'MAIL#URGENT',
  /** Everybody who is not deleted. */
  users: 'USERS',
  deletedUsers: 'USERS#DELETED',
  begunAccounts: 'BEGUN_ACCOUNTS',
  photoHash: (band: number, bits: string) => `PHOTOHASH#${band}#${bits}`,
  chassis: (vin: string) => `CHASSIS#${vin}`,
  ownedListings: (userId: string) => `OWNER#${userId}#LISTINGS`,
  ownedPlates: (userId: string) => `OWNER#${userId}#PLATES`,
  ownedImports: (userId: string) => `OWNER#${userId}#IMPORTS`,
  import: (importId: string) => `IMPORT#${importId}`,
  /** Feeds by when there is something to do about them. */
  stockFeeds: 'STOCK_FEEDS',
  /** The rows of one run of the check, or of all. */
  importRowPrefix: (run?: string) => (run === undefined ? 'ROW#' : `ROW#${run}#`),
  confirmations: 'CONFIRMATIONS',
  ownConfirmations: (userId: string) => `OWNER#${userId}#CONFIRMATIONS`,
  ownAvailabilityLinks: (userId: string) => `OWNER#${userId}#AVAILABILITY_LINKS`,
  looseUploads: (userId: string) => `OWNER#${userId}#LOOSE_UPLOADS`,
  /** Uploads whose files are to be erased. */
  condemnedUploads: (purpose: 'document' | 'photo') => `CONDEMNED#${purpose}`,
  listingStatus: (status: string) => `LISTINGS#${status}`,
  plateStatus: (status: string) => `PLATES#${status}`,
  submissions: (status: string) => `SUBMISSIONS#${status}`,
  appeals: (status: string) => `APPEALS#${status}`,
  ownAppeals: (userId: string) => `OWNER#${userId}#APPEALS`,
  retention: 'RETENTION',
  timedEnds: 'TIMED_ENDS',
  viewingsEnds: 'VIEWINGS_ENDS',
  publicationChecks: (status: 'DUE' | 'OPEN') => `CHECKS#${status}`,
  archives: 'ARCHIVES',
  offerSyncs: 'STANDINGS',
  audit: (block: number) => `AUDIT#${block}`,
  auditSubject: (subject: string) => `AUDIT_SUBJECT#${subject}`,
  auditActor: (actorId: string) => `AUDIT_ACTOR#${actorId}`,
  ownDealerReviewPrefix: 'DEALER_REVIEW#',
  /** Reviews by what is to be done about them. */
  dealerReviews: (place: string) => `DEALER_REVIEWS#${place}`,
  /** The reviews of a dealership that everybody sees, and the others. */
  reviewsOf: (dealerId: string, isShown: boolean) =>
    `OWNER#${dealerId}#REVIEWS#${isShown ? 'SHOWN' : 'HELD'}`,
  dealers: (verification: string) => `DEALERS#${verification}`,
  /** Before the time at which a dealership that waits for verification applied. */
  appliedPrefix: '0#',
  changes: (shard: number) => `CHANGES#${shard}`,
  /** The feed of plates has one shard: a whole country changes fewer in a second than a partition takes. */
  plateChanges: 'PLATE_CHANGES',
  counter: (name: string) => `COUNTER#${name}`,
  moderatorDay: (day: string) => `MODERATORS#${day}`,
  providers: (kind: 'insurance' | 'financing') => `PROVIDERS#${kind}`,
  quotePrefix: 'QUOTE#',
  quotes: (status: string) => `QUOTES#${status}`,
  /** The requests for quotes that a company got. */
  quotesOf: (providerId: string) => `OWNER#${providerId}#QUOTES`,
}

/** Sorts by time, newest last; the id makes it unique. */
export const timeSort = (at: string, id: string): string => `${at}#${id}`
