import { expect, it } from 'vitest'
import { findDealer, removeDealerWrites } from '#functions/data/dealers.ts'
import { keys } from '#functions/data/keys.ts'
import { updateWrite } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { markUserDeleted } from '#functions/data/user-accounts.ts'
import { getUploadById } from '#functions/data/uploads.ts'
import { getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { confirmPhoneOf } from '#functions/testing/codes.ts'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { crawl } from '#functions/testing/crawl.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import { jpeg, uploadPhoto } from '#functions/testing/uploads.ts'
import type { Storefront } from '#shared/schemas/dealer.ts'

const read = async ({ token }: Person): Promise<Storefront> =>
  (await apiOk('GET', '/api/seller/storefront', { token })).body

const form = (version: number, parts: object = {}) => ({
  description: 'A family business since 1998.\n\nمعرض عائلي منذ 1998.',
  phoneNumber: '٤٤١٢ 3456',
  whatsappNumber: null,
  website: 'https://example.qa/cars',
  address: 'Salwa Road 210',
  hours: [
    { from: '08:00', to: '12:00', second: { from: '16:00', to: '21:00' } },
    ...Array.from({ length: 4 }, () => ({ from: '09:00', to: '20:00' })),
    null,
    { from: '16:00', to: '01:00' },
  ],
  logo: null,
  cover: null,
  version,
  ...parts,
})

const write = ({ token }: Person, body: object) => api('PUT', '/api/seller/storefront', { token, body })

it('shows visitors what a dealership says about itself, pictures and hours included', async () => {
  const dealer = await registerVerifiedDealer()
  const { version, slug } = await read(dealer)
  const [logo, cover] = [await uploadPhoto(dealer.token), await uploadPhoto(dealer.token, await jpeg('#223'))]
  const saved = await write(dealer, form(version, { logo: logo.url, cover: cover.id }))
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ version: version + 1, logoUrl: logo.url, coverImageUrl: cover.url })
  expect(await read(dealer)).toEqual(saved.body)

  const { body: page } = await apiOk('GET', `/api/dealers/${slug}`)
  expect(page).toMatchObject({
    description: 'A family business since 1998.\n\nمعرض عائلي منذ 1998.',
    logoUrl: logo.url,
    coverImageUrl: cover.url,
    website: 'https://example.qa/cars',
    phoneNumber: '+97444123456',
    whatsappNumber: null,
  })
  expect(page.hours).toHaveLength(7)
  expect(page.hours[0].second).toEqual({ from: '16:00', to: '21:00' })
  expect(page).not.toHaveProperty('version')

  // The dropped picture is the sweep's; the kept one changes its place.
  const next = await write(dealer, form(version + 1, { logo: cover.url, hours: null, website: '' }))
  expect(next.body).toMatchObject({ logoUrl: cover.url, coverImageUrl: null, hours: null, website: '' })
  expect((await getUploadById(logo.id))?.attachedTo).toBeNull()
  expect((await getUploadById(cover.id))?.attachedTo).toBe(dealer.user.id)
})

it('stands in an area of its city, and in no other’s', async () => {
  const dealer = await registerVerifiedDealer()
  const { version, slug, city } = await read(dealer)
  const [own, other] = city === 'Al Rayyan' ? ['Al Waab', 'Al Sadd'] : ['Al Sadd', 'Al Waab']
  const refused = await write(dealer, form(version, { area: other }))
  expect([refused.status, refused.body.issues]).toMatchObject([400, [{ path: 'area' }]])
  expect((await write(dealer, form(version, { area: own }))).body).toMatchObject({ area: own })
  // A form of the release before says nothing about it.
  await write(dealer, form(version + 1))
  expect((await apiOk('GET', `/api/dealers/${slug}`)).body).toMatchObject({ city, area: own })
})

