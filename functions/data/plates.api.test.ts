import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readCounts } from './counters.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import {
  countOwnedPlates,
  deletePlateRecord,
  findPlate,
  getPlateById,
  getPlatesById,
  insertPlate,
  listOwnedPlates,
  listPlatesByStatus,
  plateCounts,
  replacePlate,
} from './plates.ts'
import { listWaiting, readPlateGuard, readWaitingPlate } from './plate-numbers.ts'
import { keptDescription, type PlateRecord } from './plate-record.ts'
import { table, tableName } from '#functions/data/table.ts'
import { transact } from './transact.ts'
import { newId } from '#functions/adapters/ids.ts'
import { aPlate } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'

// The real module, except for the calls that must fail because the item is busy.
vi.mock('./transact.ts', async (load) => {
  const actual = await load<typeof import('./transact.ts')>()
  return { ...actual, transact: vi.fn<typeof transact>(actual.transact) }
})

beforeAll(() => useOwnTable())

let made = 0
/** A waiting plate with a number of its own. */
const waiting = (parts: Partial<PlateRecord> = {}): PlateRecord =>
  aPlate({
    id: newId('plate'),
    ownerId: newId('user'),
    number: String(500_000 + made++),
    status: 'PENDING',
    version: 1,
    publishedAt: null,
    ...parts,
  })

const insert = async (plate: PlateRecord) => {
  await insertPlate(plate, [])
  return plate
}

/** Changes a plate and answers it as it is stored, which keeps the description that was public. */
const replace = async (seen: PlateRecord, parts: Partial<PlateRecord>) => {
  const updatedAt = '2026-03-01T00:00:00.000Z'
  const plate = { ...seen, updatedAt, ...parts, version: seen.version + 1 }
  await replacePlate(plate, seen)
  return { ...plate, publicDescription: keptDescription(seen, plate.status) }
}

const guardOf = ({ number }: PlateRecord) => readPlateGuard('QA', number)

const feed = async () => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'changes',
      KeyConditionExpression: 'changePk = :plates',
      ExpressionAttributeValues: { ':plates': partitions.plateChanges },
    }),
  )
  return Items
}

