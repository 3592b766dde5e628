import { describe, expect, it } from 'vitest'
import type { ListingCard, ListingDetail } from '#shared/schemas/listing.ts'
import { cardOf, isCard, newestCards } from './kept-offers.ts'
import { ownerOf } from '#web/stores/session.ts'

const card = (id: string, title = id) =>
  ({
    id,
    slug: id,
    title,
    titleAr: title,
    priceQAR: 1,
    mileage: 1,
    fuelType: 'Petrol',
    city: 'Doha',
    availability: 'AVAILABLE',
    createdAt: '2026-01-01T00:00:00.000Z',
    images: [],
  }) as unknown as ListingCard

describe('newestCards', () => {
  it('has the newest of what is known of each car, in the order of the ids', () => {
    const came = [{ at: 20, data: card('a', 'new') }]
    const kept = [
      { at: 10, data: card('a', 'old') },
      { at: 10, data: card('b') },
      { at: 10, data: card('c') },
    ]
    expect(newestCards(['b', 'a', 'unknown'], came, kept).map(({ data }) => data.title)).toEqual(['b', 'new'])
  })
})

describe('cardOf', () => {
  it('leaves out the seller, the text and all photos but the first', () => {
    const detail = {
      ...card('a'),
      images: [{ id: 'one' }, { id: 'two' }],
      description: 'text',
      seller: { phoneNumber: '+97455512345' },
      own: { status: 'APPROVED' },
      dealerProfile: { id: 'usr_1', slug: 'd', businessName: 'Dealer', phoneNumber: '+97455512345' },
    } as unknown as ListingDetail
    const kept = cardOf(detail)
    expect(isCard(kept)).toBe(true)
    expect(kept.images).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/97455512345|text|own|seller/)
  })
})

it('does not take what an older version left for a card', () => {
  const { images: _, ...older } = card('a')
  for (const value of [null, 'a', [], older]) expect(isCard(value)).toBe(false)
})

const token = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

it('reads whose token it is', () => {
  expect(ownerOf(token({ username: 'usr_1A', note: '~~~???ÿ' }))).toBe('usr_1A')
})

it('knows nobody by anything else', () => {
  for (const text of ['', 'a.b.c', token({}), token({ username: 'unsaved:x' }), token({ username: 7 })])
    expect(ownerOf(text)).toBeNull()
})
