import { expect, it } from 'vitest'
import { toStorefrontForm, usualHours, valuesOf } from './storefront-values.ts'

const stored = {
  slug: 'al-test-motors',
  businessName: 'Al Test Motors',
  city: 'Doha',
  description: '',
  phoneNumber: null,
  whatsappNumber: '+97455112233',
  website: '',
  address: '',
  hours: null,
  logoUrl: null,
  coverImageUrl: '/api/listing-images/upl_1',
  version: 4,
}

it('sends back what it was given', () => {
  expect(toStorefrontForm(valuesOf(stored), stored.version)).toEqual({
    businessNameAr: '',
    description: '',
    secondDescription: '',
    phoneNumber: null,
    whatsappNumber: '+974 5511 2233',
    website: '',
    address: '',
    area: '',
    hours: null,
    logo: null,
    cover: '/api/listing-images/upl_1',
    version: 4,
  })
})

it.each([
  ['example.qa', 'https://example.qa'],
  [' http://example.qa ', 'http://example.qa'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('takes %s for the address %s', (typed, sent) => {
  expect(toStorefrontForm({ ...valuesOf(stored), website: typed }, 1).website).toBe(sent)
})

it('proposes a whole week', () => {
  expect(usualHours).toHaveLength(7)
})
