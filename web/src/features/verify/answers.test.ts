import { describe, expect, it } from 'vitest'
import { answersOf, answersOfUser, bodyOf, checkAnswers, missingAnswers } from './answers.ts'

const user = {
  companyName: 'Al Test Motors',
  firstName: 'Khalid',
  lastName: 'Al-Mansoori',
  phoneNumber: '+97455123456',
  email: 'khalid@example.com',
}
const complete = {
  ...answersOfUser(user),
  businessType: 'Car Showroom',
  businessAddress: 'Salwa Road',
  yearsInBusiness: '12',
  primaryContactPosition: 'Owner',
}

it('begins with what the account says', () => {
  expect(bodyOf(answersOfUser(user))).toEqual({
    businessName: 'Al Test Motors',
    primaryContactName: 'Khalid Al-Mansoori',
    businessPhoneNumber: '+974 5512 3456',
    businessEmail: 'khalid@example.com',
  })
})

describe('missingAnswers', () => {
  it('names what the spec requires, in the order it is asked', () => {
    expect(missingAnswers(answersOf({}))).toEqual([
      'businessName',
      'businessType',
      'businessAddress',
      'yearsInBusiness',
      'primaryContactName',
      'primaryContactPosition',
      'businessPhoneNumber',
      'businessEmail',
    ])
  })
  it('takes blanks for nothing', () => {
    expect(missingAnswers({ ...complete, businessAddress: ' \n' })).toEqual(['businessAddress'])
  })
  it('names nothing where all is given', () => expect(missingAnswers(complete)).toEqual([]))
})

it('reads numbers in any script and completes a web address', () => {
  expect(
    bodyOf({ ...complete, yearsInBusiness: '١٢', numberOfEmployees: '1,200', websiteUrl: ' example.qa ' }),
  ).toMatchObject({ yearsInBusiness: 12, numberOfEmployees: 1200, websiteUrl: 'https://example.qa' })
})

it('shows a stored application as it was typed', () => {
  const { numberOfEmployees, businessPhoneNumber, websiteUrl } = answersOf({
    numberOfEmployees: 1200,
    businessPhoneNumber: '+97455123456',
  })
  expect({ numberOfEmployees, businessPhoneNumber, websiteUrl }).toEqual({
    numberOfEmployees: '1,200',
    businessPhoneNumber: '+974 5512 3456',
    websiteUrl: '',
  })
})

describe('checkAnswers', () => {
  it('says nothing of what is empty', () => expect(checkAnswers(answersOf({}))).toEqual({}))
  it('accepts what the server accepts', () => expect(checkAnswers(complete)).toEqual({}))
  it.each([
    ['yearsInBusiness', '12 years', 'number'],
    ['yearsInBusiness', '151', 'size'],
    ['numberOfEmployees', '-3', 'number'],
    ['businessPhoneNumber', '12', 'phone'],
    ['businessEmail', 'khalid@', 'email'],
    ['websiteUrl', 'not a web', 'website'],
    ['websiteUrl', 'javascript:alert(1)', 'website'],
    ['businessType', 'Bank', 'other'],
  ] as const)('%s %j', (name, typed, issue) => {
    expect(checkAnswers({ ...complete, [name]: typed })).toEqual({ [name]: issue })
  })
})
