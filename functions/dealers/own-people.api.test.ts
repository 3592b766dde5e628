import { beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { updateWrite, write } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { submitCar } from '#functions/testing/cars.ts'
import {
  ageLead,
  aReviewer,
  decideReview,
  storeReview,
  writeReview,
} from '#functions/testing/dealer-reviews.ts'
import { asked, write as say } from '#functions/testing/leads.ts'
import {
  establish,
  type Person,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
} from '#functions/testing/people.ts'
import { hire, storeInvitation } from '#functions/testing/staff.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'

// A dealership's own people do not publish reviews of it, whenever they join or leave and from whichever account they write.

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

const aDealer = async () => {
  const dealer = await registerVerifiedDealer()
  return { dealer, car: await submitCar(dealer) }
}

const own = async (by: Person, of: Person) =>
  (await apiOk('GET', `/api/dealers/${of.user.id}/reviews/own`, { token: by.token })).body
const shown = async (of: Person) => (await apiOk('GET', `/api/dealers/${of.user.id}/reviews`)).body
const removeStaff = (from: Person, person: Person) =>
  apiOk('DELETE', `/api/seller/team/members/${person.user.id}`, { token: from.token })

const join = async (dealer: Person, person: Person) => {
  const { token } = await storeInvitation(dealer.user.id, person.user.email, 'MANAGER')
  await apiOk('POST', '/api/user/employment', { token: person.token, body: { token } })
}

/** The review as admins see it in one of their lists. */
const asAdmin = async (reviewId: string, status = 'OPEN') =>
  (
    await apiOk('GET', `/api/admin/dealer-reviews?status=${status}&search=${reviewId}`, {
      token: admin.token,
    })
  ).body.reviews[0]

describe('who worked for a dealership', () => {
  it.each([
    ['was removed', removeStaff],
    ['left', (_: Person, { token }: Person) => apiOk('DELETE', '/api/user/employment', { token })],
  ] as const)('and %s reviews it no more, until a year has passed', async (_, end) => {
    const { dealer, car } = await aDealer()
    const person = await aReviewer(dealer, car.id)
    await hire(dealer.user.id, person.user.id)
    expect((await own(person, dealer)).right).toBe('OWN')
    await end(dealer, person)
    expect((await own(person, dealer)).right).toBe('OWN')
    expect((await writeReview(person, dealer.user.id)).body.code).toBe('DEALER_REVIEW_REFUSED')
    const { body: file } = await apiOk('GET', '/api/user/export', { token: person.token })
    expect(file).toMatchObject({ employment: null, formerEmployments: [{ dealershipId: dealer.user.id }] })
    // Another dealership is no affair of theirs.
    const other = await aDealer()
    const lead = await asked(person, other.car.id)
    await say(other.dealer, lead.id, 'Come and see.')
    await ageLead(lead.id)
    expect((await own(person, other.dealer)).right).toBe('YES')

    const note = keys.formerEmployment(person.user.id, dealer.user.id)
    await write(updateWrite(note, { set: { expiresAt: Math.floor(Date.now() / 1000) - 1 } }))
    expect((await own(person, dealer)).right).toBe('YES')
    expect((await writeReview(person, dealer.user.id)).status).toBe(200)
  })
})

describe('a review whose author joins the dealership', () => {
  it('is not public any more nor counted, and the admins see that its author works there, or did', async () => {
    const { dealer, car } = await aDealer()
    const person = await aReviewer(dealer, car.id)
    const { body } = await writeReview(person, dealer.user.id)
    await decideReview(admin, body)
    expect((await shown(dealer)).reviewCount).toBe(1)

    await join(dealer, person)
    expect(await shown(dealer)).toMatchObject({
      reviewCount: 0,
      distribution: [0, 0, 0, 0, 0],
      reviews: [],
    })
    expect(await own(person, dealer)).toMatchObject({ right: 'OWN', review: { status: 'PENDING' } })
    expect(await asAdmin(body.id)).toMatchObject({ id: body.id, authorIsStaff: 'NOW' })
    await removeStaff(dealer, person)
    expect(await asAdmin(body.id)).toMatchObject({ authorIsStaff: 'BEFORE' })
    expect((await shown(dealer)).reviewCount).toBe(0)
    // It stays theirs to delete.
    const path = `/api/dealers/${dealer.user.id}/reviews/own`
    expect((await api('DELETE', path, { token: person.token })).status).toBe(204)
  })

  it('is not published by an admin who read it before, and stays refused where it was', async () => {
    const { dealer } = await aDealer()
    const [waiting, refused, stranger] = await Promise.all([1, 2, 3].map(() => registerSeller()))
    const of = (author: Person, status: 'PENDING' | 'REJECTED') =>
      storeReview({ dealerId: dealer.user.id, authorId: author.user.id, status })
    const reviews = [await of(waiting!, 'PENDING'), await of(refused!, 'REJECTED')]
    await join(dealer, waiting!)
    await join(dealer, refused!)
    expect((await decideReview(admin, reviews[0]!)).body.code).toBe('EDIT_CONFLICT')
    expect(await asAdmin(reviews[1]!.id, 'REJECTED')).toMatchObject({ version: 1, authorIsStaff: 'NOW' })
    const other = await of(stranger!, 'PENDING')
    expect(await asAdmin(other.id)).not.toHaveProperty('authorIsStaff')
  })

  it('is never public, when it is written or published at the same moment', async () => {
    const { dealer, car } = await aDealer()
    const people = await Promise.all([1, 2].map(() => aReviewer(dealer, car.id)))
    const { body } = await writeReview(people[0]!, dealer.user.id)
    await Promise.all([
      join(dealer, people[0]!),
      decideReview(admin, body),
      join(dealer, people[1]!),
      writeReview(people[1]!, dealer.user.id),
    ])
    expect((await shown(dealer)).reviewCount).toBe(0)
    for (const person of people)
      expect([undefined, 'PENDING']).toContain((await own(person, dealer)).review?.status)
  })
})

describe('a second account', () => {
  const ofSecond = async (parts: { email?: string; phoneNumber?: string }, dealer: Person, carId: string) => {
    const second = await registerSeller(parts)
    const lead = await asked(second, carId)
    await say(dealer, lead.id, 'Come and see.')
    await ageLead(lead.id)
    return (await own(second, dealer)).right
  }

  it('in the mailbox or with the confirmed number of one of the staff is theirs', async () => {
    const { dealer, car } = await aDealer()
    const clerk = await establish(await registerSeller())
    await hire(dealer.user.id, clerk.user.id)
    const { phoneNumber } = (await apiOk('GET', '/api/user', { token: clerk.token })).body
    const email = clerk.user.email.replace('@', '+2@')
    expect(await ofSecond({ email }, dealer, car.id)).toBe('OWN')
    expect(await ofSecond({ phoneNumber }, dealer, car.id)).toBe('OWN')
    expect(await ofSecond({}, dealer, car.id)).toBe('TOO_NEW')
  })

  it('is not theirs by what staff have typed and not proved, or they could bar whom they please', async () => {
    const { dealer, car } = await aDealer()
    const [buyer, clerk] = [await aReviewer(dealer, car.id), await registerSeller()]
    await hire(dealer.user.id, clerk.user.id)
    const { phoneNumber } = (await apiOk('GET', '/api/user', { token: buyer.token })).body
    await apiOk('PATCH', '/api/user', { token: clerk.token, body: { phoneNumber } })
    expect((await own(buyer, dealer)).right).toBe('YES')
  })
})

it('is neither answered nor reported by its author in the place of the dealership', async () => {
  const { dealer } = await aDealer()
  const [manager, stranger] = await Promise.all([registerSeller(), registerSeller()])
  const dealerId = dealer.user.id
  const theirs = await storeReview({ dealerId, authorId: manager.user.id })
  const other = await storeReview({ dealerId, authorId: stranger.user.id })
  // Hired before reviews were withheld.
  await hire(dealerId, manager.user.id, 'MANAGER')
  const asManager = { token: manager.token, headers: { [actingForHeader]: dealerId } }
  const answer = (reviewId: string) =>
    api('PUT', `/api/dealer-reviews/${reviewId}/answer`, { ...asManager, body: { text: 'Thank you.' } })
  expect((await answer(theirs.id)).body.code).toBe('FORBIDDEN')
  const report = { ...asManager, body: { text: 'This person was never here.' } }
  expect((await api('POST', `/api/dealer-reviews/${theirs.id}/reports`, report)).body.code).toBe('FORBIDDEN')
  const { body } = await apiOk('GET', `/api/dealers/${dealerId}/reviews`, asManager)
  const seen = (reviewId: string) => body.reviews.find(({ id }: { id: string }) => id === reviewId)
  expect([seen(theirs.id).dealership, seen(other.id).dealership.canAnswer]).toEqual([undefined, true])
  expect((await answer(other.id)).status).toBe(200)
})
