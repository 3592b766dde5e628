import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { reloadUserIfUnverified, userKey, watchDealerStatus } from './dealer-status.ts'

const withUser = () => {
  const client = new QueryClient()
  client.setQueryData(userKey, { isVerified: true })
  return { client, isToReload: () => client.getQueryState(userKey)?.isInvalidated }
}
const refuse = (client: QueryClient, code: ApiErrorCode) =>
  client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(new ApiError(403, code, { message: code })) })
    .execute(undefined)
    .catch(() => {})

test('a refusal for want of verification has the user loaded again, any other not', async () => {
  const { client, isToReload } = withUser()
  const stop = watchDealerStatus(client)
  await refuse(client, 'FORBIDDEN')
  expect(isToReload()).toBe(false)
  await refuse(client, 'DEALERSHIP_NOT_VERIFIED')
  expect(isToReload()).toBe(true)
  stop()
})

test('also one of many that were refused', () => {
  const { client, isToReload } = withUser()
  reloadUserIfUnverified(client, ['LISTING_NOT_FOUND'])
  expect(isToReload()).toBe(false)
  reloadUserIfUnverified(client, ['LISTING_NOT_FOUND', 'DEALERSHIP_NOT_VERIFIED'])
  expect(isToReload()).toBe(true)
})
