import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { timeSort } from '#functions/data/keys.ts'
import { searchByStatus } from './lists.ts'
import { table, tableName } from '#functions/data/table.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { limits } from '#shared/constants/limits.ts'

const partition = 'TEST#ROWS'
const rows = limits.adminSearchReads + 150

const itemOf = (number: number) => {
  const place = String(number).padStart(5, '0')
  // Two rows of one moment, so that the id decides.
  const at = new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 2) * 1000).toISOString()
  return { pk: `ROW#${place}`, sk: 'ROW', number, statusPk: partition, statusSk: timeSort(at, place) }
}

beforeAll(async () => {
  await useOwnTable()
  const puts = Array.from({ length: rows }, (_, number) => ({ PutRequest: { Item: itemOf(number) } }))
  for (let start = 0; start < rows; start += 25) {
    const batch = { [tableName()]: puts.slice(start, start + 25) }
    await table().send(new BatchWriteCommand({ RequestItems: batch }))
  }
})

const find = (keep: (number: number) => boolean, page: Parameters<typeof searchByStatus>[1]) =>
  searchByStatus(partition, page, ({ number }) => Number(number), keep)

const walk = async (keep: (number: number) => boolean, limit: number, oldestFirst = false) => {
  const pages: number[][] = []
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await find(keep, { limit, cursor, oldestFirst })
    pages.push(items)
    cursor = nextCursor
  } while (cursor)
  return pages
}

const all = Array.from({ length: rows }, (_, number) => number)

describe('a search among the rows of a status', () => {
  it.each([
    ['every row', () => true, 100],
    ['a third of them', (number: number) => number % 3 === 0, 100],
    ['the first and the last', (number: number) => number === 0 || number === rows - 1, 20],
    ['one at a time', (number: number) => number % 190 === 7, 1],
  ])('finds %s once, in order, both ways', async (_, keep, limit) => {
    const wanted = all.filter(keep)
    const up = await walk(keep, limit, true)
    expect(up.flat()).toEqual(wanted)
    expect(Math.max(...up.map((page) => page.length))).toBeLessThanOrEqual(limit)
    expect((await walk(keep, limit)).flat()).toEqual(wanted.toReversed())
  })

  it('stops after as many rows as one request may look at, and goes on from there', async () => {
    const looked: number[] = []
    const nothing = (number: number) => looked.push(number) < 0
    const first = await find(nothing, { limit: 50 })
    expect([first.items, looked.length]).toEqual([[], limits.adminSearchReads])
    const rest = await find(nothing, { limit: 50, cursor: first.nextCursor })
    expect(rest).toEqual({ items: [], nextCursor: undefined })
    expect(looked).toEqual(all.toReversed())
  })

  it('says that it is over when the last row fills the page', async () => {
    expect(await walk((number) => number < 5, 5)).toEqual([[], [4, 3, 2, 1, 0]])
  })

  it('takes no cursor of another list', async () => {
    const key = { pk: 'USER#1', sk: 'PROFILE', statusPk: 'USERS', statusSk: 'x' }
    const cursor = Buffer.from(JSON.stringify(key)).toString('base64url')
    await expect(find(() => true, { limit: 5, cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(find(() => true, { limit: 5, cursor: 'x' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
