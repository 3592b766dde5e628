import { changeShards } from '#shared/constants/table.ts'

/**
 * Every key of the table, on one page, so that a collision would be visible.
 * README.md beside this file says which question each answers.
 */
export const keys = {
  user: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  usernameGuard: (username: string) => ({ pk: `USERNAME#${username}`, sk: 'GUARD' }),
  emailGuard: (email: string) => ({ pk: `EMAIL#${email}`, sk: 'GUARD' }),

  dealer: (userId: string) => ({ pk: `DEALER#${userId}`, sk: 'PROFILE' }),
  slugGuard: (kind: 'listing' | 'dealer', slug: string) => ({ pk: `SLUG#${kind}#${slug}`, sk: 'GUARD' }),

  listing: (listingId: string) => ({ pk: `LISTING#${listingId}`, sk: 'LISTING' }),
  upload: (uploadId: string) => ({ pk: `UPLOAD#${uploadId}`, sk: 'UPLOAD' }),

  favorite: (userId: string, listingId: string) => ({ pk: `USER#${userId}`, sk: `FAVORITE#${listingId}` }),
  provider: (kind: 'insurance' | 'financing', providerId: string) => ({
    pk: `PROVIDERS#${kind}`,
    sk: providerId,
  }),

  counter: (name: string, shard: number) => ({ pk: `COUNTER#${name}`, sk: `SHARD#${shard}` }),
  rateLimit: (route: string, caller: string, window: string) => ({
    pk: `RATE#${route}#${caller}`,
    sk: window,
  }),
  audit: (day: string, at: string, auditId: string) => ({ pk: `AUDIT#${day}`, sk: `${at}#${auditId}` }),
}

/** Partition keys of queries, and sort-key prefixes. */
export const partitions = {
  user: (userId: string) => `USER#${userId}`,
  favoritePrefix: 'FAVORITE#',
  ownedListings: (userId: string) => `OWNER#${userId}#LISTINGS`,
  looseUploads: (userId: string) => `OWNER#${userId}#LOOSE_UPLOADS`,
  listingStatus: (status: string) => `LISTINGS#${status}`,
  dealers: (verification: string) => `DEALERS#${verification}`,
  changes: (shard: number) => `CHANGES#${shard}`,
  counter: (name: string) => `COUNTER#${name}`,
  providers: (kind: 'insurance' | 'financing') => `PROVIDERS#${kind}`,
}

/** Sorts by time, newest last; the id makes it unique. */
export const timeSort = (at: string, id: string): string => `${at}#${id}`

/** The feed's shard of an item: stable for one id, so that its changes stay in order. */
export const changeShard = (id: string): number => {
  let hash = 0
  for (let index = 0; index < id.length; index++) hash = (hash * 31 + id.charCodeAt(index)) | 0
  return Math.abs(hash) % changeShards
}
