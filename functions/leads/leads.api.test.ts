import { keys } from '#functions/data/keys.ts'
import { changeLead } from '#functions/data/leads.ts'
import { table, tableName } from '#functions/data/table.ts'
import { keyedHashes } from '#functions/data/viewers.ts'
import { apiOk } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import {
  ask,
  asked,
  write,
  read,
  markRead,
  edit,
  sent,
  received,
  notificationsOf,
  contactsOf,
  eventsOf,
  statuses,
  times,
  aCarAndABuyer,
} from '#functions/testing/leads.ts'
import { registerAdmin, registerSeller, registerVerifiedDealer } from '#functions/testing/people.ts'
import { limits } from '#shared/constants/limits.ts'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'

describe('the story of a contact request', () => {
  it('is asked, told, answered, read, noted and closed', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id, { buyerEmail: 'Maryam@Example.com' })
    expect(lead).toMatchObject({
      side: 'buyer',
      listingId: car.id,
      listingSlug: car.slug,
      listingTitle: 'Nissan Patrol Platinum 2020',
      listingPrice: 165_000,
      listingAvailability: 'AVAILABLE',
      status: 'NEW',
      buyerPhone: '+97455123456',
      buyerEmail: 'maryam@example.com',
      sellerName: dealer.user.companyName,
      lastMessage: 'Is it still there? I could come today.',
      unread: 0,
      isOrphaned: false,
    })
    expect(lead.listingImage.imageUrl).toBe(car.images[0].imageUrl)
    expect(await contactsOf(car.id)).toBe(1)
    expect(await sent(buyer)).toEqual([lead])
    expect((await received(dealer))[0]).toMatchObject({ id: lead.id, side: 'seller', note: null, unread: 1 })
    const asSeller = await apiOk('GET', '/api/user/leads?role=seller', { token: dealer.token })
    expect(asSeller.body).toEqual(await received(dealer))
    expect(await sent(dealer)).toEqual([])
    const [news] = await notificationsOf(dealer)
    expect(news).toMatchObject({
      kind: 'LEAD_RECEIVED',
      about: { listing: { id: car.id, priceQAR: 165_000 }, lead: { id: lead.id, from: 'Maryam' } },
      readAt: null,
    })

    expect((await markRead(dealer, lead.id)).status).toBe(204)
    expect((await markRead(dealer, lead.id)).status).toBe(204)
    expect((await received(dealer))[0].unread).toBe(0)

    const answer = await write(dealer, lead.id, 'Yes, come at five.')
    expect(answer).toMatchObject({ status: 201, body: { from: 'seller', text: 'Yes, come at five.' } })
    const { body: thread } = await read(buyer, lead.id)
    expect(thread.lead).toMatchObject({ status: 'CONTACTED', unread: 1, lastMessage: 'Yes, come at five.' })
    expect(thread.lead.respondedAt).toBe(answer.body.createdAt)
    expect(thread.messages.map(({ from }: { from: string }) => from)).toEqual(['buyer', 'seller'])
    expect(thread.messages[0].text).toBe('Is it still there?\nI could come today.')
    expect((await notificationsOf(buyer))[0]).toMatchObject({
      kind: 'LEAD_REPLY',
      about: { lead: { id: lead.id, from: dealer.user.companyName } },
    })

    const noted = await edit(dealer, lead.id, { note: 'Offers 150', status: 'CLOSED' })
    expect(noted.body).toMatchObject({ status: 'CLOSED', note: 'Offers 150' })
    expect(noted.body.lastActivityAt).toBe(answer.body.createdAt)
    expect((await read(buyer, lead.id)).body.lead).toMatchObject({ status: 'CLOSED', note: null })
    expect((await edit(dealer, lead.id, { note: '' })).body.note).toBeNull()
  })

  it('puts the liveliest conversation first and tells what has become of the car', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const other = await submitCar(dealer)
    const first = await asked(buyer, car.id)
    const second = await asked(buyer, other.id)
    const order = async () => (await sent(buyer)).map(({ id }: { id: string }) => id)
    expect(await order()).toEqual([second.id, first.id])
    await write(dealer, first.id, 'Hello')
    expect(await order()).toEqual([first.id, second.id])

    const { token } = dealer
    await apiOk('PUT', `/api/listings/${car.id}/availability`, { token, body: { availability: 'SOLD' } })
    await apiOk('DELETE', `/api/listings/${other.id}`, { token })
    const [sold, gone] = await sent(buyer)
    expect(sold).toMatchObject({ listingSlug: car.slug, listingAvailability: 'SOLD' })
    expect(gone).toMatchObject({ listingSlug: null, listingAvailability: null, listingImage: null })
    expect(gone.listingTitle).toBe('Nissan Patrol Platinum 2020')
    expect((await write(buyer, gone.id, 'What a pity')).status).toBe(201)
  })

  it('goes with a car that an admin deletes', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const other = await submitCar(dealer)
    const lead = await asked(buyer, car.id)
    await write(dealer, lead.id, 'Hello')
    const kept = await asked(buyer, other.id)
    const unreadOf = async (person: { token: string }) =>
      (await apiOk('GET', '/api/user/notifications', { token: person.token })).body.unread
    expect(await unreadOf(buyer)).toBe(1)
    const before = await unreadOf(dealer)
    await apiOk('DELETE', `/api/admin/listings/${car.id}`, { token: (await registerAdmin()).token })

    expect((await read(buyer, lead.id)).status).toBe(404)
    expect((await sent(buyer)).map(({ id }: { id: string }) => id)).toEqual([kept.id])
    expect((await received(dealer)).map(({ id }: { id: string }) => id)).toEqual([kept.id])
    // Opening the conversation, which would mark it as read, is over.
    expect(await unreadOf(buyer)).toBe(0)
    // That of the other car stays, and that the car was deleted is new.
    expect(await unreadOf(dealer)).toBe(before)
  })
})

