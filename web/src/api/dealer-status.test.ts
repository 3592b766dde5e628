import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { useActing } from '#web/stores/acting.ts'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { employmentKey, reloadUserIfUnverified, userKey, watchDealerStatus } from './dealer-status.ts'

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

afterEach(() => useActing.setState({ acting: null }))

const acting = {
  dealershipId: 'usr_00000000000000000000000002',
  dealership: 'Pearl Cars',
  role: 'MANAGER',
} as const

test('what staff may not do any more has their role loaded again, and nobody else’s', async () => {
  const client = new QueryClient()
  const isToReload = () => client.getQueryState(employmentKey)?.isInvalidated
  client.setQueryData(employmentKey, { employment: acting })
  const stop = watchDealerStatus(client)
  await refuse(client, 'FORBIDDEN')
  expect(isToReload()).toBe(false)
  useActing.setState({ acting })
  await refuse(client, 'EDIT_CONFLICT')
  expect(isToReload()).toBe(false)
  await refuse(client, 'FORBIDDEN')
  expect(isToReload()).toBe(true)
  stop()
})

test('so has what they may not see any more', async () => {
  const client = new QueryClient()
  client.setQueryData(employmentKey, { employment: acting })
  useActing.setState({ acting })
  const stop = watchDealerStatus(client)
  const error = new ApiError(403, 'FORBIDDEN', { message: 'FORBIDDEN' })
  await client
    .fetchQuery({ queryKey: ['account', 'imports'], queryFn: () => Promise.reject(error), retry: false })
    .catch(() => {})
  expect(client.getQueryState(employmentKey)?.isInvalidated).toBe(true)
  stop()
})

test('also one of many that were refused', () => {
  const { client, isToReload } = withUser()
  reloadUserIfUnverified(client, ['LISTING_NOT_FOUND'])
  expect(isToReload()).toBe(false)
  reloadUserIfUnverified(client, ['LISTING_NOT_FOUND', 'DEALERSHIP_NOT_VERIFIED'])
  expect(isToReload()).toBe(true)
})
