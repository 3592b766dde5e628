import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { idsParam } from '#shared/schemas/query.ts'
import { marketFileName, marketInstant, marketPointer } from '#shared/schemas/market-index.ts'
import { listingCard } from '#shared/schemas/listing.ts'

// What a browser holds to search by itself: a file of columns, and what changed since.

const route = { noun: 'market-index', method: 'GET', access: 'public', stack: 'public', status: 200 } as const

export const getMarketIndex = contract({
  ...route,
  id: 'getMarketIndex',
  path: '/api/market-index',
  summary:
    'The present files of the index that browsers may hold; null while there are none, as in a very large market.',
  response: z.object({ files: z.nullable(marketPointer) }),
  sharedCacheSeconds: 60,
  keptAtEdge: true,
})

export const getMarketFile = contract({
  ...route,
  id: 'getMarketFile',
  path: '/api/market-index/files/{name}',
  summary: 'A file of that index, gzip of columns in the engine’s own form. It never changes under its name.',
  params: z.object({ name: marketFileName }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/octet-stream',
  sharedCacheSeconds: 7 * 24 * 3600,
  keptAtEdge: true,
})

export const listMarketChanges = contract({
  ...route,
  id: 'listMarketChanges',
  path: '/api/market-index/changes',
  summary:
    'What changed in the market since an instant, for a browser that holds the index; null where it has to begin anew.',
  query: z.strictObject({ since: marketInstant }),
  response: z.object({
    changes: z.nullable(
      z.object({
        /** Columns of what changed in the engine’s own form, in base64; absent when nothing did. */
        part: z.optional(z.string()),
        /** Stand-ins of the dealers whose cars nobody may see now. */
        hidden: z.array(z.string()),
        /** All changes before are among these: where the next call goes on. The same for all who ask within some seconds. */
        until: marketInstant,
      }),
    ),
  }),
  sharedCacheSeconds: 1,
  keptAtEdge: true,
})

export const listMarketCards = contract({
  ...route,
  id: 'listMarketCards',
  path: '/api/market-index/cards',
  summary:
    'The cards of cars on offer by id, as a search shows them, in the order asked for; others are left out.',
  // Of pages of before, which may be open still: cards come with the answer of the search now.
  query: z.strictObject({
    ids: idsParam(id('listing'), limits.cardsAtOnce),
    /** When the latest change of these cars was that the caller knows: after another one, no cache may answer with the cards of before. */
    changedAt: z.optional(marketInstant),
  }),
  response: z.array(listingCard),
  sharedCacheSeconds: 10,
  keptAtEdge: true,
})
