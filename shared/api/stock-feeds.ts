import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { feedForm, feedView } from '#shared/schemas/stock-feed.ts'

const path = '/api/seller/feed'

export const getFeed = contract({
  id: 'getFeed',
  noun: 'stockFeeds',
  method: 'GET',
  path,
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'dealing',
  summary: 'The feed of the caller’s stock: where it comes from, what it does, and its last fetches.',
  status: 200,
  response: z.object({ feed: z.nullable(feedView) }),
})

export const setFeed = contract({
  id: 'setFeed',
  noun: 'stockFeeds',
  method: 'PUT',
  path,
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'dealing',
  summary: 'Sets the address from which the caller’s stock is fetched each night, and what a fetch does.',
  body: feedForm,
  status: 200,
  response: feedView,
  errors: ['DEALERSHIP_NOT_VERIFIED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 30, seconds: 3600 }],
})

export const fetchFeedNow = contract({
  id: 'fetchFeedNow',
  noun: 'stockFeeds',
  method: 'POST',
  path: `${path}/fetch`,
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'dealing',
  summary: 'Has the feed of the caller’s stock fetched within a minute.',
  status: 200,
  response: feedView,
  errors: ['NOT_FOUND', 'DEALERSHIP_NOT_VERIFIED', 'ILLEGAL_STATUS_MOVE', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: sellingLimits.feed.byHandAnHour, seconds: 3600 }],
})

export const deleteFeed = contract({
  id: 'deleteFeed',
  noun: 'stockFeeds',
  method: 'DELETE',
  path,
  access: 'dealership',
  staff: 'MANAGER',
  stack: 'dealing',
  summary: 'Forgets the address of the caller’s feed. Cars that came by it stay.',
  status: 204,
})
