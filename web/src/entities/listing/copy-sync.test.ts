import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { createCopySync, type KnownCopy, type Work } from './copy-sync.ts'

type Content = { make: string }
type Copy = Content & { name: string; version: number; savedAt: string; base: null }

const content = (make: string): Content => ({ make })
const work = (make: string, parts: Partial<Work<Content>> = {}): Work<Content> => ({
  name: 'new-car-0123456789',
  baseVersion: null,
  content: content(make),
  ...parts,
})
const stored = (make: string, version: number): Copy => ({
  name: 'new-car-0123456789',
  version,
  savedAt: '2026-11-27T08:00:00.000Z',
  base: null,
  ...content(make),
})
const refusal = (status: number, code: ApiErrorCode) => new ApiError(status, code, { message: code })

type On = Parameters<typeof createCopySync<Content, Copy>>[2]
type Deps = Parameters<typeof createCopySync<Content, Copy>>[3]

/** A sync with a server that keeps versions. */
const begin = (there?: Copy, known: KnownCopy<Content> | null = null) => {
  let now = there
  const deps = {
    save: vi.fn<Deps['save']>(async (_name, { version }) => {
      if ((now?.version ?? 0) !== version) throw refusal(409, 'EDIT_CONFLICT')
      now = stored('', version + 1)
      return { version: version + 1, savedAt: '2026-11-27T08:00:00.000Z' }
    }),
    read: vi.fn<Deps['read']>(async () => now),
    discard: vi.fn<Deps['discard']>(async () => void (now = undefined)),
  }
  const on = { state: vi.fn<On['state']>(), saved: vi.fn<On['saved']>(), conflict: vi.fn<On['conflict']>() }
  return { sync: createCopySync(work(''), known, on, deps), deps, on }
}

const rest = () => vi.advanceTimersByTimeAsync(1100)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sends after a second of rest, once for all that was typed', async () => {
  const { sync, deps, on } = begin()
  sync.want(work('N'))
  await vi.advanceTimersByTimeAsync(600)
  sync.want(work('Nissan'))
  await vi.advanceTimersByTimeAsync(600)
  expect(deps.save).not.toHaveBeenCalled()
  await rest()
  expect(deps.save).toHaveBeenCalledExactlyOnceWith('new-car-0123456789', {
    ...content('Nissan'),
    version: 0,
    baseVersion: null,
  })
  expect(on.saved).toHaveBeenCalledOnce()
  sync.want(work('Kia'))
  await rest()
  expect(deps.save.mock.lastCall?.[1].version).toBe(1)
})

it('throws away what was typed back to nothing', async () => {
  const { sync, deps, on } = begin()
  sync.want(work('Nissan'))
  await rest()
  sync.want(null)
  await rest()
  expect(deps.discard).toHaveBeenCalledExactlyOnceWith('new-car-0123456789')
  expect(on.state).toHaveBeenLastCalledWith('nothing')
})

it('says that there is no connection, and sends when it is back', async () => {
  const { sync, deps, on } = begin()
  deps.save.mockRejectedValueOnce(refusal(0, 'OFFLINE'))
  sync.want(work('Nissan'))
  await rest()
  expect(on.state).toHaveBeenLastCalledWith('offline')
  expect(on.saved).not.toHaveBeenCalled()
  sync.flush()
  await rest()
  expect(on.state).toHaveBeenLastCalledWith('saved')
})

