import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { keys, partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import * as z from 'zod/mini'
import { financingProvider, insuranceProvider } from '#shared/schemas/provider.ts'

const list = async (kind: 'insurance' | 'financing') => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partitions.providers(kind) },
      Limit: 100,
    }),
  )
  return Items
}

/** The insurance companies, best rated first. */
export const listInsurers = async () =>
  z
    .array(insuranceProvider)
    .parse(await list('insurance'))
    .toSorted((a, b) => b.rating - a.rating)

/** The banks and finance houses, best rated first. */
export const listLenders = async () =>
  z
    .array(financingProvider)
    .parse(await list('financing'))
    .toSorted((a, b) => b.rating - a.rating)

type Provider = z.output<typeof insuranceProvider> | z.output<typeof financingProvider>

/** Stores a provider, new or changed. */
export const putProvider = async (kind: 'insurance' | 'financing', provider: Provider): Promise<void> => {
  await table().send(
    new PutCommand({ TableName: tableName(), Item: { ...keys.provider(kind, provider.id), ...provider } }),
  )
}