describe('the note of a lead', () => {
  it('that somebody else has changed meanwhile is not replaced, unless nobody says what was seen', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    const mine = await edit(dealer, lead.id, { note: 'Offers 150', noteSeen: '' })
    expect(mine).toMatchObject({ status: 200, body: { note: 'Offers 150' } })
    const theirs = await edit(dealer, lead.id, { note: 'Comes on Thursday', noteSeen: '' })
    expect(theirs).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } })
    expect((await received(dealer))[0].note).toBe('Offers 150')
    // The answer to the first was lost.
    expect((await edit(dealer, lead.id, { note: 'Offers 150', noteSeen: '' })).status).toBe(200)
    expect((await edit(dealer, lead.id, { note: '', noteSeen: 'Offers 150' })).body.note).toBeNull()
    expect((await edit(dealer, lead.id, { note: 'Sold' })).body.note).toBe('Sold')
  })
})

describe('the reminder of a lead', () => {
  it('comes while the lead is kept, which is a year from its last message', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const { id } = await asked(buyer, car.id)
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    await changeLead(id, async (seen) => ({ lead: { ...seen, lastActivityAt: inDays(-300) } }))
    const remindIn = (days: number) => edit(dealer, id, { reminder: { at: inDays(days), note: '' } })
    const refused = await remindIn(100)
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'reminder.at' }] } })
    expect((await remindIn(60)).status).toBe(200)
    await write(buyer, id, 'Is it still for sale?')
    expect((await remindIn(100)).status).toBe(200)
  })
})

