import { describe, expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { updateWrite, write } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { ageLead, aReviewer, writeReview } from '#functions/testing/dealer-reviews.ts'
import { asked, write as say } from '#functions/testing/leads.ts'
import { establish, type Person, registerSeller, registerVerifiedDealer } from '#functions/testing/people.ts'
import { hire } from '#functions/testing/staff.ts'

// A dealership's own people do not publish reviews of it, whenever they join or leave and from whichever account they write.

const aDealer = async () => {
  const dealer = await registerVerifiedDealer()
  return { dealer, car: await submitCar(dealer) }
}

const own = async (by: Person, of: Person) =>
  (await apiOk('GET', `/api/dealers/${of.user.id}/reviews/own`, { token: by.token })).body
const removeStaff = (from: Person, person: Person) =>
  apiOk('DELETE', `/api/seller/team/members/${person.user.id}`, { token: from.token })

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
