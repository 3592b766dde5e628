import { describe, expect, it } from 'vitest'
import { getListingById } from '#functions/data/listings.ts'
import { api } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { aCarAndABuyer, ask } from '#functions/testing/leads.ts'
import {
  companyName,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  registrationForm,
} from '#functions/testing/people.ts'

const register = (form: Parameters<typeof registrationForm>[0]) =>
  api('POST', '/api/register', { body: registrationForm(form) })

const dealer = await registerVerifiedDealer({ companyName: companyName('Sidra Gate') })
const known = dealer.user.companyName!

/** The same name to look at, with a letter of another alphabet. */
const lookAlike = known.replace('Gate', 'Gаtе')

// No part of a name, as the usual one is.
const other = { password: 'Corniche55x', confirmPassword: 'Corniche55x' }

describe('a new account', () => {
  it.each([
    ['the name of a verified dealership', { firstName: known }],
    ['it over both names', { firstName: 'Sidra', lastName: known.slice('Sidra '.length) }],
    ['the name of the platform', { lastName: 'of S a y a r a', ...other }],
    ['a claim of verification', { firstName: 'Khalid', lastName: 'Verified' }],
    ['a claim of it as a title', { firstName: 'الموثق', lastName: 'علي' }],
    ['the platform’s staff over both names', { firstName: 'خدمة', lastName: 'العملاء' }],
  ])('cannot be a person with %s', async (_, form) => {
    const answer = await register(form)
    expect(answer.body).toMatchObject({ code: 'NAME_NOT_YOURS' })
    expect(answer.status).toBe(409)
    // Nothing was written: the address is free.
    const email = `${companyName('x').replace(' ', '')}@example.com`
    expect((await register({ ...form, email })).status).toBe(409)
    expect((await register({ email })).status).toBe(201)
  })

  it.each([
    ['a verified one', known],
    ['it in capitals', known.toUpperCase()],
    ['it with a soft hyphen', known.replace('Sidra', 'Sid\u00adra')],
    ['it with another form of company', `${known} W.L.L.`],
  ])('cannot be a dealership that is called like %s', async (_, name) => {
    const answer = await register({ role: 'SELLER_DEALERSHIP', companyName: name })
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, 'NAME_NOT_YOURS'])
  })

  it.each([
    lookAlike,
    'Khalid ✅',
    'Khalid ☑️',
    '\u3164',
    '\u2800\u2800',
    '\u00ad',
    '\u115f\u1160',
    'K\u0301\u0301\u0301\u0301\u0301hal',
    '123',
    '💎 Cars',
  ])('has no name like %j', async (name) => {
    expect((await register({ firstName: name })).status).toBe(400)
    expect((await register({ role: 'SELLER_DEALERSHIP', companyName: name })).status).toBe(400)
  })
})

describe('a private seller', () => {
  it('cannot be renamed to a dealership, and a new first name or number sends the offers on sale to review', async () => {
    const [admin, { token, user }] = await Promise.all([registerAdmin(), registerSeller()])
    const car = await submitCar({ token, user })
    await decide(admin, car.id, { status: 'APPROVED' })
    const edit = (body: object) => api('PATCH', '/api/user', { token, body })
    expect((await edit({ firstName: known })).body).toMatchObject({ code: 'NAME_NOT_YOURS' })
    expect((await getListingById(car.id))?.status).toBe('APPROVED')

    expect((await edit({ city: 'Al Wakrah' })).status).toBe(200)
    expect((await getListingById(car.id))?.status).toBe('APPROVED')

    expect((await edit({ firstName: 'Maha' })).status).toBe(200)
    expect((await getListingById(car.id))?.status).toBe('PENDING')
    expect((await api('GET', `/api/listings/${car.id}`)).status).toBe(404)
  })
})

describe('a contact request', () => {
  it('does not come from the platform', async () => {
    const { buyer, car } = await aCarAndABuyer()
    const answer = await ask(buyer, car.id, { buyerName: 'Sayara Support' })
    expect([answer.status, answer.body.code]).toEqual([409, 'NAME_NOT_YOURS'])
    expect((await ask(buyer, car.id)).status).toBe(201)
  })
})
