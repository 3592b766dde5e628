import { describe, expect, test } from 'vitest'
import type { AdminUser } from '#shared/schemas/user.ts'
import { changesOf, lacksCompany, roleEffect, valuesOf, verificationOf } from './user-values.ts'

const dealer = {
  username: 'pearl',
  email: 'sales@pearl.example',
  firstName: 'Hamad',
  lastName: 'Al-Kuwari',
  phoneNumber: '+97455512345',
  country: 'Qatar',
  city: null,
  role: 'SELLER_DEALERSHIP',
  companyName: 'Pearl Motors',
  isVerified: false,
  verificationStatus: null,
} as AdminUser
const typed = (part: Partial<ReturnType<typeof valuesOf>>) => ({ ...valuesOf(dealer), ...part })

describe('the changes that are sent of an edit', () => {
  test('are none while nothing differs but spaces and capitals', () => {
    expect(changesOf(dealer, valuesOf(dealer))).toEqual({})
    const same = { username: ' Pearl', email: 'Sales@Pearl.example ', firstName: 'Hamad ' }
    expect(changesOf(dealer, typed(same))).toEqual({})
  })

  test('are only the fields that differ, also emptied ones', () => {
    expect(changesOf(dealer, typed({ lastName: 'Al-Thani', city: 'Doha' }))).toEqual({
      lastName: 'Al-Thani',
      city: 'Doha',
    })
    expect(changesOf({ ...dealer, city: 'Doha' }, typed({ city: '' }))).toEqual({ city: '' })
  })

  test('leave out a company name that is not there to be seen', () => {
    const changes = changesOf(dealer, typed({ role: 'PRIVATE', companyName: 'Other Motors' }))
    expect(changes).toEqual({ role: 'PRIVATE' })
  })
})

test('another kind of account has an effect that is named', () => {
  expect(roleEffect(dealer, 'SELLER_DEALERSHIP')).toBeNull()
  expect(roleEffect(dealer, 'PRIVATE')).toBe('becomesPrivate')
  expect(roleEffect({ ...dealer, role: 'PRIVATE' }, 'SELLER_DEALERSHIP')).toBe('becomesDealership')
})

test('only a dealership needs a company name', () => {
  expect(lacksCompany(typed({ companyName: '  ' }))).toBe(true)
  expect(lacksCompany(typed({ companyName: '', role: 'PRIVATE' }))).toBe(false)
})

test('only a dealership is verified, and waits until somebody decides', () => {
  expect(verificationOf({ ...dealer, role: 'PRIVATE' })).toBeNull()
  expect(verificationOf(dealer)).toBe('PENDING')
  expect(verificationOf({ ...dealer, verificationStatus: 'REJECTED' })).toBe('REJECTED')
  expect(verificationOf({ ...dealer, isVerified: true, verificationStatus: 'APPROVED' })).toBe('APPROVED')
})