describe('a number', () => {
  it('is waited for until the approval, then held, let go of and held again as the plate’s standing goes', async () => {
    let plate = await insert(waiting())
    const { id } = plate
    const waits = async () => (await readWaitingPlate('QA', plate.number, plate.ownerId)) === id
    expect([await guardOf(plate), await waits()]).toEqual([undefined, true])
    expect(await findPlate(plate.number)).toBeUndefined()
    expect(await findPlate(plate.number, plate.ownerId)).toEqual(plate)
    const decided = (status: 'APPROVED' | 'REJECTED') => ({
      status,
      decision: { status, at: '2026-03-01T00:00:00.000Z', by: newId('user') },
    })
    const standings: readonly (readonly [Partial<PlateRecord>, boolean, boolean?])[] = [
      [decided('APPROVED'), true],
      [{ availability: 'RESERVED' }, true],
      [{ availability: 'SOLD' }, false],
      [{ status: 'PENDING' }, false],
      [{ availability: 'AVAILABLE' }, true],
      [{ isHidden: true }, true],
      [decided('REJECTED'), false],
      [{ price: 5 }, false],
      [{ status: 'PENDING' }, false, true],
      [decided('APPROVED'), true],
    ]
    for (const [parts, isTaken, isWaiting = false] of standings) {
      plate = await replace(plate, parts)
      expect(await guardOf(plate)).toEqual({ id, isTaken })
      expect(await waits()).toBe(isWaiting)
      expect(await findPlate(plate.number)).toEqual(plate)
    }
    await deletePlateRecord(plate, new Date())
    expect(await guardOf(plate)).toBeUndefined()
  })

  it('leads to the latest plate that has it, and stays with that when an older one goes', async () => {
    const shown = await replace(await insert(waiting()), { status: 'APPROVED' })
    await expect(insert(waiting({ number: shown.number }))).rejects.toMatchObject({ code: 'PLATE_TAKEN' })
    const sold = await replace(shown, { availability: 'SOLD' })
    const [first, second] = [
      await insert(waiting({ number: sold.number })),
      await insert(waiting({ number: sold.number })),
    ]
    expect((await listWaiting(sold)).toSorted()).toEqual([first.id, second.id].toSorted())
    expect(await guardOf(sold)).toEqual({ id: sold.id, isTaken: false })
    const next = await replace(first, { status: 'APPROVED' })
    expect(await guardOf(sold)).toEqual({ id: next.id, isTaken: true })
    await expect(replace(second, { status: 'APPROVED' })).rejects.toMatchObject({ code: 'PLATE_TAKEN' })
    await deletePlateRecord(second, new Date())
    expect(await listWaiting(sold)).toEqual([])
    await expect(replace(sold, { availability: 'AVAILABLE' })).rejects.toMatchObject({ code: 'PLATE_TAKEN' })
    expect(await getPlateById(sold.id)).toEqual(sold)
    await deletePlateRecord(sold, new Date())
    expect(await guardOf(next)).toEqual({ id: next.id, isTaken: true })

    const soldToo = await replace(next, { availability: 'SOLD' })
    await deletePlateRecord(soldToo, new Date())
    expect(await findPlate(next.number)).toBeUndefined()
  })

  it('that another claims while it is looked up for a deletion is not taken from them', async () => {
    const shown = await replace(await insert(waiting()), { status: 'APPROVED' })
    const sold = await replace(shown, { availability: 'SOLD' })
    const next = await insert(waiting({ number: sold.number }))
    vi.mocked(transact).mockImplementationOnce(async (writes) => {
      await replace(next, { status: 'APPROVED' })
      await transact(writes)
    })
    await expect(deletePlateRecord(sold, new Date())).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
    expect(await getPlateById(sold.id)).toEqual(sold)
    await deletePlateRecord(sold, new Date())
    expect((await guardOf(sold))?.isTaken).toBe(true)
  })

  it('that is let go of while another is refused it is theirs', async () => {
    const shown = await replace(await insert(waiting()), { status: 'APPROVED' })
    const sold = await replace(shown, { availability: 'SOLD' })
    const next = await insert(waiting({ number: sold.number }))
    const back = await replace(sold, { availability: 'AVAILABLE' })
    vi.mocked(transact).mockImplementationOnce(async (writes) => {
      const refusal: unknown = await transact(writes).catch((error: unknown) => error)
      await replace(back, { availability: 'SOLD' })
      throw refusal
    })
    await replace(next, { status: 'APPROVED' })
    expect(await guardOf(next)).toEqual({ id: next.id, isTaken: true })
  })

  it('that so many want that the store gives up is taken, once somebody has it', async () => {
    const busy = new TransactionCanceledException({
      message: 'Busy',
      $metadata: {},
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
    })
    const first = await insert(waiting())
    const second = await insert(waiting({ number: first.number }))
    vi.mocked(transact).mockRejectedValueOnce(busy)
    await expect(replace(first, { status: 'APPROVED' })).rejects.toBe(busy)
    await replace(first, { status: 'APPROVED' })
    vi.mocked(transact).mockRejectedValueOnce(busy)
    await expect(replace(second, { status: 'APPROVED' })).rejects.toMatchObject({ code: 'PLATE_TAKEN' })
    expect((await getPlateById(second.id))?.status).toBe('PENDING')
  })

  it('that an older version took for a plate that still waits goes to the first that is approved', async () => {
    const old = await insert(waiting())
    const key = { ...keys.plateGuard('QA', old.number), id: old.id, isTaken: true }
    await table().send(new PutCommand({ TableName: tableName(), Item: key }))
    const next = await insert(waiting({ number: old.number }))
    const approved = await replace(next, { status: 'APPROVED' })
    expect(await guardOf(old)).toEqual({ id: approved.id, isTaken: true })
    await expect(replace(old, { status: 'APPROVED' })).rejects.toMatchObject({ code: 'PLATE_TAKEN' })
  })
})

