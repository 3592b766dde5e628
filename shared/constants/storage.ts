/** Names of the single table's attributes and indexes: the repositories, CDK and the local cloud read them here. */
export const tableKeys = { partition: 'pk', sort: 'sk', expiry: 'expiresAt' } as const

/** Index name → its key attributes. Each index is named for the question it answers. */
export const tableIndexes = {
  byOwner: { partition: 'ownerPk', sort: 'ownerSk' },
  byStatus: { partition: 'statusPk', sort: 'statusSk' },
  changes: { partition: 'changePk', sort: 'changeSk' },
} as const

export type TableIndex = keyof typeof tableIndexes

/**
 * The version of what the table holds, raised by each migration (`functions/data/migrations.ts`). Items that are written whole bear
 * it in `schemaVersion`; one without it was written by a version before 1.0.0.
 */
export const dataVersion = 4

/** The change feed is spread over this many partitions, each of which takes 1,000 writes a second. */
export const changeShards = 4

/** The folders of each kind of file in their bucket. The names decide which job an upload starts, and who may access what. */
export const folders = {
  /** Raw photos, in the bucket for uploads. */
  photos: 'photos/',
  /** Raw videos, in the same bucket. */
  videos: 'videos/',
  /** Stock files, in the same bucket. */
  imports: 'imports/',
  /** Signs that a checked stock file may be carried out; written by a function, never by a browser. */
  importRuns: 'import-runs/',
  /** People's archives of their own data, in the same bucket, and the keys that sign them; written by a job. */
  archives: 'archives/',
  archiveKeys: 'archive-keys/',
  /** Private documents, in the bucket for documents. */
  documents: 'documents/',
  /** The sitemaps for search engines, beside the snapshots of the search. */
  sitemaps: 'sitemaps/',
  /** The columns of the cars for browsers that search by themselves, in the same bucket. */
  market: 'market/',
} as const

/** A file in the bucket of snapshots, sitemaps and columns for browsers goes so many days after it was last written. */
export const searchFilesDays = 30

/** The partition key of tickets by which the pool signs people in begins with this; its triggers may touch nothing else of the table. */
export const signInTickets = 'TICKET#'
