import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { newId, newSecret } from '#functions/adapters/ids.ts'
import { issueUpload } from '#functions/commands/upload-files.ts'
import type { Actor } from '#functions/core/caller.ts'
import {
  deleteFavorite,
  listFavoriteIds,
  putFavorite,
  deleteFavoritePlate,
  listFavoritePlates,
  putFavoritePlate,
} from '#functions/data/favorites.ts'
import { keys } from '#functions/data/keys.ts'
import { insertUpload, claimWrite, countLooseUploads, judgeUpload } from '#functions/data/uploads.ts'
import { listProviders, type ProviderKind } from '#functions/data/providers.ts'
import { listSavedSearches } from '#functions/data/saved-searches.ts'
import { table, tableName } from '#functions/data/table.ts'
import { addInvitation, invitationEnd, listInvitations, withdrawInvitation } from '#functions/data/teams.ts'
import { transact } from '#functions/data/transact.ts'
import { createProviderOf, deleteProviderOf } from '#functions/providers/change-providers.ts'
import { createSavedSearch } from '#functions/saved-searches/create-saved-search.ts'
import { deleteSavedSearch } from '#functions/saved-searches/delete-saved-search.ts'
import { aUser } from '#functions/testing/builders.ts'
import { storeInvitation } from '#functions/testing/staff.ts'
import { staffLimits } from '#shared/constants/selling-limits.ts'
import { limits } from '#shared/constants/limits.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** A kind of item with a quota. `add` resolves with the id of the item that it created, which `remove` takes. */
type QuotaCase = {
  name: string
  most: number
  /** Stores an item as a version without counts would have done, or as the present one does. */
  leave: () => Promise<void>
  add: () => Promise<string>
  remove: (name: string) => Promise<unknown>
  count: () => Promise<number>
}

/** The error codes of full quotas. A new code does not compile until this file tests it. */
type FullCode = Extract<ErrorCode, `${string}_FULL` | 'TOO_MANY_UPLOADS'>

const at = new Date('2026-11-20T10:00:00.000Z')
const actor: Actor = aUser({ id: newId('user') as Actor['id'] })
const userId = actor.id

const put = async (item: Record<string, unknown>): Promise<void> => {
  await table().send(new PutCommand({ TableName: tableName(), Item: item }))
}

const favorites: QuotaCase = {
  name: 'saved cars',
  most: limits.favorites,
  leave: () => put({ ...keys.favorite(userId, newId('listing')), savedAt: at.toISOString() }),
  add: async () => {
    const listing = { id: newId('listing'), ownerId: userId }
    await putFavorite({ userId, listing, person: undefined, at })
    return listing.id
  },
  remove: (id) => deleteFavorite(userId, id),
  count: async () => (await listFavoriteIds(userId)).length,
}

const favoritePlates: QuotaCase = {
  name: 'saved plates',
  most: limits.plate.favorites,
  leave: () => put({ ...keys.favoritePlate(userId, newId('plate')), savedAt: at.toISOString() }),
  add: async () => {
    const plate = { id: newId('plate'), ownerId: newId('user') }
    await putFavoritePlate({ userId, plate, person: undefined, at })
    return plate.id
  },
  remove: (id) => deleteFavoritePlate(userId, id),
  count: async () => (await listFavoritePlates(userId)).length,
}

const searchForm = { name: 'Patrols', searchParams: { make: 'Nissan' }, alertsEnabled: false }

const savedSearches: QuotaCase = {
  name: 'saved searches',
  most: limits.savedSearches,
  leave: () => {
    const id = newId('savedSearch')
    const rest = { userId, alertsSince: null, createdAt: at.toISOString(), version: 1 }
    return put({ ...keys.savedSearch(userId, id), id, ...searchForm, ...rest })
  },
  add: async () => {
    const input = { actor, body: searchForm } as unknown as Parameters<typeof createSavedSearch>[0]
    return (await createSavedSearch(input)).id
  },
  remove: (id) =>
    deleteSavedSearch({ actor, params: { id } } as unknown as Parameters<typeof deleteSavedSearch>[0]),
  count: async () => (await listSavedSearches(userId)).length,
}

const providerForms: Record<ProviderKind, Record<string, unknown>> = {
  insurance: { coverage: 'All', coverageAr: 'شامل' },
  financing: { interestRateFrom: 3, interestRateTo: 5, maxLoanAmount: 400_000, maxLoanTerm: 48 },
}

const providersOf = (kind: ProviderKind): QuotaCase => {
  const common = { name: 'Qatar House', nameAr: 'دار قطر', rating: 4, description: 'D', descriptionAr: 'د' }
  const form = { ...common, phoneNumber: null, email: null, website: null, ...providerForms[kind] }
  return {
    name: `providers of ${kind}`,
    most: limits.provider.atMost,
    leave: () => {
      const id = newId('provider')
      return put({ ...keys.provider(kind, id), id, logoUrl: null, version: 1, ...form })
    },
    add: async () => {
      const create = createProviderOf(kind)
      return (await create({ actor, body: form } as unknown as Parameters<typeof create>[0])).id
    },
    remove: (id) => {
      const remove = deleteProviderOf(kind)
      return remove({ actor, params: { id } } as unknown as Parameters<typeof remove>[0])
    },
    count: async () => (await listProviders(kind)).length,
  }
}

const signUpload = async () => ({ uploadURL: '', headers: { 'content-type': '', 'if-none-match': '' } })
const hourMs = 3_600_000

/** Requests an upload URL at a given time. @returns the upload's id */
export const issueAt = async (ownerId: string, time: Date): Promise<string> => {
  const file = { contentType: 'image/jpeg', contentLength: 10 }
  return (await issueUpload('photo', ownerId, file, { insertUpload, signUpload, newId, now: () => time })).id
}

const looseUploads: QuotaCase = {
  name: 'unused uploads',
  most: limits.looseUploads,
  leave: async () => void (await issueAt(userId, at)),
  add: () => issueAt(userId, at),
  remove: async (id) => {
    await judgeUpload(id, { state: 'READY', picture: null, sha256: '0'.repeat(64) })
    await transact([claimWrite(id, userId, newId('listing'))])
  },
  count: () => countLooseUploads(userId, new Date(at.getTime() - hourMs), 1000),
}

const dealership = aUser({
  id: newId('user') as Actor['id'],
  role: 'SELLER_DEALERSHIP',
  isVerified: true,
  verificationStatus: 'APPROVED',
})

const team: QuotaCase = {
  name: 'people of a team',
  most: staffLimits.people,
  leave: async () => {
    await put({ ...keys.user(dealership.id), ...dealership })
    await storeInvitation(dealership.id, `${newSecret()}@example.com`)
  },
  add: async () => {
    const id = newId('invitation')
    const [email, role, hash] = [`${newSecret()}@example.com`, 'SALES' as const, newSecret()]
    const end = { createdAt: at.toISOString(), expiresAt: invitationEnd(at) }
    await addInvitation({ id, dealershipId: dealership.id, email, role, hash, ...end }, at, [])
    return id
  },
  remove: (id) => withdrawInvitation(dealership.id, id),
  count: async () => (await listInvitations(dealership.id, at)).length,
}

export const quotas: Readonly<Record<FullCode, readonly QuotaCase[]>> = {
  FAVORITES_FULL: [favorites, favoritePlates],
  SAVED_SEARCHES_FULL: [savedSearches],
  PROVIDERS_FULL: [providersOf('insurance'), providersOf('financing')],
  TEAM_FULL: [team],
  TOO_MANY_UPLOADS: [looseUploads],
}