it('refuses the whole act when what belongs to it fails', async () => {
  const plate = waiting()
  const impossible = {
    ConditionCheck: {
      TableName: tableName(),
      Key: keys.user(plate.ownerId),
      ConditionExpression: 'attribute_exists(pk)',
    },
    refuse: 'UNAUTHORIZED' as const,
  }
  await expect(insertPlate(plate, [impossible])).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    failed: expect.arrayContaining([true]),
  })
  expect(await guardOf(plate)).toBeUndefined()
})

it('keeps the counts of each status, and never puts a counter back', async () => {
  const before = await readCounts(plateCounts)
  const [first, second] = [await insert(waiting()), await insert(waiting())]
  const approved = await replace(first, { status: 'APPROVED', viewCount: 99 })
  await replace(second, { status: 'REJECTED' })
  expect((await getPlateById(first.id))?.viewCount).toBeUndefined()
  const repriced = await replace(approved, { price: 7 })
  await expect(replace(approved, { price: 8 })).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
  const counts = async (name: string) => ((await readCounts(plateCounts))[name] ?? 0) - (before[name] ?? 0)
  expect([await counts('PENDING'), await counts('APPROVED'), await counts('REJECTED')]).toEqual([0, 1, 1])
  await deletePlateRecord(repriced, new Date())
  expect(await counts('APPROVED')).toBe(0)
})

it('lists what a person has, newest first, and pages through a status both ways', async () => {
  const ownerId = newId('user')
  const plates = []
  for (const day of [2, 1, 3])
    plates.push(await insert(waiting({ ownerId, createdAt: `2026-02-0${day}T00:00:00.000Z` })))
  const [second, first, third] = plates
  expect(await listOwnedPlates(ownerId)).toEqual([third, second, first])
  expect(await countOwnedPlates(ownerId)).toBe(3)
  expect(await countOwnedPlates(newId('user'))).toBe(0)

  for (const plate of plates) await replace(plate, { status: 'REJECTED' })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listPlatesByStatus('REJECTED', { limit: 2, cursor, oldestFirst: true })
    seen.push(...page.plates.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  const own = plates.map(({ id }) => id)
  expect(seen.filter((id) => own.includes(id))).toEqual([first?.id, second?.id, third?.id])
  const [newest] = (await listPlatesByStatus('REJECTED', { limit: 1 })).plates
  expect(newest?.id).toBe(third?.id)
  const found = await getPlatesById([...own, ...own, newId('plate')])
  expect([...found.keys()].toSorted()).toEqual(own.toSorted())
})

it('enters the feed with its first approval and leaves it as a tombstone', async () => {
  const quiet = await insert(waiting())
  await deletePlateRecord(quiet, new Date())
  const published = await replace(await insert(waiting()), {
    status: 'APPROVED',
    publishedAt: '2026-03-01T00:00:00.000Z',
  })
  const inFeed = async () => (await feed()).filter(({ id }) => id === published.id || id === quiet.id)
  expect(await inFeed()).toMatchObject([{ id: published.id, version: published.version }])
  const rejected = await replace(published, { status: 'REJECTED', updatedAt: '2026-03-02T00:00:00.000Z' })
  expect(await inFeed()).toMatchObject([{ status: 'REJECTED', version: rejected.version }])
  const at = new Date('2026-03-03T00:00:00.000Z')
  await deletePlateRecord(rejected, at)
  expect(await inFeed()).toMatchObject([{ sk: 'TOMBSTONE', version: rejected.version + 1 }])
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: { ...keys.plate(rejected.id), sk: 'TOMBSTONE' } }),
  )
  expect(Item?.['expiresAt']).toBe(at.getTime() / 1000 + 2 * 86_400)
})
