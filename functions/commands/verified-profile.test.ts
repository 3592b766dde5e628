import { expect, it } from 'vitest'
import { verifiedProfile } from './verified-profile.ts'

const silent = { city: 'Al Rayyan', address: '', website: null, description: '' }

it('takes what was verified, and what the dealership has not said itself', () => {
  const answers = {
    businessName: 'Gulf Star',
    yearsInBusiness: 0,
    businessAddress: 'Salwa Road 210\n\nDoha',
    websiteUrl: 'https://gulf.example',
  }
  const verified = { businessName: 'Gulf Star', yearsInBusiness: 0 }
  expect(verifiedProfile(silent, answers)).toEqual({
    ...verified,
    address: 'Salwa Road 210, Doha',
    website: 'https://gulf.example',
  })
  expect(
    verifiedProfile({ ...silent, address: 'Al Wakrah', website: 'https://own.example' }, answers),
  ).toEqual(verified)
})

it('takes no address that its storefront could not be saved with', () => {
  expect(verifiedProfile(silent, { businessAddress: 'x'.repeat(200) })).toHaveProperty('address')
  expect(verifiedProfile(silent, { businessAddress: 'x'.repeat(201) })).toEqual({})
})

it('takes the number of the business in place of the account’s, until the storefront was saved', () => {
  const answers = { businessPhoneNumber: '+97444123456' }
  const shown = { phoneNumber: '+97444123456', whatsappNumber: '+97444123456' }
  expect(verifiedProfile(silent, answers)).toMatchObject(shown)
  for (const saved of [{ secondDescription: '' }, { description: 'Since 1998.' }])
    expect(verifiedProfile({ ...silent, ...saved }, answers)).not.toHaveProperty('phoneNumber')
})

it('takes the area of its city, where it has chosen none itself', () => {
  const inWaab = { businessArea: 'Al Waab' } as const
  expect(verifiedProfile(silent, inWaab)).toHaveProperty('area', 'Al Waab')
  expect(verifiedProfile({ ...silent, area: 'Muaither' }, inWaab)).not.toHaveProperty('area')
  expect(verifiedProfile({ ...silent, city: 'Doha' }, inWaab)).not.toHaveProperty('area')
})
