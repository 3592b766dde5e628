import * as z from 'zod/mini'
import { keys, partitions } from '#functions/data/keys.ts'
import { addWithin, removeFrom, type Quota } from '#functions/data/quota.ts'
import { transact, type Write } from './transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { financingProvider, insuranceProvider } from '#shared/schemas/provider.ts'
import { putWrite, insertWrite, deleteWrite, getItem } from '#functions/data/table.ts'
import { queryItems } from '#functions/data/queries.ts'

const version = z._default(z.number(), 1)

const records = {
  insurance: z.extend(insuranceProvider, { version }),
  financing: z.extend(financingProvider, { version }),
}

/** Insurers, or banks and finance houses. */
export type ProviderKind = keyof typeof records
export type ProviderRecord<K extends ProviderKind> = z.output<(typeof records)[K]>

// The one schema among two that `kind` names.
const schemaOf = <K extends ProviderKind>(kind: K) =>
  records[kind] as unknown as z.ZodMiniType<ProviderRecord<K>>

/** Every provider of a kind, best rated first. A few dozen, so one page holds them all. Strongly consistent. */
export const listProviders = async <K extends ProviderKind>(kind: K): Promise<ProviderRecord<K>[]> => {
  const found = await queryItems({ partition: partitions.providers(kind), consistent: true }, schemaOf(kind))
  return found.toSorted((a, b) => b.rating - a.rating)
}

/** The provider of this id, or undefined. Strongly consistent. */
export const getProvider = async <K extends ProviderKind>(
  kind: K,
  providerId: string,
): Promise<ProviderRecord<K> | undefined> => getItem(keys.provider(kind, providerId), schemaOf(kind))

/** The provider of this id, of whichever kind, or undefined. Strongly consistent. */
export const findProvider = async (providerId: string) => {
  for (const kind of ['insurance', 'financing'] as const) {
    const provider = await getProvider(kind, providerId)
    if (provider) return { kind, provider }
  }
  return undefined
}

const itemOf = (kind: ProviderKind, provider: { id: string }) => ({
  ...keys.provider(kind, provider.id),
  ...provider,
})

const quotaOf = (kind: ProviderKind): Quota => ({
  item: keys.providersHeld(kind),
  of: 'providers',
  most: limits.provider.atMost,
  full: 'PROVIDERS_FULL',
  recount: async () => (await listProviders(kind)).length,
})

/** Stores a new provider with `together` in the same transaction. @throws AppError PROVIDERS_FULL; nothing is written then */
export const insertProvider = <K extends ProviderKind>(
  kind: K,
  provider: ProviderRecord<K>,
  together: readonly Write[],
): Promise<void> => addWithin(quotaOf(kind), [insertWrite(itemOf(kind, provider)), ...together])

// Providers from before versions existed count as version 1.
const asSeen = (seen: { version: number }) =>
  ({
    if: 'version = :seen OR (attribute_exists(pk) AND attribute_not_exists(version) AND :seen = :first)',
    values: { seen: seen.version, first: 1 },
    refuse: 'EDIT_CONFLICT',
  }) as const

/**
 * Replaces a provider, with `together` in the same transaction, unless it changed since it was read as `seen`.
 * @throws AppError EDIT_CONFLICT
 */
export const replaceProvider = <K extends ProviderKind>(
  kind: K,
  provider: ProviderRecord<K>,
  seen: ProviderRecord<K>,
  together: readonly Write[],
): Promise<void> => transact([putWrite(itemOf(kind, provider), asSeen(seen)), ...together])

/** Deletes a provider as it was read, with `together` in the same transaction. @throws AppError EDIT_CONFLICT */
export const deleteProvider = <K extends ProviderKind>(
  kind: K,
  seen: ProviderRecord<K>,
  together: readonly Write[],
): Promise<void> =>
  removeFrom(quotaOf(kind), [deleteWrite(keys.provider(kind, seen.id), asSeen(seen)), ...together])
