import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { leaveLead } from '#functions/data/leave-lead.ts'
import { listEveryLead } from '#functions/data/leads.ts'
import { takeFromLimit } from '#functions/data/rate-limits.ts'
import { table, tableName } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { limits } from '#shared/constants/limits.ts'

const form = (listingId: string, parts: Readonly<Record<string, unknown>> = {}) => ({
  listingId,
  buyerName: 'Maryam',
  buyerPhone: '٥٥١٢ ٣٤٥٦',
  buyerEmail: '',
  message: 'Is it still there?\nI could come today.',
  ...parts,
})

const ask = ({ token }: Person, listingId: string, parts = {}) =>
  api('POST', '/api/leads', { token, body: form(listingId, parts) })
const asked = async (buyer: Person, listingId: string, parts = {}) => {
  const { status, body } = await ask(buyer, listingId, parts)
  expect(status).toBe(201)
  return body
}
const write = ({ token }: Person, leadId: string, text: string) =>
  api('POST', `/api/leads/${leadId}/messages`, { token, body: { text } })
const read = ({ token }: Person, leadId: string) => api('GET', `/api/leads/${leadId}/messages`, { token })
const markRead = ({ token }: Person, leadId: string) => api('POST', `/api/leads/${leadId}/read`, { token })
const edit = ({ token }: Person, leadId: string, body: unknown) =>
  api('PATCH', `/api/seller/leads/${leadId}`, { token, body })
const sent = async ({ token }: Person) => (await apiOk('GET', '/api/user/leads', { token })).body
const received = async ({ token }: Person) => (await apiOk('GET', '/api/seller/leads', { token })).body
const newsOf = async ({ token }: Person) =>
  (await apiOk('GET', '/api/user/notifications', { token })).body.notifications
const contactsOf = async (id: string) => (await apiOk('GET', `/api/listings/${id}`)).body.contactCount
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

const aCarAndABuyer = async () => {
  const [dealer, buyer] = await Promise.all([registerVerifiedDealer(), registerSeller()])
  return { dealer, buyer, car: await submitCar(dealer) }
}

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
      sellerName: 'Al Test Motors',
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
    const [news] = await newsOf(dealer)
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
    expect((await newsOf(buyer))[0]).toMatchObject({
      kind: 'LEAD_REPLY',
      about: { lead: { id: lead.id, from: 'Al Test Motors' } },
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
    ['a message that is too long', { message: 'a'.repeat(limits.lead.message + 1) }],
  ])('refuses %s', async (_, parts) => {
    const buyer = await registerSeller()
    expect((await ask(buyer, `lst_${'0'.repeat(26)}`, parts)).body).toMatchObject({ code: 'BAD_REQUEST' })
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
    expect(await newsOf(dealer)).toHaveLength(1)
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
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.contacted(buyer.user.id, car.id),
        UpdateExpression: 'SET expiresAt = :now',
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

  it('keeps a flood from one seller, whoever sends it', async () => {
    const { buyer, car } = await aCarAndABuyer()
    const take = () => takeFromLimit('createLead:listing', car.id, limits.leadsPerListing, 86_400, new Date())
    for (let taken = 0; taken < limits.leadsPerListing; taken += 20) await Promise.all(times(20, take))
    const refused = await ask(buyer, car.id)
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('ends a conversation that has no end', async () => {
    const { buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
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
  })
})

describe('a conversation', () => {
  it('does not exist for a stranger, nor for an admin', async () => {
    const { buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    for (const stranger of [await registerVerifiedDealer(), await registerAdmin()]) {
      const answers = [
        await read(stranger, lead.id),
        await write(stranger, lead.id, 'Hello'),
        await markRead(stranger, lead.id),
      ]
      for (const { body } of answers) expect(body).toMatchObject({ code: 'LEAD_NOT_FOUND' })
    }
    const other = await registerSeller()
    expect((await edit(other, lead.id, { status: 'CLOSED' })).body.code).toBe('LEAD_NOT_FOUND')
    // Its buyer is no stranger, but the status and the note are the seller's.
    expect((await edit(buyer, lead.id, { status: 'CLOSED' })).body.code).toBe('LEAD_NOT_FOUND')
    expect((await read(buyer, lead.id)).body.messages).toHaveLength(1)
  })

  it('loses no message of twelve that both sides send at once, and counts what is unread', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    const answers = await Promise.all(
      times(12, (index) => write(index % 2 ? dealer : buyer, lead.id, `Message ${index}`)),
    )
    expect(statuses(answers)).toEqual(times(12, () => 201))
    const { body } = await read(buyer, lead.id)
    expect(body.messages).toHaveLength(13)
    const at = body.messages.map(({ createdAt }: { createdAt: string }) => createdAt)
    expect(at).toEqual([...new Set(at)].toSorted())
    expect(body.lead).toMatchObject({ unread: 6, lastMessage: body.messages.at(-1).text })
    expect((await received(dealer))[0].unread).toBe(7)
    // Each side is told once: the seller of the request, the buyer of the first answer.
    expect(await newsOf(dealer)).toHaveLength(1)
    expect(await newsOf(buyer)).toHaveLength(1)
  })

  it('tells of a burst once, and again when it has been read', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    await write(dealer, lead.id, 'One')
    await write(dealer, lead.id, 'Two')
    expect(await newsOf(buyer)).toHaveLength(1)
    await markRead(buyer, lead.id)
    await write(dealer, lead.id, 'Three')
    expect(await newsOf(buyer)).toHaveLength(2)
  })

  it('is mailed at its beginning, not for every line while both sides are there', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    for (const text of ['One', 'Two', 'Three']) {
      await write(dealer, lead.id, text)
      await markRead(buyer, lead.id)
    }
    await write(dealer, lead.id, 'Four')
    await write(dealer, lead.id, 'Five')
    expect(await newsOf(buyer)).toHaveLength(4)
    const isAReply = ({ subject }: { subject: string }) => subject.includes('Al Test Motors')
    await mailTo(buyer.user.email, isAReply)
    expect((await allMailTo(buyer.user.email)).filter(isAReply)).toHaveLength(1)
  })

  it('goes a year after its newest message, and every message a year after it was written', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    const { body: answer } = await write(dealer, lead.id, 'Yes')
    const { Items = [] } = await table().send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :lead',
        ExpressionAttributeValues: { ':lead': keys.lead(lead.id).pk },
      }),
    )
    const inAYear = (time: string) => Math.floor(Date.parse(time) / 1000) + 365 * 86_400
    const [first, second] = [inAYear(lead.createdAt), inAYear(answer.createdAt)]
    expect(Items.map(({ expiresAt }) => expiresAt)).toEqual([second, first, second])
  })

  it('moves on only: what is contacted is not new again', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    expect((await edit(dealer, lead.id, { status: 'NEW' })).body.code).toBe('BAD_REQUEST')
    expect((await edit(dealer, lead.id, {})).body).toMatchObject({ status: 'NEW', respondedAt: null })
    const contacted = await edit(dealer, lead.id, { status: 'CONTACTED' })
    expect(contacted.body.respondedAt).not.toBeNull()
    const again = await edit(dealer, lead.id, { status: 'CONTACTED' })
    expect(again.body).toMatchObject({ status: 'CONTACTED', respondedAt: contacted.body.respondedAt })
    await edit(dealer, lead.id, { status: 'CLOSED' })
    const taken = await edit(dealer, lead.id, { status: 'CONTACTED' })
    expect(taken.body).toMatchObject({ status: 'CONTACTED', respondedAt: contacted.body.respondedAt })
  })
})

