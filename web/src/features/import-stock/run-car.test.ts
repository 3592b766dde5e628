import { describe, expect, it, vi } from 'vitest'
import { limits } from '#shared/constants/limits.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createSlots, runCar, type CarJob, type PhotoState } from './run-car.ts'

type Deps = NonNullable<Parameters<typeof runCar>[1]>

const url = (id: string) => `/api/listing-images/${id}`
const listing = (images: string[], version = 1) =>
  ({ images: images.map((id) => ({ id })), version }) as unknown as OwnListing
const photosOf = (...keys: string[]) =>
  keys.map((key) => ({ key, source: { key, name: key, open: () => Promise.resolve(new File(['x'], key)) } }))

const setup = (images: string[], photos: CarJob['photos'], more: Partial<CarJob> = {}) => {
  const states: Record<string, PhotoState> = {}
  const job: CarJob = {
    listingId: 'lst_1',
    photos,
    existing: 'SKIP',
    uploaded: new Map(),
    uploadSlots: createSlots(2),
    signal: new AbortController().signal,
    onPhoto: (key, state) => void (states[key] = state),
    ...more,
  }
  const deps = {
    getOwnListing: vi.fn<Deps['getOwnListing']>(() => Promise.resolve(listing(images))),
    updateListing: vi.fn<Deps['updateListing']>(() => Promise.resolve(listing([]))),
    uploadPhoto: vi.fn<Deps['uploadPhoto']>((file) => Promise.resolve(url(`upl_${file.name}`))),
  }
  return { job, deps, states }
}
const sentImages = (updateListing: { mock: { calls: unknown[][] } }) =>
  updateListing.mock.calls.map(([, body]) => (body as { images: string[] }).images)

describe('runCar', () => {
  it('uploads and attaches in the order of the row', async () => {
    const { job, deps, states } = setup([], photosOf('1', '2', '3'))
    expect(await runCar(job, deps)).toBe('done')
    expect(sentImages(deps.updateListing)).toEqual([[url('upl_1'), url('upl_2'), url('upl_3')]])
    expect(states['2']).toEqual({ phase: 'uploaded', url: url('upl_2') })
  })

  it('leaves a car with photos alone, or puts the new ones behind as far as there is room', async () => {
    const twoLess = Array.from({ length: limits.listing.photos - 2 }, (_, index) => `upl_old${index}`)
    const skipped = setup(twoLess, photosOf('1'))
    expect(await runCar(skipped.job, skipped.deps)).toBe('skipped')
    expect(skipped.deps.uploadPhoto).not.toHaveBeenCalled()
    const behind = setup(twoLess, photosOf('1', '2', '3'), { existing: 'APPEND' })
    expect(await runCar(behind.job, behind.deps)).toBe('done')
    expect(sentImages(behind.deps.updateListing)).toEqual([[...twoLess.map(url), url('upl_1'), url('upl_2')]])
    expect(behind.states['3']).toEqual({ phase: 'noRoom' })
  })

  it('attaches those that arrive; a second try sends only the others and keeps the order', async () => {
    const first = setup([], photosOf('1', '2', '3'))
    first.deps.uploadPhoto.mockImplementation((file) =>
      file.name === '2' ? Promise.reject(new Error('broken')) : Promise.resolve(url(`upl_${file.name}`)),
    )
    expect(await runCar(first.job, first.deps)).toBe('failed')
    expect(sentImages(first.deps.updateListing)).toEqual([[url('upl_1'), url('upl_3')]])
    const second = setup(['upl_1', 'upl_3'], photosOf('1', '2', '3'), {
      uploaded: new Map([
        ['1', url('upl_1')],
        ['3', url('upl_3')],
      ]),
    })
    expect(await runCar(second.job, second.deps)).toBe('done')
    expect(second.deps.uploadPhoto).toHaveBeenCalledTimes(1)
    expect(sentImages(second.deps.updateListing)).toEqual([[url('upl_1'), url('upl_2'), url('upl_3')]])
  })

  it('looks again when somebody changes the car meanwhile', async () => {
    const { job, deps } = setup([], photosOf('1'))
    deps.updateListing.mockRejectedValueOnce(new ApiError(409, 'EDIT_CONFLICT', { message: '' }))
    deps.getOwnListing
      .mockResolvedValueOnce(listing([]))
      .mockResolvedValueOnce(listing([]))
      .mockResolvedValue(listing(['upl_theirs'], 2))
    expect(await runCar(job, deps)).toBe('done')
    expect(deps.updateListing).toHaveBeenLastCalledWith(
      'lst_1',
      { images: [url('upl_theirs'), url('upl_1')], version: 2 },
      job.signal,
    )
  })

  it('throws when the session ends or when its uploads were deleted meanwhile', async () => {
    const out = setup([], photosOf('1'))
    out.deps.uploadPhoto.mockRejectedValue(new ApiError(401, 'UNAUTHORIZED', { message: '' }))
    await expect(runCar(out.job, out.deps)).rejects.toMatchObject({ status: 401 })
    const swept = setup([], photosOf('1'), { uploaded: new Map([['1', url('upl_gone')]]) })
    swept.deps.updateListing.mockRejectedValue(new ApiError(400, 'UPLOAD_UNUSABLE', { message: '' }))
    await expect(runCar(swept.job, swept.deps)).rejects.toMatchObject({ code: 'UPLOAD_UNUSABLE' })
  })
})

it('never runs more at once than there are slots, first come first served', async () => {
  const slots = createSlots(10)
  const started: string[] = []
  let end = () => {}
  const long = slots.with(6, () => new Promise<void>((resolve) => (end = resolve)))
  const large = slots.with(5, () => Promise.resolve(void started.push('large')))
  const small = slots.with(1, () => Promise.resolve(void started.push('small')))
  await Promise.resolve()
  expect(started).toEqual([])
  end()
  await Promise.all([long, large, small])
  expect(started).toEqual(['large', 'small'])
})
