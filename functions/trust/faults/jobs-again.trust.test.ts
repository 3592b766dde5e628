import type { JobName } from '#infra/jobs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiOk } from '#functions/testing/api.ts'
import { registerSeller, registerVerifiedDealer, type Person } from '#functions/testing/people.ts'
import { csv, stockHeaders, stockRow } from '#functions/testing/stock-imports.ts'
import { jpeg, pdf, sendFile, type File, videoFile } from '#functions/testing/uploads.ts'
import { amount, seed } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import type { NewObject } from '#scripts/local/jobs/run-jobs.ts'
import { createRandom } from '#scripts/seed/random.ts'
import { effectOf, keysWritten } from './effects.ts'
import { asThrown, errorsOf } from './store-errors.ts'
import { withTap, type Tap } from './tap.ts'
import { deliver, runJob, startTappedStack, type TappedStack } from './tapped-stack.ts'
import { makeWorld } from './world.ts'

// A job of an uploaded file that is delivered several times, concurrently, or interrupted ends as if it had run once.

const random = createRandom(seed)
let stack: TappedStack
// Events of uploaded files are queued here while a test asks for it.
let arrived: NewObject[] | undefined

beforeAll(async () => {
  stack = await startTappedStack(
    async (object) => void (arrived ? arrived.push(object) : await deliver(object)),
  )
})

afterAll(() => stack.stop())

type Keys = ReturnType<typeof keysWritten>

const recording =
  (keys: Keys, count = { sent: 0 }): Tap =>
  (sent, send) => {
    count.sent++
    keys.push(...keysWritten(sent))
    return send()
  }

/** Fails the command at this place, before or after it took effect. */
const breakingAt =
  (place: number, isLost: boolean, record: Tap): Tap =>
  async (sent, send) => {
    if (sent.index !== place) return record(sent, send)
    if (isLost) await record(sent, send)
    throw asThrown(random.pick(errorsOf(sent.name)))
  }

/** Returns the event of the upload that `send` makes, without running its job. */
const arriving = async (send: () => Promise<unknown>): Promise<NewObject> => {
  arrived = []
  await send()
  const [object] = arrived
  arrived = undefined
  if (!object) throw new Error('Nothing arrived')
  return object
}

const upload = (route: string, file: () => File | Promise<File>) => async () => {
  const { token } = await registerSeller()
  const bytes = await file()
  return arriving(() => sendFile(token, route, bytes))
}

const stockFile = async ({ token }: Person) => {
  const cars = [1, 2, 3].map((number) => stockRow({ stockNumber: `S${number}` }))
  const bytes = new TextEncoder().encode(csv([stockHeaders('en'), ...cars]))
  const body = { fileName: 'stock.csv', contentLength: bytes.length, mode: 'DRAFT' }
  const { body: ticket } = await apiOk('POST', '/api/seller/imports', { token, body })
  const object = await arriving(() =>
    fetch(ticket.uploadURL, { method: 'PUT', headers: ticket.headers, body: bytes }),
  )
  return { object, id: String(ticket.id) }
}

const notAPhoto = (): File => ({
  contentType: 'image/jpeg',
  bytes: new TextEncoder().encode('<html></html>'),
})

const events: Readonly<Record<string, () => Promise<NewObject>>> = {
  'a photo': upload('/api/listing-images/upload-url', () => jpeg()),
  'what is no photo': upload('/api/listing-images/upload-url', notAPhoto),
  'a video': upload('/api/listing-videos/upload-url', () => videoFile('car.mp4')),
  'a document': upload('/api/objects/upload', pdf),
  'a stock file': async () => (await stockFile(await registerVerifiedDealer())).object,
  'the start of an import': async () => {
    const dealer = await registerVerifiedDealer()
    const { object, id } = await stockFile(dealer)
    await deliver(object)
    return arriving(() => apiOk('POST', `/api/seller/imports/${id}/start`, { token: dealer.token }))
  },
}

describe.each(Object.entries(events))('%s', (name, make) => {
  it('ends the same however often it is delivered, and wherever a delivery breaks off', async () => {
    const [keys, count] = [[] as Keys, { sent: 0 }]
    const first = await make()
    await withTap(recording(keys, count), () => deliver(first))
    const effect = await effectOf(keys)
    expect(effect).not.toEqual([])

    const rounds = amount({ quick: 4, nightly: 100 })
    for (let round = 0; round < rounds; round++) {
      const seen: Keys = []
      const object = await make()
      const [place, isLost] = [random.whole(1, count.sent), random.chance(0.5)]
      await withTap(breakingAt(place, isLost, recording(seen)), () => deliver(object)).catch(() => {})
      const times = Array.from({ length: random.whole(1, 3) })
      const again = () => withTap(recording(seen), () => deliver(object))
      if (random.chance(0.5)) await Promise.allSettled(times.map(again))
      // One of several concurrent deliveries may have failed, so its event is delivered once more.
      await again()
      const story = `${name}: broken at ${place}, answer lost: ${isLost}, again ${times.length + 1} times`
      expect(await effectOf(seen), story).toEqual(effect)
    }
    proven('faults', rounds)
  })
})

const repeated: readonly JobName[] = [
  'compactSearchIndex',
  'compactPlateIndex',
  'buildSearchIndex',
  'writeSitemaps',
  'drawAnswers',
  'resumeOfferSyncs',
  'endOnTime',
  'checkPublished',
  'sendAlerts',
  'queueErasures',
  'queueArchives',
  'queueFeeds',
  'sweepUploads',
  'expireDocuments',
  'askStillAvailable',
  'removeDeletedUsers',
  'checkAuditLog',
  'migrateData',
]

describe('a job that runs by the clock, or by the deploy', () => {
  it('that broke off anywhere is made up for by the next run', async () => {
    await makeWorld()
    let tried = 0
    for (const job of repeated) {
      const count = { sent: 0 }
      await withTap(recording([], count), () => runJob(job))
      for (const place of random.some(
        Array.from({ length: count.sent }, (_, at) => at + 1),
        amount({ quick: 2, nightly: 50 }),
      )) {
        await withTap(breakingAt(place, random.chance(0.5), recording([])), () => runJob(job)).catch(() => {})
        await expect(runJob(job), `${job} after one that broke off at ${place}`).resolves.toBeUndefined()
        tried++
      }
    }
    proven('faults', tried)
  })
})