describe('the response time of a dealer', () => {
  const shownFor = async ({ user }: Person) =>
    (await apiOk('GET', `/api/dealers/${user.id}`)).body.responseTime

  it('is measured from three first answers on, each lead once, also when they are given at once', async () => {
    const dealer = await registerVerifiedDealer()
    const car = await submitCar(dealer)
    const buyers = await Promise.all(times(4, () => registerSeller()))
    const leads = await Promise.all(buyers.map((buyer) => asked(buyer, car.id)))
    expect(await contactsOf(car.id)).toBe(4)
    // As if the first had waited for an hour.
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.lead(leads[0].id),
        UpdateExpression: 'SET createdAt = :then',
        ExpressionAttributeValues: { ':then': new Date(Date.now() - 3_600_000).toISOString() },
      }),
    )
    await write(dealer, leads[0].id, 'Hello')
    await write(dealer, leads[0].id, 'And again')
    await edit(dealer, leads[1].id, { status: 'CONTACTED' })
    expect(await shownFor(dealer)).toBeNull()
    await Promise.all([
      write(dealer, leads[2].id, 'Hello'),
      edit(dealer, leads[3].id, { status: 'CONTACTED' }),
    ])
    expect(await shownFor(dealer)).toEqual({ medianMinutes: 0, sample: 4 })
    const { Item } = await table().send(
      new GetCommand({ TableName: tableName(), Key: keys.responses(dealer.user.id) }),
    )
    expect(Item?.minutes).toEqual([60, 0, 0, 0])
  })

  it('is unknown for a dealer whom nobody has asked', async () => {
    expect(await shownFor(await registerVerifiedDealer())).toBeNull()
    const unverified = await registerDealer()
    expect((await api('GET', `/api/dealers/${unverified.user.id}`)).status).toBe(404)
  })
})

describe('somebody who deletes their account', () => {
  it('leaves the other side its own words, and no way to write on', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    await write(dealer, lead.id, 'Come at five')
    await write(buyer, lead.id, 'My new number is 5599 8877')
    await leaveLead(lead.id, buyer.user.id)
    await leaveLead(lead.id, buyer.user.id)

    const { body } = await read(dealer, lead.id)
    expect(JSON.stringify(body)).not.toMatch(/Maryam|55123456|still there|5599/)
    expect(body.lead).toMatchObject({ isOrphaned: true, buyerName: '—', buyerPhone: '', lastMessage: '' })
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual(['Come at five'])
    expect((await write(dealer, lead.id, 'Hello?')).body).toMatchObject({ code: 'CONVERSATION_CLOSED' })
    expect((await edit(dealer, lead.id, { status: 'CLOSED' })).body.status).toBe('CLOSED')
    expect(await received(dealer)).toHaveLength(1)
    expect(await listEveryLead(buyer.user.id)).toEqual([])
    expect((await read(buyer, lead.id)).status).toBe(404)

    await leaveLead(lead.id, dealer.user.id)
    expect(await listEveryLead(dealer.user.id)).toEqual([])
    expect((await read(dealer, lead.id)).status).toBe(404)
  })

  it('is written to no more from the moment the account is marked as deleted', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.user(dealer.user.id),
        UpdateExpression: 'SET #status = :deleted',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':deleted': 'DELETED' },
      }),
    )
    expect((await write(buyer, lead.id, 'Hello?')).body).toMatchObject({ code: 'CONVERSATION_CLOSED' })
    expect((await ask(await registerSeller(), car.id)).body).toMatchObject({ code: 'LISTING_NOT_FOUND' })
  })
})
