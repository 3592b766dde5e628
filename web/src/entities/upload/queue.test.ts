import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import {
  isInProgress,
  readyKinds,
  readyUrls,
  reduceQueue,
  startQueue,
  storedUpload,
  type JobEvent,
  type Queue,
  type QueueEvent,
  type Upload,
} from './queue.ts'

const file = new Blob(['photo'])
const rotatedFile = new Blob(['rotated'])
const picked = (key: string): Upload => ({
  key,
  name: `${key}.jpg`,
  preview: `blob:${key}`,
  file,
  state: { phase: 'queued' },
})
const stored = (key: string) => storedUpload(key, `/${key}`, `${key}.jpg`, `/${key}?w=640`)
const reduce = (queue: Queue, ...events: QueueEvent[]) => events.reduce(reduceQueue, queue)
const queueOf = (keys: string) =>
  reduce(startQueue([]), { type: 'added', uploads: [...keys].map((key) => picked(key)) })
const find = ({ uploads }: Queue, key: string) => uploads.find((upload) => upload.key === key)
const stateOf = (queue: Queue, key: string) => find(queue, key)?.state
/** An event of the job that a file has now. */
const fromJob = (queue: Queue, key: string, event: JobEvent): QueueEvent => ({
  type: 'job',
  key,
  job: find(queue, key)?.job ?? 0,
  event,
})
const report = (queue: Queue, key: string, event: JobEvent) => reduce(queue, fromJob(queue, key, event))
const keys = ({ uploads }: Queue) => uploads.map(({ key }) => key).join('')
const phases = ({ uploads }: Queue) => uploads.map(({ state }) => state.phase)
const checking = { type: 'progressed', progress: { phase: 'checking' } } as const
const arrived = (url: string) => ({ type: 'arrived', url, file, preview: null }) as const
const failed = (error: unknown) => ({ type: 'failed', error }) as const

describe('starting', () => {
  it('starts at most three at once, first come first', () => {
    const queue = queueOf('abcd')
    expect(phases(queue)).toEqual(['preparing', 'preparing', 'preparing', 'queued'])
    expect(phases(report(queue, 'b', arrived('/b')))).toEqual([
      'preparing',
      'ready',
      'preparing',
      'preparing',
    ])
  })

  it('does not wait for the checks of the server', () => {
    expect(phases(report(queueOf('abcd'), 'a', checking))).toEqual([
      'checking',
      'preparing',
      'preparing',
      'preparing',
    ])
  })
})

describe('the queue', () => {
  it('moves one file and keeps the order of the others', () => {
    const queue = queueOf('abc')
    const moved = (key: string, to: number) => keys(reduce(queue, { type: 'moved', key, to }))
    expect(moved('c', 0)).toBe('cab')
    expect(moved('a', 1)).toBe('bac')
    expect(moved('a', 9)).toBe('bca')
    expect(moved('b', -1)).toBe('bac')
    expect(reduce(queue, { type: 'moved', key: 'x', to: 0 })).toBe(queue)
  })

  it('ignores reports about a file that was removed, or is sent anew', () => {
    const queue = queueOf('abc')
    const late = fromJob(queue, 'b', arrived('/b'))
    const left = reduce(queue, { type: 'removed', key: 'b' })
    expect(reduce(left, late)).toEqual(left)
    const again = reduce(left, { type: 'restored', key: 'b' })
    expect(reduce(again, late)).toEqual(again)
    expect(stateOf(again, 'b')).toEqual({ phase: 'preparing' })
  })

  it('puts a replaced document in the place of the one before', () => {
    const queue = reduce(startQueue([storedUpload('idCard', '/old', 'old.pdf', null)]), {
      type: 'added',
      uploads: [picked('idCard')],
    })
    expect(queue.uploads).toHaveLength(1)
    expect(find(queue, 'idCard')).toMatchObject({ name: 'idCard.jpg', state: { phase: 'preparing' } })
  })

  it('sends a failed file again when asked, and by itself when the connection is back', () => {
    const queue = queueOf('ab')
    const offline = new ApiError(0, 'OFFLINE', { message: '0' })
    const both = report(report(queue, 'a', failed(offline)), 'b', failed(new Error('x')))
    expect(phases(both)).toEqual(['failed', 'failed'])
    expect(phases(reduce(both, { type: 'online' }))).toEqual(['preparing', 'failed'])
    expect(phases(reduce(both, { type: 'retried', key: 'b' }))).toEqual(['failed', 'preparing'])
  })

  it('sends nothing again that is not on this device', () => {
    const queue = reduce(startQueue([stored('a')]), { type: 'rejected', key: 'a', error: new Error('gone') })
    expect(phases(queue)).toEqual(['failed'])
    expect(phases(reduce(queue, { type: 'retried', key: 'a' }))).toEqual(['failed'])
  })

  it('names what has arrived in the chosen order', () => {
    const queue = report(queueOf('bc'), 'c', failed(null))
    const { uploads } = { uploads: [stored('a'), ...queue.uploads, stored('d')] }
    expect(readyUrls(uploads)).toEqual(['/a', '/d'])
    expect(uploads.filter(isInProgress).map(({ key }) => key)).toEqual(['b'])
  })
})