it('tries again by itself after a refusal that passes, and not after one that stays', async () => {
  const { sync, deps, on } = begin()
  deps.save.mockRejectedValueOnce(refusal(503, 'STORE_UNAVAILABLE'))
  sync.want(work('Nissan'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(deps.save).toHaveBeenCalledTimes(2)
  deps.save.mockRejectedValueOnce(refusal(400, 'BAD_REQUEST'))
  sync.want(work('Kia'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(deps.save).toHaveBeenCalledTimes(3)
  expect(on.state).toHaveBeenLastCalledWith('failed')
})

it('hands over the version of another device, and waits until both are one', async () => {
  const { sync, deps, on } = begin(stored('Kia', 4))
  sync.want(work('Nissan'))
  await rest()
  expect(on.conflict).toHaveBeenCalledExactlyOnceWith(null, stored('Kia', 4))
  sync.want(work('Nissan 2'))
  await rest()
  expect(deps.save).toHaveBeenCalledOnce()
  sync.goOn(stored('Kia', 4))
  sync.want(work('Both'))
  await rest()
  expect(deps.save.mock.lastCall?.[1]).toMatchObject({ version: 4, make: 'Both' })
})

it('takes its own save for its own when the answer was lost', async () => {
  const { sync, on } = begin(stored('Nissan', 1))
  sync.want(work('Nissan'))
  await rest()
  expect(on.conflict).not.toHaveBeenCalled()
  expect(on.state).toHaveBeenLastCalledWith('saved')
})

it('says that the car was submitted elsewhere', async () => {
  const { sync, deps, on } = begin()
  deps.save.mockRejectedValue(refusal(409, 'CONFLICT'))
  sync.want(work('Nissan'))
  await rest()
  expect(on.state).toHaveBeenLastCalledWith('ended')
})

it('begins another copy once the car has become a listing', async () => {
  const { sync, deps } = begin()
  sync.want(work('Nissan'))
  await rest()
  deps.save.mockResolvedValueOnce({ version: 1 })
  sync.want(work('Nissan 2', { name: 'lst_1', baseVersion: 3 }))
  await rest()
  expect(deps.save).toHaveBeenLastCalledWith('lst_1', expect.objectContaining({ version: 0, baseVersion: 3 }))
})

it('goes on with the copy of a listing that an appeal has changed', async () => {
  const { sync, deps, on } = begin()
  const change = (make: string, baseVersion: number) => work(make, { name: 'lst_1', baseVersion })
  sync.want(change('Nissan', 3))
  await rest()
  sync.want(change('Nissan', 4))
  await rest()
  expect(deps.save.mock.lastCall?.[1]).toMatchObject({ version: 1, baseVersion: 4 })
  expect(on.conflict).not.toHaveBeenCalled()
})

it('brings nothing back once the wizard is over', async () => {
  const { sync, deps } = begin()
  sync.want(work('Nissan'))
  sync.stop(true)
  sync.flush()
  await rest()
  expect(deps.save).not.toHaveBeenCalled()
})

it('leaves a copy alone that was only looked at', async () => {
  const { sync, deps } = begin(stored('Nissan', 2), { version: 2, content: content('Nissan') })
  sync.flush()
  sync.stop(false)
  await rest()
  expect(deps.discard).not.toHaveBeenCalled()
  expect(deps.save).not.toHaveBeenCalled()
})

it('sends what is held when its form closes, but tries it no more later, when it may be open in another', async () => {
  const { sync, deps } = begin()
  deps.save.mockRejectedValue(refusal(503, 'STORE_UNAVAILABLE'))
  sync.want(work('Nissan'))
  sync.flush()
  sync.stop(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(deps.save).toHaveBeenCalledOnce()
})

/** An answer that takes half a second. */
const afterHalfASecond = (answer: () => { version: number }) => async () => {
  await new Promise((resolve) => setTimeout(resolve, 500))
  return answer()
}

it('sends right after a request what was flushed meanwhile, when its form has closed too', async () => {
  const { sync, deps } = begin(stored('Nissan', 1))
  deps.save.mockImplementationOnce(afterHalfASecond(() => ({ version: 1 })))
  sync.want(work('Nissan'))
  await rest()
  sync.want(work('Nissan Patrol'))
  sync.flush()
  sync.stop(false)
  expect(deps.save).toHaveBeenCalledOnce()
  await rest()
  expect(deps.save).toHaveBeenCalledTimes(2)
  expect(deps.save.mock.lastCall?.[1]).toMatchObject({ version: 1, make: 'Nissan Patrol' })
})

it('tries nothing again once the work is over, not even what was under way', async () => {
  const { sync, deps } = begin(undefined, { version: 2, content: content('Kia') })
  deps.save.mockImplementationOnce(
    afterHalfASecond(() => {
      throw refusal(409, 'EDIT_CONFLICT')
    }),
  )
  sync.want(work('Nissan'))
  await rest()
  sync.stop(true)
  await rest()
  expect(deps.read).toHaveBeenCalledOnce()
  expect(deps.save).toHaveBeenCalledOnce()
})
