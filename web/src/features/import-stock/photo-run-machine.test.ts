import { describe, expect, it } from 'vitest'
import { nothingCollected } from './match-photos.ts'
import { initialRun, nextRun, uploadedOf, type PhotoRunEvent } from './photo-run-machine.ts'

const after = (...events: PhotoRunEvent[]) => events.reduce(nextRun, initialRun)
const chosen: PhotoRunEvent = { type: 'chosen', importId: 'imp_1', collected: nothingCollected }
const started: PhotoRunEvent = { type: 'started' }
const photo = (key: string, state: Extract<PhotoRunEvent, { type: 'photo' }>['state']): PhotoRunEvent => ({
  type: 'photo',
  listingId: 'lst_1',
  key,
  state,
})
const failed = (areGone: boolean): PhotoRunEvent => ({
  type: 'carFailed',
  listingId: 'lst_1',
  keys: ['a', 'b'],
  error: new Error('broken'),
  areGone,
})

describe('nextRun', () => {
  it('drops everything of another import when photos are chosen for a new one', () => {
    const run = after(chosen, started, photo('a', { phase: 'uploaded', url: '/a' }), { type: 'ended' })
    const next = nextRun(run, { ...chosen, importId: 'imp_2' })
    expect(next).toEqual({ ...initialRun, importId: 'imp_2' })
  })

  it('accepts no new photos while some are being uploaded', () => {
    const run = after(chosen, started)
    expect(nextRun(run, { ...chosen, importId: 'imp_2' })).toBe(run)
  })

  it('ignores a late upload of a run that was reset by signing out', () => {
    expect(after(chosen, started, { type: 'reset' }, photo('a', { phase: 'busy' }))).toBe(initialRun)
  })

  it('treats interrupted cars and photos as not started, and keeps the error that stopped them', () => {
    const error = new Error('offline')
    const run = after(
      chosen,
      started,
      { type: 'car', listingId: 'lst_0', state: 'done' },
      { type: 'car', listingId: 'lst_1', state: 'busy' },
      photo('a', { phase: 'uploaded', url: '/a' }),
      photo('b', { phase: 'busy' }),
      { type: 'stopped', error },
    )
    expect(run).toMatchObject({ phase: 'stopped', error, cars: { lst_0: 'done' } })
    expect(run.photos).toEqual({ lst_1: { a: { phase: 'uploaded', url: '/a' } } })
    expect(nextRun(run, started)).toMatchObject({ phase: 'running', error: null })
  })

  it('remembers what a failed car has uploaded, unless it can no longer be used', () => {
    const run = after(chosen, started, photo('a', { phase: 'uploaded', url: '/a' }))
    expect([...uploadedOf(nextRun(run, failed(false)), 'lst_1')]).toEqual([['a', '/a']])
    expect(uploadedOf(nextRun(run, failed(true)), 'lst_1').size).toBe(0)
    expect(nextRun(run, failed(true)).photos['lst_1']).toMatchObject({
      a: { phase: 'failed' },
      b: { phase: 'failed' },
    })
  })
})