describe('what a photo shows', () => {
  const labelled = reduce(startQueue([stored('a'), stored('b')]), {
    type: 'labelled',
    key: 'b',
    kind: 'engine',
  })

  it('is named for those that have arrived and were labelled', () => {
    expect(readyKinds(labelled.uploads)).toEqual([{ photo: '/b', kind: 'engine' }])
    expect(readyKinds(reduce(labelled, { type: 'labelled', key: 'b', kind: undefined }).uploads)).toEqual([])
  })

  it('stays when it is rotated, moved, or removed and brought back', () => {
    const rotated = reduce(labelled, { type: 'rotated', key: 'b', quarters: 1 })
    const moved = reduce(rotated, { type: 'moved', key: 'b', to: 0 })
    const back = reduce(reduce(moved, { type: 'removed', key: 'b' }), { type: 'restored', key: 'b' })
    expect(readyKinds(back.uploads)).toEqual([{ photo: '/b', kind: 'engine' }])
  })
})

describe('a rotated photo', () => {
  const ready = startQueue([stored('a')])
  const rotated = reduce(ready, { type: 'rotated', key: 'a', quarters: 1 })
  const prepared = { file: rotatedFile, preview: 'blob:rotated' }

  it('counts as it was until the rotated one has arrived', () => {
    expect(readyUrls(rotated.uploads)).toEqual(['/a'])
    expect(stateOf(rotated, 'a')).toEqual({ phase: 'ready', url: '/a', rotating: { phase: 'preparing' } })
    const sending = report(report(rotated, 'a', { type: 'prepared', ...prepared }), 'a', {
      type: 'progressed',
      progress: { phase: 'sending', share: 0.5 },
    })
    expect(find(sending, 'a')?.preview).toBe('/a?w=640')
    expect(sending.uploads.some(isInProgress)).toBe(true)
    const done = report(sending, 'a', { type: 'arrived', url: '/b', ...prepared })
    expect(find(done, 'a')).toMatchObject({ ...prepared, state: { phase: 'ready', url: '/b' }, quarters: 0 })
  })

  it('is as it was when that fails, and says so until it is rotated again', () => {
    const error = new Error('x')
    const after = report(rotated, 'a', failed(error))
    expect(stateOf(after, 'a')).toEqual({ phase: 'ready', url: '/a', rotationError: error })
    expect(find(after, 'a')?.quarters).toBe(0)
    expect(after.uploads.some(isInProgress)).toBe(false)
    const again = reduce(after, { type: 'rotated', key: 'a', quarters: 1 })
    expect(stateOf(again, 'a')).toEqual(stateOf(rotated, 'a'))
  })

  it('is left alone once it is rotated back', () => {
    const back = reduce(rotated, { type: 'rotated', key: 'a', quarters: -1 })
    expect(stateOf(back, 'a')).toEqual({ phase: 'ready', url: '/a' })
  })

  it('is rotated by half when it is rotated twice, in one job', () => {
    const twice = reduce(rotated, { type: 'rotated', key: 'a', quarters: 1 })
    expect(find(twice, 'a')).toMatchObject({ quarters: 2 })
    expect(find(twice, 'a')?.job).not.toBe(find(rotated, 'a')?.job)
  })

  it('starts again when it had not arrived', () => {
    const queue = report(queueOf('a'), 'a', checking)
    const again = reduce(queue, { type: 'rotated', key: 'a', quarters: 1 })
    expect(find(again, 'a')).toMatchObject({ state: { phase: 'preparing' }, quarters: 1 })
    const sent = report(again, 'a', { type: 'prepared', ...prepared })
    expect(find(sent, 'a')).toMatchObject({ ...prepared, quarters: 0 })
  })
})

describe('a removed photo', () => {
  const removeAndRestore = (queue: Queue, key: string) =>
    reduce(queue, { type: 'removed', key }, { type: 'restored', key })

  it('comes back to its place and begins again where it was stopped', () => {
    const queue = removeAndRestore(report(queueOf('abc'), 'b', checking), 'b')
    expect(keys(queue)).toBe('abc')
    expect(stateOf(queue, 'b')).toEqual({ phase: 'preparing' })
  })

  it('comes back as it had arrived', () => {
    const queue = reduce(startQueue([stored('a'), stored('b')]), { type: 'rotated', key: 'b', quarters: 1 })
    expect(stateOf(removeAndRestore(queue, 'b'), 'b')).toEqual({ phase: 'ready', url: '/b' })
  })

  it('comes back once', () => {
    const queue = removeAndRestore(queueOf('ab'), 'a')
    expect(reduce(queue, { type: 'restored', key: 'a' })).toEqual(queue)
  })
})
