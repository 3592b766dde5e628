import { beforeAll, describe, expect, it } from 'vitest'
import { takeNamed } from '#functions/data/rate-limits.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { submitCar } from '#functions/testing/cars.ts'
import {
  asked,
  edit,
  markRead,
  notificationsOf,
  read,
  received,
  sent,
  statuses,
  times,
  write,
} from '#functions/testing/leads.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import {
  password,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  establish,
  type Person,
} from '#functions/testing/people.ts'
import { decidePlate, offerPlate, publishPlate } from '#functions/testing/plates.ts'
import { limits } from '#shared/constants/limits.ts'

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

const inquiry = (parts: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Maryam',
  phone: '٥٥١٢ ٣٤٥٦',
  email: '',
  message: 'Is it still there?\nI could come today.',
  ...parts,
})

const inquire = ({ token }: Person, plateId: string, parts = {}) =>
  api('POST', `/api/number-plates/${plateId}/inquiries`, { token, body: inquiry(parts) })

const inquired = async (buyer: Person, plateId: string, parts = {}) => {
  const { status, body } = await inquire(buyer, plateId, parts)
  expect(status).toBe(201)
  return body
}

const say = ({ token }: Person, plateId: string, availability: string) =>
  apiOk('PUT', `/api/number-plates/${plateId}/availability`, { token, body: { availability } })

const contactsOf = async (plateId: string) =>
  (await apiOk('GET', `/api/number-plates/${plateId}`)).body.contactCount

const aPlateAndABuyer = async () => {
  const [dealer, buyer] = await Promise.all([registerVerifiedDealer(), registerSeller()])
  return { dealer, buyer, plate: await publishPlate(dealer, admin) }
}

describe('an inquiry about a plate', () => {
  it('is a conversation like one about a car, in both inboxes', async () => {
    const { dealer, buyer, plate } = await aPlateAndABuyer()
    const lead = await inquired(buyer, plate.id, { email: 'Maryam@Example.com' })
    const { id, country, series, number, slug } = plate
    expect(lead).toMatchObject({
      side: 'buyer',
      listingId: null,
      plate: { id, country, series, number, slug },
      listingTitle: `Number plate ${number}`,
      listingTitleAr: `رقم اللوحة ${number}`,
      listingSlug: null,
      listingImage: null,
      listingPrice: 250_000,
      listingAvailability: 'AVAILABLE',
      status: 'NEW',
      buyerPhone: '+97455123456',
      buyerEmail: 'maryam@example.com',
      sellerName: dealer.user.companyName,
      lastMessage: 'Is it still there? I could come today.',
    })
    expect(await contactsOf(plate.id)).toBe(1)
    expect(await sent(buyer)).toEqual([lead])
    expect(await received(dealer)).toMatchObject([
      { id: lead.id, side: 'seller', unread: 1, plate: { slug } },
    ])
    expect(await notificationsOf(dealer)).toMatchObject([
      { kind: 'LEAD_RECEIVED', about: { plate: { id, number, price: 250_000 }, lead: { from: 'Maryam' } } },
      { kind: 'PLATE_APPROVED' },
    ])
    const email = await mailTo(dealer.user.email, ({ subject }) => subject.startsWith('New message'))
    expect(email.subject).toBe(`New message about your number plate ${number}`)
    expect(email.text).toContain('> Maryam')

    expect((await markRead(dealer, lead.id)).status).toBe(204)
    await write(dealer, lead.id, 'Yes, come at five.')
    const { body: thread } = await read(buyer, lead.id)
    expect(thread.lead).toMatchObject({ status: 'CONTACTED', unread: 1, plate: { slug } })
    expect(thread.messages.map(({ text }: { text: string }) => text)).toEqual([
      'Is it still there?\nI could come today.',
      'Yes, come at five.',
    ])
    expect(await notificationsOf(buyer)).toMatchObject([
      { kind: 'LEAD_REPLY', about: { plate: { number }, lead: { from: dealer.user.companyName } } },
    ])
    const closed = await edit(dealer, lead.id, { status: 'CLOSED', note: 'Offers 200' })
    expect(closed.body).toMatchObject({ status: 'CLOSED', note: 'Offers 200', plate: { slug } })
  })

  it('stands among those about cars, the liveliest first, and says what has become of the plate', async () => {
    const { dealer, buyer, plate } = await aPlateAndABuyer()
    const other = await publishPlate(dealer, admin)
    const [first, second] = [await inquired(buyer, plate.id), await inquired(buyer, other.id)]
    const third = await asked(buyer, (await submitCar(dealer)).id)
    const order = async () => (await sent(buyer)).map(({ id }: { id: string }) => id)
    expect(await order()).toEqual([third.id, second.id, first.id])

    await say(dealer, plate.id, 'SOLD')
    await apiOk('DELETE', `/api/number-plates/${other.id}`, { token: dealer.token })
    const [, gone, sold] = await sent(buyer)
    expect(sold).toMatchObject({ plate: { slug: plate.id }, listingAvailability: 'SOLD' })
    expect(gone).toMatchObject({
      plate: { number: other.number, slug: null },
      listingAvailability: null,
      listingTitle: `Number plate ${other.number}`,
      listingPrice: 250_000,
    })
    expect((await write(buyer, gone.id, 'What a pity')).status).toBe(201)
    await decidePlate(admin, plate.id, { status: 'REJECTED', rejectionReason: 'It is not theirs' })
    expect((await read(buyer, first.id)).body.lead.plate.slug).toBeNull()
  })
})

