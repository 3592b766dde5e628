import { expect, it } from 'vitest'
import { aLead } from '#functions/testing/builders.ts'
import { senderName } from '#shared/rules/dealer-name.ts'
import { aboutLead } from './about-lead.ts'

const lead = aLead({ buyerName: 'Maryam', sellerName: 'Pearl Cars', sellerNameAr: 'لؤلؤة السيارات' })

it('names the dealership to a buyer in the buyer’s language', () => {
  const told = aboutLead(lead, 'buyer').lead!
  expect(senderName(told, 'en')).toBe('Pearl Cars')
  expect(senderName(told, 'ar')).toBe('لؤلؤة السيارات')
  const { sellerNameAr: _none, ...latin } = lead
  expect(senderName(aboutLead(latin, 'buyer').lead!, 'ar')).toBe('Pearl Cars')
})

it('names the buyer to the seller, and to no staff', () => {
  expect(senderName(aboutLead(lead, 'seller').lead!, 'ar')).toBe('Maryam')
  expect(senderName(aboutLead(lead, 'seller', true).lead!, 'en')).toBe('')
})
