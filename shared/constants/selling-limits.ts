/** The limits of a seller's tools. */
export const sellingLimits = {
  /** Listings that one call may change or delete together; a page with more asks several times. */
  bulk: 50,
  /** A dealership's own number of a car, unique in its stock. */
  stockNumber: 40,
  import: {
    /** 1,000 rows with long descriptions in both scripts stay below it. */
    bytes: 2 * 1024 * 1024,
    rows: 1000,
    rowsAtOnce: 100,
    /** Imports in one answer, the newest. */
    listed: 20,
    /** Days for which the result of an import can be read. */
    keptDays: 30,
    /** Hours after its end in which an import can be taken back. */
    undoHours: 24,
    fileName: 120,
  },
  /** The file of a dealership's stock that is fetched every night from an address of theirs. */
  feed: {
    address: 500,
    redirects: 3,
    /** Seconds for all of a fetch, its redirects and its last byte included. */
    seconds: 30,
    /** Fetches that are shown, the newest. */
    runs: 14,
    /** Fetches by hand in an hour. */
    byHandAnHour: 6,
    /** Nights in a row without a usable file, after which its dealership is told, and after which it stops. */
    tellAfter: 3,
    stopAfter: 10,
    /** More cars than this, and than this share of the feed, do not leave it in a night: they wait for a yes. */
    goneAtOnce: { cars: 5, share: 0.2 },
  },
  /**
   * Working copies of one person: the oldest makes room, since nobody is refused for typing. The browser saves after `restMs` without
   * a change, so a minute of typing on three devices stays below `savesAMinute`.
   */
  workingCopies: { atMost: 50, typed: 200, restMs: 1000, savesAMinute: 150 },
  replyTemplates: { count: 20, name: 60, text: 1000 },
  storefront: { description: 2000, address: 200, website: 200 },
  /** Numbers of days that a chart can show. */
  analyticsDays: [7, 30, 90],
} as const

/** A dealership's team: people and open invitations together, invitations mailed in a day, and the days for which one can be accepted. */
export const staffLimits = { people: 20, invitationsADay: 20, invitationDays: 7 } as const

/**
 * The days of “still available?”. A car that its seller has not confirmed for `askAfter` days is asked about; `pauseAfter` days
 * later it is paused if there is no answer; the link in the email revives it for `linkKept` days more.
 */
export const confirmationDays = { askAfter: 7, pauseAfter: 7, linkKept: 60 } as const
