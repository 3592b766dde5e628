/** Names of the single table's attributes and indexes: the repositories, CDK and the local cloud read them here. */
export const tableKeys = { partition: 'pk', sort: 'sk', expiry: 'expiresAt' } as const

/** Index name → its key attributes. Each index is named for the question it answers. */
export const tableIndexes = {
  byOwner: { partition: 'ownerPk', sort: 'ownerSk' },
  byStatus: { partition: 'statusPk', sort: 'statusSk' },
  changes: { partition: 'changePk', sort: 'changeSk' },
} as const

export type TableIndex = keyof typeof tableIndexes

/** The change feed is spread over this many partitions, each good for 1,000 writes a second. */
export const changeShards = 4
