/** An item of the table as the document client reads it. */
export type Item = Readonly<Record<string, unknown>>

/** The buckets by the name of their variable in the functions' environment. */
export const bucketNames = ['UPLOAD_BUCKET', 'PHOTO_BUCKET', 'DOCUMENT_BUCKET', 'SEARCH_BUCKET'] as const
export type BucketName = (typeof bucketNames)[number]

/** All data of a stage, read at about one moment. */
export type Store = {
  at: Date
  items: readonly Item[]
  objects: readonly { bucket: BucketName; key: string; size: number }[]
  /** Names of the accounts in the user pool, which are user ids. */
  accounts: readonly string[]
  /** The bytes of the search snapshot, if there is one. */
  snapshot: Uint8Array | undefined
}

/** A violation of an invariant in a store. */
export type Violation = {
  /** The number of the violated invariant: `I4`. */
  invariant: `I${number}`
  /** The id, key or name that violates it. */
  about: string
  says: string
}
