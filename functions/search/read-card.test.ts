import { expect, test, vi } from 'vitest'
import { buildColumns } from './build-columns.ts'
import { keptCard, readCard } from './read-card.ts'
import { randomDocuments } from './testing/documents.ts'

const columns = buildColumns(randomDocuments(3, 40))
const { dealerProfile: _, ...card } = readCard(columns, 0)
const read = () =>
  vi.fn<Parameters<typeof keptCard>[2]>((_columns, row) => ({ ...card, dealerProfile: null, viewCount: row }))

test('a row is read once, and by each segment for itself', () => {
  const [one, other, reading] = [buildColumns([]), buildColumns([]), read()]
  expect(keptCard(one, 5, reading)).toBe(keptCard(one, 5, reading))
  expect(keptCard(other, 5, reading)).not.toBe(keptCard(one, 5, reading))
  expect(reading).toHaveBeenCalledTimes(2)
})

test('what is asked for again and again stays, the rest is forgotten', () => {
  const [segment, reading] = [buildColumns([]), read()]
  const favorite = keptCard(segment, 0, reading)
  for (let row = 1; row < 50_000; row++) {
    keptCard(segment, row, reading)
    if (row % 1000 === 0) expect(keptCard(segment, 0, reading)).toBe(favorite)
  }
  reading.mockClear()
  keptCard(segment, 1, reading)
  expect(reading).toHaveBeenCalledTimes(1)
})

test('nobody can change the card that others get', () => {
  const rows = Array.from({ length: 40 }, (_, row) => readCard(columns, row))
  const first = rows.find(({ dealerProfile }) => dealerProfile)
  expect(() => void (first!.dealerProfile!.businessName = 'mine')).toThrow(TypeError)
  expect(() => void first!.images.pop()).toThrow(TypeError)
})
