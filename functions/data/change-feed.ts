import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import { partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { toSearchChange } from '#functions/data/to-search-change.ts'
import type { Change, SearchDocument } from '#functions/search/document.ts'
import type { Watermarks } from '#functions/search/snapshot.ts'
import { changeShards, tableIndexes, type TableIndex } from '#shared/constants/table.ts'

/**
 * How far behind the clock a watermark stays, so that what arrives late is still read. A change is stamped when its
 * request begins and written at most 10 s later, the handlers' timeout; the rest is for the index's lag and for clocks.
 * What is read twice is ignored by its version.
 */
const overlapMs = 15_000

/** Reads the feed as if nothing had been read yet: every listing that was ever public. */
export const beginning: Watermarks = Array.from({ length: changeShards }, () => '')

/** Watermarks for a reader who has just read the listings themselves, beginning at `now`. */
export const watermarksAt = (now: Date): Watermarks => {
  const behind = new Date(now.getTime() - overlapMs).toISOString()
  return Array.from({ length: changeShards }, () => behind)
}

type Read = { changes: Change[]; watermarks: Watermarks }

/**
 * What changed since the watermarks, in no order, and the watermarks to go on from. `now` is taken before reading.
 * Without news it costs half a read unit per shard.
 */
export const changesSince = async (watermarks: Watermarks, now: Date): Promise<Read> => {
  const reached = watermarksAt(now)
  const from = reached.map((_, shard) => watermarks[shard] ?? '')
  const changes = await Promise.all(
    from.map((watermark, shard) => readIndex('changes', partitions.changes(shard), watermark)),
  )
  // A clock that was set back must not make a watermark go back.
  return {
    changes: changes.flat(),
    watermarks: reached.map((at, shard) => (at > from[shard]! ? at : from[shard]!)),
  }
}

/** Every listing that is approved and visible now, from the listings themselves: what a rebuild starts from. */
export const approvedDocuments = async (): Promise<SearchDocument[]> => {
  const changes = await readIndex('byStatus', partitions.listingStatus('APPROVED'), '')
  return changes.flatMap((change) => ('document' in change ? change.document : []))
}

const readIndex = async (index: TableIndex, partition: string, from: string): Promise<Change[]> => {
  const changes: Change[] = []
  const pages = paginateQuery(
    { client: table() },
    {
      TableName: tableName(),
      IndexName: index,
      // DynamoDB refuses an empty key value, and no key sorts before a blank.
      KeyConditionExpression: '#partition = :partition AND #sort >= :from',
      ExpressionAttributeNames: {
        '#partition': tableIndexes[index].partition,
        '#sort': tableIndexes[index].sort,
      },
      ExpressionAttributeValues: { ':partition': partition, ':from': from || ' ' },
    },
  )
  for await (const { Items = [] } of pages)
    changes.push(...Items.flatMap((item) => toSearchChange(item) ?? []))
  return changes
}