describe('who may ask about a plate', () => {
  it('not its seller, not about what the public does not see, not about what is not for sale', async () => {
    const { dealer, buyer, plate } = await aPlateAndABuyer()
    expect((await inquire(dealer, plate.id)).body).toMatchObject({ code: 'OWN_LISTING' })
    for (const id of [`plt_${'0'.repeat(26)}`, (await offerPlate(dealer)).id])
      expect((await inquire(buyer, id)).body).toMatchObject({ code: 'PLATE_NOT_FOUND' })
    await say(dealer, plate.id, 'RESERVED')
    const hopeful = await registerSeller()
    expect((await inquire(hopeful, plate.id)).status).toBe(201)
    for (const availability of ['PAUSED', 'SOLD']) {
      await say(dealer, plate.id, availability)
      expect((await inquire(buyer, plate.id)).body).toMatchObject({ code: 'PLATE_UNAVAILABLE' })
    }
    expect((await received(dealer)).map(({ status }: { status: string }) => status)).toEqual(['NEW'])
    expect(
      (await api('POST', `/api/number-plates/${plate.id}/inquiries`, { body: inquiry() })).body,
    ).toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it.each([
    ['a phone number that is none', { phone: '12' }],
    ['an e-mail address that is none', { email: 'maryam' }],
    ['no name', { name: ' ' }],
    ['a message that is too long', { message: 'a'.repeat(limits.lead.message + 1) }],
    ['a field that it does not know', { listingId: `lst_${'0'.repeat(26)}` }],
  ])('refuses %s', async (_, parts) => {
    const buyer = await registerSeller()
    expect((await inquire(buyer, `plt_${'0'.repeat(26)}`, parts)).body).toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('how often', () => {
  it('once a day about one plate, also when ten are sent at once, and the person counts once', async () => {
    const { dealer, buyer, plate } = await aPlateAndABuyer()
    const { token } = buyer
    await apiOk('POST', `/api/number-plates/${plate.id}/contacts`, { token, body: { channel: 'call' } })
    const answers = await Promise.all(times(10, () => inquire(buyer, plate.id)))
    expect(statuses(answers)).toEqual([201, 409, 409, 409, 409, 429, 429, 429, 429, 429])
    expect(await received(dealer)).toHaveLength(1)
    expect(await contactsOf(plate.id)).toBe(1)
  })

  it('lets a person ask five times an hour, exactly', async () => {
    const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
    const plates = await Promise.all(times(6, () => publishPlate(dealer, admin)))
    for (const { id } of plates.slice(0, 5)) await inquired(buyer, id)
    const refused = await inquire(buyer, plates[5]!.id)
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
    expect(await received(dealer)).toHaveLength(5)
  })

  it('keeps a flood from one seller: tells of the last that fits, and stores one more', async () => {
    const { dealer, buyer, plate } = await aPlateAndABuyer()
    const most = limits.plate.inquiries
    const take = () => takeNamed('inquiriesOfPlate', plate.id, new Date())
    for (let taken = 0; taken < most - 1; taken++) await take()
    await inquired(await establish(buyer), plate.id)
    await inquired(await establish(await registerSeller()), plate.id)
    expect(await received(dealer)).toHaveLength(2)
    const told = (await notificationsOf(dealer)).filter(
      ({ kind }: { kind: string }) => kind === 'LEAD_RECEIVED',
    )
    expect(told).toHaveLength(1)
  })
})

describe('somebody who leaves', () => {
  it('has the inquiry in their export, and takes only their own part of it', async () => {
    const { dealer, buyer, plate } = await aPlateAndABuyer()
    const lead = await inquired(buyer, plate.id)
    await write(dealer, lead.id, 'Come at five')
    const { body: all } = await apiOk('GET', '/api/user/export', { token: buyer.token })
    expect(all.leads).toMatchObject([{ id: lead.id, plate: { number: plate.number }, sellerName: '—' }])
    expect(all.leads[0].ownMessages).toHaveLength(1)

    await apiOk('DELETE', '/api/user', { token: buyer.token, body: { password } })
    // What the request does not finish in five seconds a job does.
    const { body } = await askUntil(
      () => read(dealer, lead.id),
      (answer) => answer.body.lead.isOrphaned === true,
    )
    expect(JSON.stringify(body)).not.toMatch(/Maryam|55123456|still there/)
    expect(body.lead).toMatchObject({ isOrphaned: true, plate: { slug: plate.slug } })
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual(['Come at five'])
  })

  it('leaves the other side a plate without a page', async () => {
    const { dealer, buyer, plate } = await aPlateAndABuyer()
    await inquired(buyer, plate.id)
    await apiOk('DELETE', '/api/user', { token: dealer.token, body: { password } })
    const [left] = await askUntil(
      () => sent(buyer),
      ([lead]) => lead?.isOrphaned === true,
    )
    expect(left).toMatchObject({
      isOrphaned: true,
      sellerName: '—',
      plate: { number: plate.number, slug: null },
    })
    expect((await inquire(await registerSeller(), plate.id)).body).toMatchObject({ code: 'PLATE_NOT_FOUND' })
  })
})