describe('who may ask', () => {
  it('not the seller, not about what the public does not see, not about what is not for sale', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    expect((await ask(dealer, car.id)).body).toMatchObject({ code: 'OWN_LISTING' })
    const absent = `lst_${'0'.repeat(26)}`
    expect((await ask(buyer, absent)).body).toMatchObject({ code: 'LISTING_NOT_FOUND' })

    const { token } = dealer
    for (const availability of ['PAUSED', 'SOLD']) {
      await apiOk('PUT', `/api/listings/${car.id}/availability`, { token, body: { availability } })
      expect((await ask(buyer, car.id)).body).toMatchObject({ code: 'LISTING_UNAVAILABLE' })
    }
    await decide(await registerAdmin(), car.id, { status: 'REJECTED' })
    // Five an hour: another buyer has calls left.
    expect((await ask(await registerSeller(), car.id)).body).toMatchObject({ code: 'LISTING_NOT_FOUND' })
    expect(await received(dealer)).toEqual([])
  })

  it.each([
    ['a phone number that is none', { buyerPhone: '12' }],
    ['an e-mail address that is none', { buyerEmail: 'maryam' }],
    ['no name', { buyerName: ' ' }],
    ['neither a phone number nor an e-mail address', { buyerPhone: '', buyerEmail: '' }],
    ['a message that is too long', { message: 'a'.repeat(limits.lead.message + 1) }],
  ])('refuses %s', async (_, parts) => {
    const buyer = await registerSeller()
    expect((await ask(buyer, `lst_${'0'.repeat(26)}`, parts)).body).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('takes an e-mail address in place of a phone number', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    await asked(buyer, car.id, { buyerPhone: '', buyerEmail: 'maryam@example.com' })
    expect((await received(dealer))[0]).toMatchObject({ buyerPhone: '', buyerEmail: 'maryam@example.com' })
  })

  it('takes a request without a message', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id, { message: '' })
    expect((await read(dealer, lead.id)).body).toMatchObject({ lead: { unread: 1 }, messages: [] })
  })
})

describe('one request about one car in a day', () => {
  it('holds when ten are sent at once, and the person counts once', async () => {
    const { buyer, car, dealer } = await aCarAndABuyer()
    const answers = await Promise.all(times(10, () => ask(buyer, car.id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'ALREADY_CONTACTED')).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await received(dealer)).toHaveLength(1)
    expect(await notificationsOf(dealer)).toHaveLength(1)
    expect(await contactsOf(car.id)).toBe(1)
  })

  it('does not count again who has clicked on WhatsApp', async () => {
    const { buyer, car } = await aCarAndABuyer()
    const { token } = buyer
    await apiOk('POST', `/api/listings/${car.id}/contacts`, { token, body: { channel: 'whatsapp' } })
    await asked(buyer, car.id)
    expect(await contactsOf(car.id)).toBe(1)
  })

  it('ends after a day, also while the guard has not been deleted', async () => {
    const { buyer, car, dealer } = await aCarAndABuyer()
    await asked(buyer, car.id)
    expect((await ask(buyer, car.id)).body).toMatchObject({ code: 'ALREADY_CONTACTED' })
    const [mailbox = ''] = await keyedHashes(buyer.user.email, new Date())
    for (const Key of [keys.contacted(buyer.user.id, car.id), keys.contactedBy(mailbox, car.id)])
      await table().send(
        new UpdateCommand({
          TableName: tableName(),
          Key,
          UpdateExpression: 'SET expiresAt = :now',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':now': Math.floor(Date.now() / 1000) },
        }),
      )
    await asked(buyer, car.id)
    expect(await received(dealer)).toHaveLength(2)
    expect(await contactsOf(car.id)).toBe(1)
  })
})

describe('limits', () => {
  it('lets a person ask five times an hour, exactly', async () => {
    const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
    const cars = await Promise.all(times(8, () => submitCar(dealer)))
    const answers = await Promise.all(cars.map(({ id }) => ask(buyer, id)))
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
    expect(await received(dealer)).toHaveLength(5)
  })

  it('ends a conversation that has no end, in which what is open can still be taken back', async () => {
    const { buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id, { offerQAR: 150_000 })
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.lead(lead.id),
        UpdateExpression: 'SET messageCount = :last',
        ExpressionAttributeValues: { ':last': limits.lead.messages - 1 },
      }),
    )
    expect((await write(buyer, lead.id, 'The last word')).status).toBe(201)
    const refused = await write(buyer, lead.id, 'One more')
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    const path = `/api/leads/${lead.id}/offers/${lead.offer.id}`
    const { body } = await apiOk('PATCH', path, { token: buyer.token, body: { state: 'WITHDRAWN' } })
    expect(body.offer.state).toBe('WITHDRAWN')
    expect((await eventsOf(buyer, lead.id)).at(-1)).toMatchObject({ kind: 'OFFER_WITHDRAWN' })
  })
})
