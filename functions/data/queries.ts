import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { named, table, tableName, type Item, type Schema, type When } from '#functions/data/table.ts'
import { tableIndexes, tableKeys, type TableIndex } from '#shared/constants/storage.ts'

/** A query for items of one partition, sorted by sort key. */
export type Query = {
  partition: string
  /** The table itself when it is not given. Indexes may be a moment behind. */
  index?: TableIndex | undefined
  /** Conditions on the sort key: a prefix, a range with both ends, from or after a place on, or before one. */
  prefix?: string
  between?: readonly [from: string, to: string]
  from?: string
  after?: string
  before?: string
  newestFirst?: boolean | undefined
  consistent?: boolean
  /** Items per read, before the filter. */
  limit?: number | undefined
  /** The last key of the page before. */
  start?: Item | undefined
  filter?: When
  project?: string
}

const rangeOf = ({ prefix, between, from, after, before }: Query) => {
  if (prefix !== undefined) return { range: 'begins_with(#sort, :prefix)', values: { prefix } }
  if (between) return { range: '#sort BETWEEN :from AND :to', values: { from: between[0], to: between[1] } }
  if (from !== undefined) return { range: '#sort >= :from', values: { from } }
  if (after !== undefined) return { range: '#sort > :after', values: { after } }
  if (before !== undefined) return { range: '#sort < :before', values: { before } }
  return { range: undefined, values: {} }
}

const toCommand = (query: Query, select?: 'COUNT') => {
  const { partition, index, newestFirst, consistent, limit, start, filter, project } = query
  const { range, values } = rangeOf(query)
  const names = index ? tableIndexes[index] : tableKeys
  const { ExpressionAttributeNames, ExpressionAttributeValues } = named([filter?.if], {
    ...values,
    ...filter?.values,
    partition,
  })
  return new QueryCommand({
    TableName: tableName(),
    IndexName: index,
    KeyConditionExpression: ['#partition = :partition', ...(range ? [range] : [])].join(' AND '),
    FilterExpression: filter?.if,
    ExpressionAttributeNames: {
      ...ExpressionAttributeNames,
      '#partition': names.partition,
      ...(range && { '#sort': names.sort }),
    },
    ExpressionAttributeValues,
    ProjectionExpression: project,
    ScanIndexForward: newestFirst ? false : undefined,
    ConsistentRead: consistent,
    Limit: limit,
    ExclusiveStartKey: start,
    Select: select,
  })
}

/** One page of a query, unparsed; `next` is there while there may be more. */
export const queryPage = async (query: Query): Promise<{ items: Item[]; next: Item | undefined }> => {
  const { Items = [], LastEvaluatedKey } = await table().send(toCommand(query))
  return { items: Items, next: LastEvaluatedKey }
}

/** All items that a query finds, unparsed, page by page. */
export async function* queryPages(query: Query): AsyncGenerator<Item[]> {
  let start = query.start
  do {
    const { items, next } = await queryPage({ ...query, start })
    yield items
    start = next
  } while (start)
}

/** Returns the items that a query finds, page after page, until there are `atMost`. */
export const queryItems = async <T>(query: Query, schema: Schema<T>, atMost = Infinity): Promise<T[]> => {
  const found: Item[] = []
  for await (const items of queryPages(query)) {
    found.push(...items)
    if (found.length >= atMost) break
  }
  return found.slice(0, atMost).map((item) => schema.parse(item))
}

/** Counts the items that a query finds; with a limit, of one page alone. */
export const countItems = async (query: Query): Promise<number> => {
  let count = 0
  let start = query.start
  do {
    const { Count = 0, LastEvaluatedKey } = await table().send(toCommand({ ...query, start }, 'COUNT'))
    count += Count
    start = query.limit === undefined ? LastEvaluatedKey : undefined
  } while (start)
  return count
}

/** One page of the whole table, a megabyte at most or `limit` items, in no order. For migrations only: no request scans. */
export const scanPage = async (
  start: Item | undefined,
  limit?: number,
): Promise<{ items: Item[]; next: Item | undefined }> => {
  const { Items = [], LastEvaluatedKey } = await table().send(
    new ScanCommand({
      TableName: tableName(),
      ConsistentRead: true,
      Limit: limit,
      ExclusiveStartKey: start,
    }),
  )
  return { items: Items, next: LastEvaluatedKey }
}
