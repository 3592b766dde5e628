import { expect, it } from 'vitest'
import { sampleItems } from './sample-items.ts'

const id = (prefix: string, number: number) => `${prefix}_${String(number).padStart(26, '0')}`
const [demo, other, stranger] = [id('usr', 1), id('usr', 2), id('usr', 3)]

const profile = (userId: string, username: string) => [
  { pk: `USER#${userId}`, sk: 'PROFILE', id: userId, username },
  { pk: `USERNAME#${username}`, sk: 'GUARD', id: userId },
]
const car = (number: number, ownerId: string) => [
  { pk: `LISTING#${id('lst', number)}`, sk: 'LISTING', id: id('lst', number), ownerId, status: 'APPROVED' },
  { pk: `SLUG#listing#car-${number}`, sk: 'GUARD', id: id('lst', number) },
]
const lead = (number: number, sellerId: string, buyerId: string, car: number) => [
  { pk: `LEAD#${id('led', number)}`, sk: 'LEAD', id: id('led', number), sellerId, buyerId },
  { pk: `USER#${buyerId}`, sk: `CONTACTED#${id('lst', car)}`, listingId: id('lst', car) },
]
const all = [
  ...[1, 2, 3, 4, 5].flatMap((number) => car(number, demo)),
  ...car(9, stranger),
  ...profile(demo, 'seller'),
  ...profile(other, 'noor'),
  ...profile(stranger, 'faisal'),
  ...lead(1, demo, other, 1),
  ...lead(2, stranger, other, 9),
  { pk: 'COUNTER#LISTINGS', sk: 'SHARD#1', APPROVED: 6 },
  { pk: `PROVIDERS#financing`, sk: id('prv', 1), id: id('prv', 1) },
]
const keys = sampleItems(all).map(({ pk, sk }) => `${pk}/${sk}`)

it('keeps a few things of the demo accounts in each state, with everything that belongs to them', () => {
  expect(keys.filter((key) => key.endsWith('/LISTING'))).toHaveLength(3)
  expect(keys.filter((key) => key.startsWith('SLUG#'))).toHaveLength(3)
  expect(keys).toContain('PROVIDERS#financing/' + id('prv', 1))
})

it('keeps whom they deal with, and nobody else', () => {
  expect(keys.filter((key) => key.startsWith('USERNAME#'))).toEqual([
    'USERNAME#seller/GUARD',
    'USERNAME#noor/GUARD',
  ])
  expect(keys).toContain(`LEAD#${id('led', 1)}/LEAD`)
  expect(keys.join()).not.toContain(stranger)
})

it('keeps no sums, which would be wrong of a part', () => {
  expect(keys.filter((key) => key.startsWith('COUNTER#'))).toEqual([])
})
