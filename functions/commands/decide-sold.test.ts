import { expect, it, vi } from 'vitest'
import { decideListing } from './decide-listing.ts'
import { decidePlate } from './decide-plate.ts'
import type { notifyWrites } from './notify.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { aListing, aPlate, aUser } from '#functions/testing/builders.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'table' }) }))

const at = new Date('2026-05-01T10:00:00.000Z')
const admin = aUser({ role: 'PLATFORM_ADMIN' })
const owner = aUser()
const decided = { status: 'APPROVED' as const, at: '2026-04-01T10:00:00.000Z', by: admin.id }
const sold = { status: 'PENDING', availability: 'SOLD', decision: decided } as const

const common = () => ({
  notifyWrites: vi.fn<typeof notifyWrites>(async () => []),
  newId: () => 'aud_00000000000000000000000001',
  now: () => at,
})
const approved = { status: 'APPROVED' } as const
const refused = { status: 'REJECTED', reasonCodes: ['WRONG_PRICE'], rejectionReason: 'No name' } as const

it('a sold plate that passes again is no news, and takes its number from nobody', async () => {
  const rival = aPlate({ id: 'plt_00000000000000000000000009', status: 'PENDING' })
  const decide = async (parts: Partial<PlateRecord>, said: typeof approved | typeof refused) => {
    const deps = {
      ...common(),
      replacePlate: vi.fn<(next: PlateRecord) => Promise<void>>(async () => {}),
      listWaiting: async () => [rival.id],
      getPlatesById: async () => new Map([[rival.id, rival]]),
      getUsersById: async () => new Map([[owner.id, owner]]),
    }
    await decidePlate({ seen: aPlate(parts), owner, said, adminId: admin.id }, [], deps)
    const written = deps.replacePlate.mock.calls.map(([{ id, status }]) => [id === rival.id, status])
    return { written, told: deps.notifyWrites.mock.calls.length }
  }
  expect(await decide(sold, approved)).toEqual({ written: [[false, 'APPROVED']], told: 0 })
  expect(await decide({ ...sold, availability: 'AVAILABLE' }, approved)).toEqual({
    written: [
      [false, 'APPROVED'],
      [true, 'REJECTED'],
    ],
    told: 2,
  })
  expect((await decide(sold, refused)).told).toBe(1)
})

it('a sold car that passes again is no news; a refused one is', async () => {
  const told = async (parts: object, said: typeof approved | typeof refused) => {
    const deps = {
      ...common(),
      replaceListing: async () => {},
      getListingById: async () => undefined,
      getUserById: async () => undefined,
    }
    await decideListing({ seen: aListing(parts), owner, said, adminId: admin.id }, [], deps)
    return deps.notifyWrites.mock.calls.length
  }
  expect(await told(sold, approved)).toBe(0)
  expect(await told({ ...sold, availability: 'RESERVED' }, approved)).toBe(1)
  expect(await told({ ...sold, status: 'REJECTED' }, approved)).toBe(1)
  expect(await told(sold, refused)).toBe(1)
})

type State = Pick<PlateRecord, 'status'> & Partial<Pick<PlateRecord, 'isHidden' | 'availability'>>

/** What the owners of a car and of a plate are told of a decision. */
const newsOf = async (parts: State, said: typeof approved | typeof refused) => {
  const deps = {
    ...common(),
    replaceListing: async () => {},
    getListingById: async () => undefined,
    getUserById: async () => undefined,
    replacePlate: async () => {},
    listWaiting: async () => [],
    getPlatesById: async () => new Map(),
    getUsersById: async () => new Map(),
  }
  await decideListing({ seen: aListing(parts), owner, said, adminId: admin.id }, [], deps)
  await decidePlate({ seen: aPlate(parts), owner, said, adminId: admin.id }, [], deps)
  return deps.notifyWrites.mock.calls.map(([, { about }]) => about)
}

it('whose car or plate everybody could see is told that it was taken down', async () => {
  for (const about of await newsOf({ status: 'APPROVED' }, refused)) expect(about.wasPublic).toBe(true)
  for (const about of await newsOf({ status: 'PENDING' }, refused))
    expect(about).not.toHaveProperty('wasPublic')
})

it('whose car or plate buyers do not find though it is approved is promised no buyers', async () => {
  const states: State[] = [
    { status: 'PENDING', availability: 'PAUSED' },
    { status: 'PENDING', isHidden: true },
    { status: 'REJECTED', availability: 'SOLD' },
  ]
  for (const state of states)
    for (const about of await newsOf(state, approved)) expect(about.isOutOfSight).toBe(true)
  for (const availability of ['AVAILABLE', 'RESERVED'] as const)
    for (const about of await newsOf({ status: 'PENDING', availability }, approved))
      expect(about).not.toHaveProperty('isOutOfSight')
  for (const about of await newsOf({ status: 'PENDING', availability: 'PAUSED' }, refused))
    expect(about).not.toHaveProperty('isOutOfSight')
})
