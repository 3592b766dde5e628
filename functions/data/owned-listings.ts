import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import { partitions } from '#functions/data/keys.ts'
import { listingRecord, type ListingRecord } from '#functions/data/listing-record.ts'
import { table, tableName } from '#functions/data/table.ts'

/** Every listing of a user, a hundred at a time, however many there are; the list of a seller's stock ends at some thousands. */
export async function* ownedListingPages(ownerId: string): AsyncGenerator<ListingRecord[]> {
  const pages = paginateQuery(
    { client: table(), pageSize: 100 },
    {
      TableName: tableName(),
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :owner',
      ExpressionAttributeValues: { ':owner': partitions.ownedListings(ownerId) },
    },
  )
  for await (const { Items = [] } of pages) yield Items.map((item) => listingRecord.parse(item))
}
