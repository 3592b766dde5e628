import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useToast } from '#web/stores/toast.ts'
import { ApiError } from './api-error.ts'
import {
  actUndoably,
  afterActsOn,
  presentVersion,
  pauseActs,
  sendAct,
  sendActsOn,
  sendHeldActs,
  shownOf,
  undoAct,
  undoSeconds,
  useHeldActs,
} from './undoable.ts'

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const start = (send: (version?: number) => Promise<unknown>, more: object = {}) =>
  actUndoably({
    on: ['lst_1'],
    shownAs: { price: 90 },
    title: 'Price changed',
    send,
    failed: () => ({ title: 'The price is as it was' }),
    ...more,
  })
const shown = () => shownOf([{ id: 'lst_1', price: 100 }], useHeldActs.getState().acts)

beforeEach(() => {
  vi.useFakeTimers()
  useToast.setState({ toast: null })
})
afterEach(async () => {
  while (undoAct()) await seconds(0)
  pauseActs(false)
  await seconds(2)
  vi.useRealTimers()
})

describe('an act that can be undone', () => {
  it('is shown at once, and leaves when the time is over, not before', async () => {
    const send = vi.fn<() => Promise<unknown>>(async () => ({}))
    start(send)
    expect(shown()).toEqual([{ id: 'lst_1', price: 90 }])
    await seconds(undoSeconds - 1)
    expect(send).not.toHaveBeenCalled()
    await seconds(1)
    expect(send).toHaveBeenCalledOnce()
    expect(useHeldActs.getState().acts).toEqual([])
  })

  it('leaves in its time from a tab that is out of sight, though the mouse was left over its offer', async () => {
    const send = vi.fn<() => Promise<unknown>>(async () => ({}))
    start(send)
    pauseActs(true)
    await seconds(2 * undoSeconds)
    expect(send).not.toHaveBeenCalled()
    vi.stubGlobal('document', { hidden: true })
    await seconds(undoSeconds)
    vi.unstubAllGlobals()
    expect(send).toHaveBeenCalledOnce()
  })

  it('never leaves once it is undone', async () => {
    const send = vi.fn<() => Promise<unknown>>(async () => ({}))
    const onUndo = vi.fn<() => void>()
    start(send, { onUndo })
    await seconds(9)
    expect(undoAct()).toBe(true)
    expect(undoAct()).toBe(false)
    await seconds(60)
    expect([send.mock.calls.length, onUndo.mock.calls.length]).toEqual([0, 1])
    expect(shown()).toEqual([{ id: 'lst_1', price: 100 }])
  })

  it('waits while somebody reads the offer', async () => {
    const send = vi.fn<() => Promise<unknown>>(async () => ({}))
    start(send)
    pauseActs(true)
    await seconds(60)
    expect(send).not.toHaveBeenCalled()
    pauseActs(false)
    await seconds(undoSeconds)
    expect(send).toHaveBeenCalledOnce()
  })

  it('is shown as it was, with a sentence, when the call fails', async () => {
    start(() => Promise.reject(new ApiError(409, 'EDIT_CONFLICT', { message: '' })))
    await seconds(undoSeconds)
    expect(shown()).toEqual([{ id: 'lst_1', price: 100 }])
    expect(useToast.getState().toast).toMatchObject({ title: 'The price is as it was', tone: 'danger' })
  })

  it('leaves before the next act on the same thing, which then knows the version that it has made', async () => {
    const calls: string[] = []
    let answer: (made: { version: number }) => void = () => {}
    start(
      (version) => {
        calls.push(`first ${version}`)
        return new Promise((resolve) => (answer = resolve))
      },
      { version: 3 },
    )
    start(async (version) => calls.push(`second ${version}`), { version: 3, shownAs: { price: 80 } })
    expect(calls).toEqual(['first 3'])
    expect(shown()).toEqual([{ id: 'lst_1', price: 80 }])
    await seconds(undoSeconds)
    expect(calls).toEqual(['first 3'])
    answer({ version: 4 })
    await seconds(0)
    expect(calls).toEqual(['first 3', 'second 4'])
  })

  it('leaves at once when it is told to, and when its person goes', async () => {
    const send = vi.fn<() => Promise<unknown>>(async () => ({}))
    start(send)
    sendAct(useHeldActs.getState().acts[0]!.id)
    expect(send).toHaveBeenCalledOnce()
    start(send, { on: ['lst_2'] })
    start(send, { on: ['lst_3'], shownAs: 'GONE' })
    expect(shownOf([{ id: 'lst_3' }], useHeldActs.getState().acts)).toEqual([])
    // Another kind of thing with the same id has acts of its own.
    const other = [{ id: 'lst_3', actId: 'other:lst_3' }]
    expect(shownOf(other, useHeldActs.getState().acts)).toEqual(other)
    const sent = sendHeldActs()
    // In the same turn: a page that goes has no other.
    expect(send).toHaveBeenCalledTimes(3)
    await sent
    expect(useHeldActs.getState().acts).toEqual([])
  })

  it('three in a row know the version that those before have made, whichever of them was shown when they began', async () => {
    const calls: string[] = []
    const counting = (name: string) => async (version?: number) => {
      calls.push(`${name} ${version}`)
      return { version: (version ?? 0) + 1 }
    }
    start(counting('first'), { on: ['lst_3'], version: 3 })
    // Begun before the answer to the first is there.
    start(counting('second'), { on: ['lst_3'], version: 3 })
    await vi.advanceTimersByTimeAsync(0)
    // The list has been read again.
    start(counting('third'), { on: ['lst_3'], version: 4 })
    await vi.advanceTimersByTimeAsync(0)
    start(counting('fourth'), { on: ['lst_3'], version: 4 })
    await sendHeldActs()
    expect(calls).toEqual(['first 3', 'second 4', 'third 5', 'fourth 6'])
  })

  it('leaves before its thing is changed in another way, which waits for the version that it makes', async () => {
    const other = vi.fn<() => Promise<unknown>>(async () => ({}))
    let answer: (made: { version: number }) => void = () => {}
    start(() => new Promise((resolve) => (answer = resolve)), { version: 6 })
    start(other, { on: ['lst_2'] })
    const then = vi.fn<() => void>()
    void sendActsOn('lst_1').then(then)
    await seconds(1)
    expect([other.mock.calls.length, then.mock.calls.length]).toEqual([0, 0])
    answer({ version: 7 })
    await seconds(0)
    expect(then).toHaveBeenCalledOnce()
    expect(presentVersion('lst_1', 6)).toBe(7)
    await sendActsOn('lst_3')
  })

  it('leaves as the oldest of seven', () => {
    const send = vi.fn<() => Promise<unknown>>(async () => ({}))
    for (let number = 1; number <= 7; number++) start(send, { on: [`lst_${number}`] })
    expect(send).toHaveBeenCalledOnce()
  })

  it('of many calls says how far it is, until all are answered', async () => {
    let go: (share: number) => void = () => {}
    let end: () => void = () => {}
    actUndoably({
      on: ['lst_1', 'lst_2'],
      shownAs: 'GONE',
      title: '2 cars deleted',
      send: (_, onProgress) => {
        go = onProgress
        return new Promise<void>((resolve) => (end = resolve))
      },
      failed: () => ({ title: 'Failed' }),
    })
    const progress = () => [...useHeldActs.getState().progress.values()]
    expect(progress()).toEqual([])
    await seconds(undoSeconds)
    go(0.5)
    expect(progress()).toEqual([0.5])
    end()
    await seconds(0)
    expect([progress(), useHeldActs.getState().acts]).toEqual([[], []])
  })

  it('lets others wait until it was undone or is answered', async () => {
    const then = vi.fn<() => void>()
    afterActsOn('lst_1', then)
    expect(then).toHaveBeenCalledOnce()
    start(async () => ({}))
    afterActsOn('lst_1', then)
    await seconds(undoSeconds - 1)
    expect(then).toHaveBeenCalledOnce()
    await seconds(1)
    expect(then).toHaveBeenCalledTimes(2)
    start(async () => ({}))
    afterActsOn('lst_1', then)
    undoAct()
    expect(then).toHaveBeenCalledTimes(3)
  })
})