it('takes a change of what was read alone, and loses none of two at once', async () => {
  const dealer = await registerVerifiedDealer()
  const { version } = await read(dealer)
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((address) => write(dealer, form(version, { address }))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const { body: won } = answers.find(({ status }) => status === 200)!
  expect((await read(dealer)).address).toBe(won.address)
  expect((await write(dealer, form(version))).body.code).toBe('EDIT_CONFLICT')
})

it('changed while its account is being deleted leaves no picture that nobody owns', async () => {
  const dealer = await registerVerifiedDealer()
  const [user, seen] = await Promise.all([getUserById(dealer.user.id), findDealer(dealer.user.id)])
  const { version } = await read(dealer)
  expect((await write(dealer, form(version))).status).toBe(200)
  const at = new Date()
  await expect(markUserDeleted(user!, at, removeDealerWrites(seen!))).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect((await read(dealer)).version).toBe(version + 1)
})

it('refuses pictures that are not one’s own free ones, and leaves everything as it was', async () => {
  const [dealer, stranger] = [await registerVerifiedDealer(), await registerVerifiedDealer()]
  const before = await read(dealer)
  const foreign = await uploadPhoto(stranger.token)
  const own = await uploadPhoto(dealer.token)
  const never = 'upl_00000000000000000000000009'
  for (const [parts, field] of [
    [{ logo: foreign.url }, 'logo'],
    [{ cover: never }, 'cover'],
    [{ logo: own.url, cover: own.url }, 'cover'],
  ] as const) {
    const { status, body } = await write(dealer, form(before.version, parts))
    expect([status, body.code]).toEqual([400, 'UPLOAD_UNUSABLE'])
    expect(body.issues).toMatchObject([{ path: field }])
  }
  expect(await read(dealer)).toEqual(before)
  expect((await getUploadById(own.id))?.attachedTo).toBeNull()
})

it.each([
  ['a script as web address', { website: 'javascript:alert(1)' }],
  ['a bare name as web address', { website: 'example.qa' }],
  ['half a character in a web address', { website: 'https://example.qa/\ud800' }],
  ['a line break in a web address', { website: 'https://example.qa/\nx' }],
  ['a web address that pretends to be another', { website: 'https://bank.qa@evil.example' }],
  ['an hour that no clock has', { hours: Array.from({ length: 7 }, () => ({ from: '24:00', to: '25:61' })) }],
  ['a week of six days', { hours: Array.from({ length: 6 }, () => null) }],
  [
    'second hours that begin before the first have ended',
    {
      hours: Array.from({ length: 7 }, () => ({
        from: '08:00',
        to: '17:00',
        second: { from: '16:00', to: '21:00' },
      })),
    },
  ],
  ['a picture elsewhere', { logo: 'https://evil.example/logo.svg' }],
  ['a phone number of words', { phoneNumber: 'call me now' }],
  ['another name', { businessName: 'Somebody Else' }],
  ['too much to say', { description: 'x'.repeat(2001) }],
])('refuses %s', async (_, parts) => {
  const dealer = await registerVerifiedDealer()
  const { version } = await read(dealer)
  expect((await write(dealer, form(version, parts))).status).toBe(400)
  expect((await read(dealer)).version).toBe(version)
})

it('is closed to dealerships that are not verified, and to everybody else', async () => {
  const [dealer, seller] = [await registerDealer(), await registerSeller()]
  for (const { status, body } of [
    await api('GET', '/api/seller/storefront', { token: dealer.token }),
    await write(dealer, form(1)),
  ])
    expect([status, body.code]).toEqual([403, 'DEALERSHIP_NOT_VERIFIED'])
  expect((await write(seller, form(1))).status).toBe(403)
})

it('says that its owner confirmed the number that it shows, and of no other', async () => {
  const dealer = await registerVerifiedDealer()
  const { token, user } = dealer
  const see = async () => (await apiOk('GET', `/api/dealers/${user.id}`)).body
  const show = async (phoneNumber: string) =>
    write(dealer, form((await read(dealer)).version, { phoneNumber }))
  expect(await see()).toMatchObject({ isEmailConfirmed: true, isPhoneConfirmed: false })
  await confirmPhoneOf(dealer)
  const { phoneNumber } = (await apiOk('GET', '/api/user', { token })).body
  expect((await show(phoneNumber)).status).toBe(200)
  const page = await see()
  expect(page).toMatchObject({ phoneNumber, isPhoneConfirmed: true })
  expect(JSON.stringify(page)).not.toContain(user.email)
  expect((await show('4412 3456')).status).toBe(200)
  expect(await see()).toMatchObject({ isPhoneConfirmed: false })
})

it('that leaves its numbers empty gives no other on its cars and plates: its owner’s own may be private', async () => {
  const [dealer, admin] = await Promise.all([registerVerifiedDealer(), registerAdmin()])
  await confirmPhoneOf(dealer)
  const { phoneNumber: own } = (await apiOk('GET', '/api/user', { token: dealer.token })).body
  const [car, plate] = [await submitCar(dealer), await publishPlate(dealer, admin)]
  const [carPath, platePath] = [`/api/listings/${car.id}`, `/api/number-plates/${plate.id}`]
  const sellers = async () => {
    const answers = [(await apiOk('GET', carPath)).body, (await apiOk('GET', platePath)).body]
    const documents = await Promise.all(
      [`/cars/${car.slug}`, `/number-plates/${plate.slug}`].map((path) =>
        crawl(`${path}?scripts=off`, 'Mozilla/5.0 (iPhone) Safari/604.1'),
      ),
    )
    const said = JSON.stringify([answers, documents.map(({ html }) => html)])
    expect(said).toContain(plate.plateNumber)
    expect(said.replaceAll(/\D/g, '')).not.toContain(own.replaceAll(/\D/g, ''))
    return [
      ...answers.map(({ seller }) => seller),
      (await apiOk('GET', `/api/dealers/${dealer.user.id}`)).body,
    ]
  }
  const save = async (numbers: object) => {
    const saved = await write(dealer, form((await read(dealer)).version, numbers))
    expect(saved.status).toBe(200)
  }
  for (const [numbers, shown] of [
    [{ whatsappNumber: null }, { phoneNumber: '+97444123456', whatsappNumber: null }],
    [
      { phoneNumber: null, whatsappNumber: '5500 1122' },
      { phoneNumber: null, whatsappNumber: '+97455001122' },
    ],
    [
      { phoneNumber: null, whatsappNumber: null },
      { phoneNumber: null, whatsappNumber: null },
    ],
  ]) {
    await save(numbers!)
    const each = { ...shown, isPhoneConfirmed: false }
    expect(await sellers()).toMatchObject([each, each, each])
  }
})

it('has an Arabic name beside its own, but not another dealership’s', async () => {
  const dealer = await registerVerifiedDealer()
  const { version, slug } = await read(dealer)
  const businessNameAr = `معرض ${[...slug].map((sign) => String.fromCodePoint(0x627 + (sign.charCodeAt(0) % 20))).join('')}`
  expect((await write(dealer, form(version, { businessNameAr }))).body).toMatchObject({ businessNameAr })
  expect((await apiOk('GET', `/api/dealers/${slug}`)).body).toMatchObject({ businessNameAr })
  // A client of before sends none, and it stays.
  expect((await write(dealer, form(version + 1))).body).toMatchObject({ businessNameAr })

  const other = await registerVerifiedDealer()
  const borrowed = await write(other, form((await read(other)).version, { businessNameAr }))
  expect(borrowed.body.code).toBe('NAME_NOT_YOURS')
  // Nobody reviews it, so what the trade adds makes it no other name.
  for (const name of [
    `${businessNameAr} للسيارات`,
    businessNameAr.replace('معرض', 'شركة'),
    'معرض سيارة الرسمي',
  ]) {
    const added = await write(other, form((await read(other)).version, { businessNameAr: name }))
    expect([name, added.status, added.body.code]).toEqual([name, 409, 'NAME_NOT_YOURS'])
  }
  expect((await write(dealer, form(version + 2, { businessNameAr: '' }))).body).toMatchObject({
    businessNameAr: '',
  })
})

it('has its second name in the letters of the other language alone, and an Arabic one a Latin name that English pages show', async () => {
  const dealer = await registerVerifiedDealer()
  const { version, slug, businessName } = await read(dealer)
  const refused = await write(dealer, form(version, { businessNameAr: 'www.gold.example' }))
  expect([refused.status, refused.body.issues]).toMatchObject([400, [{ path: 'businessNameAr' }]])
  expect((await read(dealer)).version).toBe(version)

  const arabic = `معرض ${[...slug].map((sign) => String.fromCodePoint(0x627 + (sign.charCodeAt(0) % 20))).join('')}`
  await transact([updateWrite(keys.dealer(dealer.user.id), { set: { businessName: arabic } })])
  const named = await write(dealer, form(version, { businessNameAr: businessName }))
  expect(named.body).toMatchObject({ businessName: arabic, businessNameAr: businessName })
  expect((await crawl(`/dealer/${slug}`)).html).toContain(`${businessName}</h1>`)
  expect((await write(dealer, form(version + 1, { businessNameAr: `${arabic} 2` }))).status).toBe(400)

  const other = await registerVerifiedDealer()
  await transact([updateWrite(keys.dealer(other.user.id), { set: { businessName: 'معرض آخر' } })])
  const borrowed = await write(other, form((await read(other)).version, { businessNameAr: businessName }))
  expect(borrowed.body.code).toBe('NAME_NOT_YOURS')
})

it('says the same in two languages, the reader’s first where a page is drawn', async () => {
  const dealer = await registerVerifiedDealer()
  const { version, slug } = await read(dealer)
  const both = { description: 'Family cars since 1998.', secondDescription: 'سيارات عائلية منذ 1998.' }
  expect((await write(dealer, form(version, both))).body).toMatchObject(both)
  expect((await apiOk('GET', `/api/dealers/${slug}`)).body).toMatchObject(both)
  // A client of before sends none, and it stays.
  expect((await write(dealer, form(version + 1))).body).toMatchObject({
    secondDescription: both.secondDescription,
  })
  const { html } = await crawl(`/dealer/${slug}`)
  expect(html.indexOf(both.description)).toBeLessThan(html.indexOf(both.secondDescription))
  expect(html).toContain(both.secondDescription)
})
