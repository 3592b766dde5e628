import { afterEach, expect, it, vi } from 'vitest'
import { putFile, sendUpload } from './send-file.ts'

type Answer = number | 'lost' | 'silent'

/** Storage that gives these answers, one after the other; returns the addresses that files were put at. */
const storage = (...answers: Answer[]): string[] => {
  const puts: string[] = []
  class Request extends EventTarget {
    status = 0
    readonly upload = new EventTarget()
    setRequestHeader() {}
    open(_method: string, address: string) {
      puts.push(address)
    }
    send() {
      const answer = answers[puts.length - 1]
      if (answer === 'silent') return
      if (typeof answer === 'number') this.status = answer
      this.#end(typeof answer === 'number' ? 'load' : 'error')
    }
    abort() {
      this.#end('abort')
    }
    #end(type: string) {
      for (const event of [type, 'loadend']) this.dispatchEvent(new Event(event))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return puts
}

const file = new Blob(['photo'])
const ticket = { uploadURL: 'https://storage.example/one', headers: { 'content-type': 'image/jpeg' } }
const { signal } = new AbortController()
const put = (parts: { signal: AbortSignal } = { signal }) => {
  const pause = vi.fn<(milliseconds: number) => Promise<void>>(async () => {})
  return putFile(ticket, file, { onProgress: () => undefined, ...parts }, { pause })
}

afterEach(() => vi.unstubAllGlobals())

it('sends a file to the same address again when the connection is lost', async () => {
  const puts = storage('lost', 503, 200)
  await put()
  expect(puts).toEqual([ticket.uploadURL, ticket.uploadURL, ticket.uploadURL])
})

it('takes an address that is used for the answer that was lost', async () => {
  const puts = storage('lost', 412)
  await put()
  expect(puts).toHaveLength(2)
})

it('gives up after three tries, and says what went wrong first', async () => {
  const puts = storage('lost', 403, 403)
  await expect(put()).rejects.toMatchObject({ code: 'OFFLINE' })
  expect(puts).toHaveLength(3)
})

it('tries a refused file once', async () => {
  const puts = storage(403)
  await expect(put()).rejects.toMatchObject({ status: 403, code: 'INTERNAL' })
  expect(puts).toHaveLength(1)
})

it('ends with the reason for which it was stopped', async () => {
  const puts = storage('lost', 'silent')
  const controller = new AbortController()
  const stopped = put({ signal: controller.signal })
  await vi.waitFor(() => expect(puts).toHaveLength(2))
  controller.abort(new Error('left'))
  await expect(stopped).rejects.toThrow('left')
})

it('sends no picture as it is that others get', async () => {
  const damaged = new Blob(['photo'], { type: 'image/jpeg' })
  const report = { key: 'inspectionReport', name: '', preview: null, file: damaged, isShared: true }
  const sent = sendUpload(
    'document',
    { ...report, state: { phase: 'preparing' } },
    { signal, report: () => undefined, show: () => null },
  )
  await expect(sent).rejects.toMatchObject({ problem: 'DAMAGED' })
})
