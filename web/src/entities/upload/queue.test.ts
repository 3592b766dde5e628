import { describe, expect, it } from 'vitest'
import { isUnderWay, nextToStart, readyUrls, reduceQueue, type Upload, type UploadState } from './queue.ts'

const upload = (key: string, state: UploadState = { phase: 'waiting' }): Upload => ({
  key,
  name: `${key}.jpg`,
  preview: null,
  state,
})
const keys = (queue: readonly Upload[]) => queue.map(({ key }) => key).join('')
const sending = { phase: 'sending', share: 0.5 } as const

describe('nextToStart', () => {
  it('starts at most three at once, first come first', () => {
    expect(keys(nextToStart(['a', 'b', 'c', 'd'].map((key) => upload(key))))).toBe('abc')
    expect(keys(nextToStart([upload('a', sending), upload('b', sending), upload('c'), upload('d')]))).toBe(
      'c',
    )
    expect(
      nextToStart([upload('a', sending), upload('b', sending), upload('c', sending), upload('d')]),
    ).toEqual([])
  })

  it('does not wait for the server’s checks', () => {
    const checking = upload('a', { phase: 'checking' })
    expect(keys(nextToStart([checking, checking, checking, upload('d')]))).toBe('d')
  })
})

describe('reduceQueue', () => {
  const queue = ['a', 'b', 'c'].map((key) => upload(key))

  it('moves one file and keeps the order of the others', () => {
    expect(keys(reduceQueue(queue, { type: 'move', key: 'c', to: 0 }))).toBe('cab')
    expect(keys(reduceQueue(queue, { type: 'move', key: 'a', to: 1 }))).toBe('bac')
    expect(keys(reduceQueue(queue, { type: 'move', key: 'a', to: 9 }))).toBe('bca')
    expect(keys(reduceQueue(queue, { type: 'move', key: 'b', to: -1 }))).toBe('bac')
    expect(reduceQueue(queue, { type: 'move', key: 'x', to: 0 })).toBe(queue)
  })

  it('ignores news of a file that was removed meanwhile', () => {
    const left = reduceQueue(queue, { type: 'remove', key: 'b' })
    expect(reduceQueue(left, { type: 'progress', key: 'b', state: { phase: 'ready', url: '/b' } })).toEqual(
      left,
    )
  })

  it('puts a replaced document in the place of the one before', () => {
    const ready = upload('idCard', { phase: 'ready', url: '/old' })
    expect(reduceQueue([ready], { type: 'add', uploads: [upload('idCard')] })).toEqual([upload('idCard')])
  })

  it('lets a failed file wait again', () => {
    const failed = [upload('a', { phase: 'failed', error: new Error('x') })]
    expect(nextToStart(failed)).toEqual([])
    expect(keys(nextToStart(reduceQueue(failed, { type: 'retry', key: 'a' })))).toBe('a')
  })
})

it('names what has arrived in the chosen order', () => {
  const queue = [
    upload('a', { phase: 'ready', url: '/a' }),
    upload('b', sending),
    upload('c', { phase: 'failed', error: null }),
    upload('d', { phase: 'ready', url: '/d' }),
  ]
  expect(readyUrls(queue)).toEqual(['/a', '/d'])
  expect(keys(queue.filter(isUnderWay))).toBe('b')
})

describe('a turned photo', () => {
  const ready = upload('a', { phase: 'ready', url: '/a' })
  const turned = reduceQueue([ready], { type: 'turn', key: 'a' })

  it('counts as it was until the turned one has arrived', () => {
    expect(readyUrls(turned)).toEqual(['/a'])
    expect(keys(nextToStart(turned))).toBe('a')
    const going = reduceQueue(turned, { type: 'turning', key: 'a', passage: sending })
    expect(nextToStart(going)).toEqual([])
    expect(going.some(isUnderWay)).toBe(true)
    const done = reduceQueue(going, { type: 'turned', key: 'a', url: '/b', preview: 'blob:b' })
    expect(done).toEqual([{ ...ready, preview: 'blob:b', state: { phase: 'ready', url: '/b' } }])
  })

  it('is as it was when that fails, and says so until the next turn', () => {
    const error = new Error('x')
    const failed = reduceQueue(turned, { type: 'notTurned', key: 'a', error })
    expect(failed).toEqual([{ ...ready, turnError: error }])
    expect(failed.some(isUnderWay)).toBe(false)
    expect(reduceQueue(failed, { type: 'turn', key: 'a' })).toEqual(turned)
    expect(reduceQueue(turned, { type: 'rest', key: 'a' })).toEqual([ready])
  })

  it('goes on its way again when it had not arrived', () => {
    expect(reduceQueue([upload('a', sending)], { type: 'turn', key: 'a' })).toEqual([upload('a')])
  })
})

describe('a removed photo', () => {
  const [a, b, c] = [upload('a'), upload('b', sending), upload('c')]

  it('comes back to its place and begins again where it was stopped', () => {
    const left = reduceQueue([a, b, c], { type: 'remove', key: 'b' })
    expect(reduceQueue(left, { type: 'restore', upload: b, at: 1 })).toEqual([a, upload('b'), c])
  })

  it('comes back as it had arrived', () => {
    const ready = upload('b', { phase: 'ready', url: '/b' })
    const turning = { ...ready, turning: sending }
    expect(reduceQueue([a], { type: 'restore', upload: turning, at: 9 })).toEqual([a, ready])
  })
})
