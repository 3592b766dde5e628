import { describe, expect, test } from 'vitest'
import type { AdminDealer } from '#shared/schemas/dealer.ts'
import type { AdminSubmission } from '#shared/schemas/verification.ts'
import { actIdOf } from '#web/api/undoable.ts'
import type { PendingDealership } from '#web/entities/application/queries.ts'
import { applicationItem, dealerItem, pendingItem } from './application-item.ts'

const registered = {
  id: 'usr_1',
  standing: 3,
  submission: null,
  companyName: '',
  username: 'pearl',
} as PendingDealership
const application = {
  id: 'sub_1',
  userId: 'usr_1',
  version: 4,
  status: 'SUBMITTED',
  businessName: 'Pearl Motors',
} as AdminSubmission
const applied = { ...registered, submission: application } as PendingDealership

describe('a decision names what was looked at', () => {
  test('the version of an application, wherever it was opened', () => {
    const target = { userId: 'usr_1', application: { id: 'sub_1', version: 4 } }
    expect(applicationItem(application).target).toEqual(target)
    expect(pendingItem(applied).target).toEqual(target)
  })

  test('the version of the dealership where there is no application', () => {
    const target = { userId: 'usr_1', application: null, standing: 3 }
    expect(pendingItem(registered).target).toEqual(target)
    expect(dealerItem({ userId: 'usr_1', standing: 3 } as AdminDealer).target).toEqual(target)
  })
})

test('a dealership is named in the address by its application, else by itself', () => {
  expect(pendingItem(applied).id).toBe('sub_1')
  expect(pendingItem(registered).id).toBe('usr_1')
})

test('acts on a dealership are neither those on its user nor those on its application, which have other versions', () => {
  const dealer = { userId: 'usr_1', standing: 3 } as AdminDealer
  for (const item of [
    dealerItem(dealer),
    dealerItem({ ...dealer, submissionId: 'sub_1' }),
    pendingItem(registered),
  ])
    expect(actIdOf(item)).toBe('dealer:usr_1')
  expect([actIdOf(pendingItem(applied)), actIdOf(applicationItem(application))]).toEqual(['sub_1', 'sub_1'])
})

test('a dealership that has not applied waits under its username', () =>
  expect(pendingItem(registered)).toMatchObject({ status: 'SUBMITTED', name: 'pearl', application: null }))
