import { expect, it } from 'vitest'
import { reduceQueue, startQueue, storedUpload, type QueueEvent, type Upload } from './queue.ts'
import { createPictures, createRunner } from './use-uploads.ts'

type Send = Parameters<typeof createRunner>[0]['send']

const file = new Blob(['photo'])
const picked = (key: string): Upload => ({ key, name: '', preview: null, file, state: { phase: 'queued' } })

/** A queue with its runner, as `useUploads` holds them; `jobs` are the files that were given to send. */
const setup = (initial: readonly Upload[] = []) => {
  let queue = startQueue(initial)
  const jobs: { key: string; signal: AbortSignal; finish: (failure?: Error) => Promise<void> }[] = []
  const outcomes: string[] = []
  const send: Send = ({ key }, { signal, report }) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const finish = async (failure?: Error) => {
      if (failure) reject(failure)
      else {
        report({ type: 'arrived', url: `/${key}`, file, preview: null })
        resolve()
      }
      await promise.catch(() => undefined)
    }
    jobs.push({ key, signal, finish })
    return promise
  }
  const dispatch = (event: QueueEvent) => {
    queue = reduceQueue(queue, event)
    runner.sync(queue)
  }
  const runner = createRunner({
    dispatch,
    pictures: createPictures(),
    send,
    onOutcome: (key, type) => outcomes.push(`${key} ${type}`),
  })
  return { dispatch, runner, jobs, outcomes, phases: () => queue.uploads.map(({ state }) => state.phase) }
}

it('sends three at a time, and the next as soon as one has arrived', async () => {
  const { dispatch, jobs, phases, outcomes } = setup()
  dispatch({ type: 'added', uploads: [...'abcd'].map(picked) })
  expect(jobs.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  await jobs[1]?.finish()
  expect(jobs.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd'])
  expect(phases()).toEqual(['preparing', 'ready', 'preparing', 'preparing'])
  expect(outcomes).toEqual(['b arrived'])
})

it('stops what was removed, and hears no more of it', async () => {
  const { dispatch, jobs, phases, outcomes } = setup()
  dispatch({ type: 'added', uploads: [picked('a')] })
  dispatch({ type: 'removed', key: 'a' })
  expect(jobs[0]?.signal.aborted).toBe(true)
  await jobs[0]?.finish()
  expect({ phases: phases(), outcomes }).toEqual({ phases: [], outcomes: [] })
})

it('says that a file failed, and sends it again when asked', async () => {
  const { dispatch, jobs, phases, outcomes } = setup()
  dispatch({ type: 'added', uploads: [picked('a')] })
  await jobs[0]?.finish(new Error('x'))
  expect({ phases: phases(), outcomes }).toEqual({ phases: ['failed'], outcomes: ['a failed'] })
  dispatch({ type: 'retried', key: 'a' })
  await jobs[1]?.finish()
  expect(phases()).toEqual(['ready'])
})

it('begins a rotation anew with every press, and announces none of it', async () => {
  const { dispatch, jobs, outcomes } = setup([storedUpload('a', '/a', '', null)])
  dispatch({ type: 'rotated', key: 'a', quarters: 1 })
  dispatch({ type: 'rotated', key: 'a', quarters: 1 })
  expect(jobs.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await jobs[1]?.finish()
  expect(outcomes).toEqual([])
})

it('stops everything when the form is left', () => {
  const { dispatch, runner, jobs } = setup()
  dispatch({ type: 'added', uploads: [...'ab'].map(picked) })
  runner.stop()
  expect(jobs.every(({ signal }) => signal.aborted)).toBe(true)
})

it('shows what another form has left by a picture of its own, and a film by its poster', () => {
  const [old, pictures] = [createPictures(), createPictures()]
  const photo = new Blob(['photo'], { type: 'image/jpeg' })
  const preview = old.show(photo)
  const shown = pictures.showAgain({ ...picked('a'), file: photo, preview })
  old.clear()
  expect(shown.preview).toMatch(/^blob:/)
  expect(shown.preview).not.toBe(preview)
  const film = pictures.showAgain({ ...picked('video'), preview, poster: '/api/listing-images/upl_a' })
  expect(film.preview).toBe('/api/listing-images/upl_a?w=640')
  const stored = storedUpload('b', '/b', '', '/b?w=640')
  expect(pictures.showAgain(stored)).toBe(stored)
  pictures.clear()
})

it('gives a file no job that another form has begun for one that is still sent', async () => {
  const { dispatch, jobs } = setup([{ ...picked('a'), job: 1, state: { phase: 'checking' } }])
  dispatch({ type: 'added', uploads: [picked('b')] })
  expect(jobs.map(({ key }) => key)).toEqual(['a', 'b'])
})
