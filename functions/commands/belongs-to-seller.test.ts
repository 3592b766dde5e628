import { expect, it } from 'vitest'
import { isStaffOf } from '#functions/commands/belongs-to-seller.ts'
import { aUser } from '#functions/testing/builders.ts'

const dealership = aUser({
  id: 'usr_00000000000000000000000009',
  role: 'SELLER_DEALERSHIP',
  isVerified: true,
})
const person = aUser()
const employment = {
  userId: person.id,
  dealershipId: dealership.id,
  role: 'SALES',
  since: '2026-01-01T00:00:00.000Z',
} as const

it('takes for staff only who could act for the dealership now', async () => {
  const isStaff = (seller = dealership, actor: typeof person | undefined = person, at = dealership.id) =>
    isStaffOf(seller, actor, { findEmployment: async () => ({ ...employment, dealershipId: at }) })
  expect(await isStaff()).toBe(true)
  expect(await isStaff(dealership, person, 'usr_00000000000000000000000008')).toBe(false)
  expect(await isStaff({ ...dealership, isVerified: false })).toBe(false)
  expect(await isStaff({ ...dealership, status: 'SUSPENDED' })).toBe(false)
  expect(await isStaff({ ...dealership, role: 'PRIVATE' })).toBe(false)
  expect(await isStaff(dealership, aUser({ role: 'PLATFORM_ADMIN' }))).toBe(false)
  expect(await isStaff(dealership, aUser({ role: 'SELLER_DEALERSHIP' }))).toBe(false)
  expect(await isStaffOf(dealership, undefined)).toBe(false)
  expect(await isStaffOf(dealership, person, { findEmployment: async () => undefined })).toBe(false)
})
