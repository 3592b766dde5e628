/** An item of the table as the document client reads it. */
export type Item = Readonly<Record<string, unknown>>

/** The buckets by the name of their variable in the functions' environment. */
export const bucketNames = ['UPLOAD_BUCKET', 'PHOTO_BUCKET', 'DOCUMENT_BUCKET', 'SEARCH_BUCKET'] as const
export type BucketName = (typeof bucketNames)[number]

/** Everything that a stage keeps, read at about one moment. */
export type Store = {
  at: Date
  items: readonly Item[]
  objects: readonly { bucket: BucketName; key: string; size: number }[]
  /** Names of the accounts in the user pool: our user ids. */
  accounts: readonly string[]
  /** The bytes of the search's snapshot, if there is one. */
  snapshot: Uint8Array | undefined
}

/** Something in a store that must not be. */
export type Violation = {
  /** Which promise it breaks, as the reliability goals number them: `I4`. */
  invariant: `I${number}`
  /** What it is about: an id, a key or a name. */
  about: string
  says: string
}
