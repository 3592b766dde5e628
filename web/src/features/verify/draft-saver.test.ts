import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraftSaver, type Saving } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = (isFinal = false) => {
  const sent: string[] = []
  const phases: Saving['phase'][] = []
  let answer: () => Promise<unknown> = () => Promise.resolve()
  const saver = createDraftSaver({
    save: (text) => {
      sent.push(text)
      return answer()
    },
    onChange: ({ phase }) => phases.push(phase),
    isFinal: () => isFinal,
    now: () => 7,
  })
  saver.begin('stored', 'start')
  return { saver, sent, phases, answerWith: (next: () => Promise<unknown>) => void (answer = next) }
}
const fail = () => Promise.reject(new Error('no connection'))
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('sends nothing that nobody typed', async () => {
  const { saver, sent } = setUp()
  saver.want('start', false)
  saver.flush()
  saver.leave()
  await after(60_000)
  expect(sent).toEqual([])
})

it('waits for a pause in the typing', async () => {
  const { saver, sent, phases } = setUp()
  saver.want('a', false)
  await after(900)
  saver.want('ab', false)
  await after(900)
  expect(sent).toEqual([])
  await after(100)
  expect(sent).toEqual(['ab'])
  expect(phases).toEqual(['waiting', 'waiting', 'saving', 'saved'])
})

it('sends urgent changes at once, and nothing twice', async () => {
  const { saver, sent } = setUp()
  saver.want('document', true)
  await after(0)
  saver.want('document', true)
  saver.flush()
  await after(60_000)
  expect(sent).toEqual(['document'])
})

it('sends one at a time, and then what was typed meanwhile', async () => {
  const { saver, sent, answerWith } = setUp()
  let finish = () => {}
  answerWith(() => new Promise<void>((resolve) => void (finish = resolve)))
  saver.want('a', true)
  await after(0)
  saver.want('ab', true)
  await after(5000)
  expect(sent).toEqual(['a'])
  finish()
  await after(0)
  expect(sent).toEqual(['a', 'ab'])
})

it('tries again, later and later, and at once when asked', async () => {
  const { saver, sent, phases, answerWith } = setUp()
  answerWith(fail)
  saver.want('a', true)
  await after(0)
  await after(3999)
  expect(sent).toHaveLength(1)
  await after(1)
  expect(sent).toHaveLength(2)
  await after(7999)
  expect(sent).toHaveLength(2)
  answerWith(() => Promise.resolve())
  saver.flush()
  await after(0)
  expect(sent).toHaveLength(3)
  expect(phases.at(-1)).toBe('saved')
  await after(120_000)
  expect(sent).toHaveLength(3)
})

it('does not try again what would come to the same', async () => {
  const { saver, sent, answerWith } = setUp(true)
  answerWith(fail)
  saver.want('a', true)
  await after(120_000)
  expect(sent).toHaveLength(1)
})

it('sends what waits when the page is left, and tries it no more then', async () => {
  const { saver, sent, answerWith } = setUp()
  answerWith(fail)
  saver.want('a', false)
  saver.leave()
  await after(120_000)
  expect(sent).toEqual(['a'])
})

it('sends nothing more once it is stopped, whatever waits or is on its way', async () => {
  const { saver, sent, answerWith } = setUp()
  answerWith(fail)
  saver.want('a', true)
  await after(0)
  saver.stop()
  await after(120_000)
  expect(sent).toEqual(['a'])

  const other = setUp()
  let refuse = () => {}
  other.answerWith(() => new Promise((_, reject) => void (refuse = () => reject(new Error('busy')))))
  other.saver.want('b', true)
  await after(0)
  other.saver.want('bc', true)
  other.saver.stop()
  refuse()
  await after(120_000)
  expect(other.sent).toEqual(['b'])
})

it('holds still while the application is sent', async () => {
  const { saver, sent, answerWith } = setUp()
  let finish = () => {}
  answerWith(() => new Promise<void>((resolve) => void (finish = resolve)))
  saver.want('a', true)
  await after(0)
  let isHeld = false
  void saver.hold().then(() => (isHeld = true))
  saver.want('ab', true)
  await after(1000)
  expect(isHeld).toBe(false)
  finish()
  await after(5000)
  expect({ isHeld, sent }).toEqual({ isHeld: true, sent: ['a'] })
  saver.release()
  await after(0)
  expect(sent).toEqual(['a', 'ab'])
})
