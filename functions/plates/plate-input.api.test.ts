import { beforeAll, describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { few, inFlight } from '#functions/testing/in-flight.ts'
import { statuses, times } from '#functions/testing/leads.ts'
import { establish, registerSeller, type Person } from '#functions/testing/people.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { plateForm } from '#functions/testing/plates.ts'

const offer = ({ token }: Person, body: unknown) => api('POST', '/api/number-plates', { token, body })
const mine = async ({ token }: Person) => (await apiOk('GET', '/api/seller/number-plates', { token })).body

const inScript = (number: string, zero: string) =>
  [...number].map((digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit))).join('')

describe('one number, however it is written', () => {
  it('is one plate', async () => {
    // Nine refusals count nothing for its day.
    const seller = await registerSeller()
    const number = await freeNumber()
    const typed = inScript(number, '٠').replace(/^(.)(.)/, '$1-$2')
    const { status, body } = await offer(seller, plateForm(` ${typed} `))
    expect([status, body.number, body.plateNumber]).toEqual([201, number, number])
    const others = [number, inScript(number, '۰'), inScript(number, '०'), [...number].join(' ')]
    const marked = `\u200f${[...number].join('\u2009')}`
    const mixed = number.slice(0, 3) + inScript(number.slice(3), '٠')
    for (const same of [
      ...others,
      mixed,
      marked,
      inScript(number, '０'),
      `${number.slice(0, 3)},${number.slice(3)}`,
    ])
      expect((await offer(seller, plateForm(same))).body, same).toMatchObject({ code: 'PLATE_TAKEN' })
    expect(await mine(seller)).toHaveLength(1)
  })

  it('is another with a letter, or with a zero before it', async () => {
    const seller = await establish(await registerSeller())
    const number = await freeNumber()
    await apiOk('POST', '/api/number-plates', { token: seller.token, body: plateForm(number) })
    const { body } = await offer(seller, plateForm(`q-${inScript(number, '٠')}`))
    expect(body).toMatchObject({ series: 'Q', number, plateNumber: `Q ${number}`, slug: `q-${number}` })
    const seen = { token: seller.token }
    expect((await api('GET', `/api/number-plates/q-${number}`, seen)).body.id).toBe(body.id)
    expect((await api('GET', `/api/number-plates/${number}`, seen)).body.id).not.toBe(body.id)
    expect((await offer(seller, plateForm(`Q${number}`))).status).toBe(409)
    expect((await offer(seller, plateForm(`T ${number}`))).body.series).toBe('T')

    const short = number.slice(1)
    const answers = [
      await offer(seller, plateForm(`R0${short}`)),
      await offer(seller, plateForm(`R${short}`)),
    ]
    expect(answers.map(({ body }) => body.number)).toEqual([`0${short}`, short])
  })

  it('of fifty offers, eight at once, is waited for by each person once', async () => {
    const people = await Promise.all(times(10, () => registerSeller()))
    const number = await freeNumber()
    const spellings = [
      number,
      inScript(number, '٠'),
      [...number].join('-'),
      ` ${number}`,
      inScript(number, '۰'),
    ]
    const offers = people.flatMap((person) => spellings.map((spelling) => ({ person, spelling })))
    const answers = await inFlight(offers, few, ({ person, spelling }) => offer(person, plateForm(spelling)))
    expect(statuses(answers)).toEqual([...times(10, () => 201), ...times(40, () => 409)])
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.code)
    expect(new Set(refused)).toEqual(new Set(['PLATE_TAKEN']))
    for (const stored of await Promise.all(people.map(mine)))
      expect(stored).toMatchObject([{ number, status: 'PENDING' }])
  })
})

describe('bad input is refused with a sentence and leaves nothing', () => {
  let seller: Person
  beforeAll(async () => {
    seller = await registerSeller()
  })

  const wrong: Readonly<Record<string, unknown>>[] = [
    ...['', ' ', '1234567', '٣٣٣٣٣٣٣', 'ABC', 'X 12', '12Q', 'QQ1', '-', '1+1', '½', '3.3e2'].map(asNumber),
    ...['3\u00003', '3\n3', '3\u00853', '\ud83d3', '1'.repeat(200), 333, null, ['333'], { number: 3 }].map(
      asNumber,
    ),
    { plateNumber: undefined },
    { category: 'sequential' },
    { category: 'gold' },
    { category: undefined },
    { price: 0 },
    { price: -1 },
    { price: 1.5 },
    { price: '5' },
    { price: 1e9 },
    { price: null },
    { price: undefined },
    { location: 'Doha' },
    { location: 'dubai' },
    { country: 'AE' },
    { currency: 'USD' },
    { description: 'x'.repeat(1001) },
    { description: 'a\u0000b' },
    { description: '\ud83d' },
    { description: 5 },
    { status: 'REJECTED' },
    { isFeatured: true },
    { ownerId: 'usr_00000000000000000000000000' },
    { series: 'Q' },
    { number: '1' },
    { availability: 'SOLD' },
  ]

  it.each(wrong)('%j', async (parts) => {
    const number = await freeNumber()
    const { status, body } = await offer(seller, plateForm(number, parts))
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
    expect(body.issues[0].message.length).toBeGreaterThan(5)
    expect(await mine(seller)).toEqual([])
  })

  it('even at its edge', async () => {
    const edge = { price: 100_000_000, description: 'ص'.repeat(1000), category: 'single-digit' }
    const { status, body } = await offer(seller, plateForm(await freeNumber(), edge))
    expect(status).toBe(201)
    expect(body).toMatchObject(edge)
    const least = { price: 1, description: ' \u202e ' }
    expect((await offer(seller, plateForm(await freeNumber(), least))).body).toMatchObject({
      price: 1,
      description: null,
    })
  })

  it('in an address too', async () => {
    const bad = ['1234567', 'x-1', 'qq-1', '%D9%A3', '3-3', 'plt_1', '-1', '1.5', 'Q-1']
    for (const place of bad) expect((await api('GET', `/api/number-plates/${place}`)).status, place).toBe(404)
  })
})

function asNumber(plateNumber: unknown) {
  return { plateNumber }
}
