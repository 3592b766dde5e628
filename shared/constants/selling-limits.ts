/** The limits of a seller's tools. Apart from the rest, so that a page that only shows cars ships no others. */
export const sellingLimits = {
  /** What one call may change or delete together; a page with more asks several times. */
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
    /** How long what an import did can be read, in days. */
    keptDays: 30,
    fileName: 120,
  },
  replyTemplates: { count: 20, name: 60, text: 1000 },
  storefront: { description: 2000, address: 200, website: 200 },
  /** How many days a chart may show. */
  analyticsDays: [7, 30, 90],
} as const

/**
 * Still available? A car that its seller has not spoken of for `askAfter` days is asked about; `pauseAfter` days of
 * silence later it is paused; the link in the letter revives it for `linkKept` days more (product.md, section 3.8: weekly).
 */
export const confirmationDays = { askAfter: 7, pauseAfter: 7, linkKept: 60 } as const
