import { expect, it } from 'vitest'
import ar from '#web/i18n/ar/applications.ts'
import en from '#web/i18n/en/applications.ts'
import { factsOf, registeredFacts } from './application-facts.ts'

const user = {
  companyName: 'Al Test Motors',
  firstName: 'Khalid',
  lastName: 'Al-Mansoori',
  phoneNumber: '+97455123456',
  email: 'khalid@example.com',
}
const textsOf = (messages: Record<`fallback.${'type' | 'position' | 'years' | 'description'}`, string>) => ({
  type: messages['fallback.type'],
  position: messages['fallback.position'],
  years: messages['fallback.years'],
  description: messages['fallback.description'],
})

it('fills in an application that was not sent as the spec does', () => {
  expect(registeredFacts(user, textsOf(en))).toMatchObject({
    businessName: 'Al Test Motors',
    businessType: 'Dealership',
    yearsInBusiness: 'Not specified',
    businessDescription: 'Dealer verification pending review',
    primaryContactName: 'Khalid Al-Mansoori',
    primaryContactPosition: 'Owner/Manager',
    businessPhoneNumber: '+974 5512 3456',
    businessEmail: 'khalid@example.com',
    businessAddress: '',
    websiteUrl: '',
  })
})

it('fills it in in Arabic too', () => {
  const { businessType, primaryContactPosition, businessName } = registeredFacts(user, textsOf(ar))
  expect([businessType, primaryContactPosition, businessName]).toEqual([
    'معرض',
    'المالك/المدير',
    'Al Test Motors',
  ])
})

it.each([
  ['en', 'Car Showroom'],
  ['ar', 'معرض سيارات'],
] as const)('reads answers in %s', (language, type) => {
  const facts = factsOf(
    { businessType: 'Car Showroom', numberOfEmployees: 1200, yearsInBusiness: 0 },
    language,
  )
  expect([facts.businessType, facts.numberOfEmployees, facts.yearsInBusiness, facts.websiteUrl]).toEqual([
    type,
    '1,200',
    '0',
    '',
  ])
})
