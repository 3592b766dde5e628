import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys, partitions } from '#functions/data/keys.ts'
import { addWithin, removeFrom, type Quota } from '#functions/data/quota.ts'
import { orRefuse } from '#functions/data/or-refuse.ts'
import { table, tableName } from '#functions/data/table.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { financingProvider, insuranceProvider } from '#shared/schemas/provider.ts'

const version = z._default(z.number(), 1)

const records = {
  insurance: z.extend(insuranceProvider, { version }),
  financing: z.extend(financingProvider, { version }),
}

/** Insurers, or banks and finance houses. */
export type ProviderKind = keyof typeof records
export type ProviderRecord<K extends ProviderKind> = z.output<(typeof records)[K]>

// The type of the one schema among two that `kind` names.
const recordOf = <K extends ProviderKind>(kind: K, item: unknown): ProviderRecord<K> =>
  records[kind].parse(item) as ProviderRecord<K>

/** Every provider of a kind, best rated first. A few dozen, so one page holds them all. Strongly consistent. */
export const listProviders = async <K extends ProviderKind>(kind: K): Promise<ProviderRecord<K>[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partitions.providers(kind) },
      ConsistentRead: true,
    }),
  )
  return Items.map((item) => recordOf(kind, item)).toSorted((a, b) => b.rating - a.rating)
}

/** The provider of this id, or undefined. Strongly consistent. */
export const getProvider = async <K extends ProviderKind>(
  kind: K,
  providerId: string,
): Promise<ProviderRecord<K> | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.provider(kind, providerId), ConsistentRead: true }),
  )
  return Item && recordOf(kind, Item)
}

const itemOf = (kind: ProviderKind, provider: { id: string }) => ({
  TableName: tableName(),
  Item: { ...keys.provider(kind, provider.id), ...provider },
})

const quotaOf = (kind: ProviderKind): Quota => ({
  item: keys.providersHeld(kind),
  of: 'providers',
  most: limits.provider.atMost,
  full: 'PROVIDERS_FULL',
  recount: async () => (await listProviders(kind)).length,
})

/** Stores a new provider with what belongs to the same act. @throws AppError PROVIDERS_FULL; nothing is written then */
export const insertProvider = <K extends ProviderKind>(
  kind: K,
  provider: ProviderRecord<K>,
  together: readonly Write[],
): Promise<void> =>
  addWithin(quotaOf(kind), [
    { Put: { ...itemOf(kind, provider), ConditionExpression: 'attribute_not_exists(pk)' } },
    ...together,
  ])

// Those of before there were versions are in their first.
const asSeen = (seen: { version: number }) => ({
  ConditionExpression:
    'version = :seen OR (attribute_exists(pk) AND attribute_not_exists(version) AND :seen = :first)',
  ExpressionAttributeValues: { ':seen': seen.version, ':first': 1 },
})

/**
 * Replaces a provider with what belongs to the same act, unless somebody changed it since it was read as `seen`.
 * @throws AppError EDIT_CONFLICT
 */
export const replaceProvider = <K extends ProviderKind>(
  kind: K,
  provider: ProviderRecord<K>,
  seen: ProviderRecord<K>,
  together: readonly Write[],
): Promise<void> =>
  orRefuse(transact([{ Put: { ...itemOf(kind, provider), ...asSeen(seen) } }, ...together]), 'EDIT_CONFLICT')

/** Deletes a provider as it was read, with what belongs to the same act. @throws AppError EDIT_CONFLICT */
export const deleteProvider = <K extends ProviderKind>(
  kind: K,
  seen: ProviderRecord<K>,
  together: readonly Write[],
): Promise<void> =>
  orRefuse(
    removeFrom(quotaOf(kind), [
      { Delete: { TableName: tableName(), Key: keys.provider(kind, seen.id), ...asSeen(seen) } },
      ...together,
    ]),
    'EDIT_CONFLICT',
  )
