import { expect, test, vi } from 'vitest'
import { buildColumns } from './build-columns.ts'
import type { Columns } from './columns.ts'
import { keptByRow, readCard } from './read-card.ts'
import { randomDocuments } from './testing/documents.ts'

const columns = buildColumns(randomDocuments(3, 40))
const reading = () => vi.fn<(columns: Columns, row: number) => { row: number }>((_columns, row) => ({ row }))

test('a row is read once, and by each segment for itself', () => {
  const [one, other, read] = [buildColumns([]), buildColumns([]), reading()]
  const kept = keptByRow(read)
  expect(kept(one, 5)).toBe(kept(one, 5))
  expect(kept(other, 5)).not.toBe(kept(one, 5))
  expect(read).toHaveBeenCalledTimes(2)
})

test('what is asked for again and again stays, the rest is forgotten', () => {
  const [segment, read] = [buildColumns([]), reading()]
  const kept = keptByRow(read)
  const favorite = kept(segment, 0)
  for (let row = 1; row < 50_000; row++) {
    kept(segment, row)
    if (row % 1000 === 0) expect(kept(segment, 0)).toBe(favorite)
  }
  read.mockClear()
  kept(segment, 1)
  expect(read).toHaveBeenCalledTimes(1)
})

test('nobody can change the card that others get', () => {
  const rows = Array.from({ length: 40 }, (_, row) => readCard(columns, row))
  const first = rows.find(({ dealerProfile }) => dealerProfile)
  expect(() => void (first!.dealerProfile!.businessName = 'mine')).toThrow(TypeError)
  expect(() => void first!.images.pop()).toThrow(TypeError)
})
