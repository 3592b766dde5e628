import { basename } from 'node:path/posix'
import { SQSClient } from '@aws-sdk/client-sqs'
import { S3ServiceException } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendMessages } from '#functions/adapters/queue.ts'
import { env } from '#functions/core/env.ts'
import { condemnedPages, moveCondemned } from '#functions/data/stale-uploads.ts'
import { queueErasures } from '#functions/jobs/queue-erasures.ts'
import { removeDeletedUsers } from '#functions/jobs/remove-deleted-users.ts'
import { removalParts, removeUser } from '#functions/commands/remove-user.ts'
import { listDeletedUsers } from '#functions/data/user-accounts.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { apply, requiredDocuments } from '#functions/testing/applications.ts'
import { carForm, decide, sellerDocuments, submitCar, submitReportedCar } from '#functions/testing/cars.ts'
import {
  password,
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
} from '#functions/testing/people.ts'
import { pdf, uploadDocument, uploadPhoto } from '#functions/testing/uploads.ts'
import { withTap, type Tap } from '#functions/trust/faults/tap.ts'
import { startTappedStack, type TappedStack } from '#functions/trust/faults/tapped-stack.ts'
import { readStore } from '#functions/trust/invariants/read-store.ts'
import { proven } from '#functions/trust/proven.ts'
import { queues } from '#infra/queues.ts'
import { runBatch } from '#scripts/local/jobs/poll-queues.ts'
import { loadJob } from '#scripts/local/jobs/run-jobs.ts'

// What is deleted takes its files with it: at once, whatever fails in between. No job runs here by itself.

let stack: TappedStack
let queue: SQSClient
beforeAll(async () => {
  stack = await startTappedStack()
  queue = new SQSClient({ useQueueUrlAsEndpoint: false })
})
afterAll(async () => {
  queue.destroy()
  await stack.stop()
})

const minutes = (count: number) => () => new Date(Date.now() + count * 60_000)
const live = { condemnedPages, moveCondemned, sendMessages }

/** Runs the worker for all that waits in the queue, with a tap on its calls. @returns how many messages it got */
const work = async (tap: Tap = (_, send) => send()): Promise<number> => {
  const { batchSize } = queues.erasures
  const one = () =>
    runBatch(
      queue,
      'eraseFiles',
      { url: env().ERASURE_QUEUE_URL, batchSize, windowSeconds: 0 },
      async (job, event) => {
        const handler = await loadJob(job)
        return withTap(tap, () => handler(event))
      },
    )
  let count = 0
  for (let got = batchSize as number; got === batchSize; count += got) got = await one()
  return count
}

/** Every place of the stage, of all buckets and the table, that says one of these ids. */
const placesOf = async (ids: readonly string[]): Promise<string[]> => {
  const { items, objects } = await readStore(process.env as Record<string, string>)
  const files = objects.map(({ bucket, key }) => `${bucket} ${key}`)
  // Items of deleted uploads, and of nothing else, may not be there; others that name an old id are checked by the suite of erasure.
  const records = items.filter(({ pk }) => /^(?:UPLOAD|PHOTOHASH)#/.test(String(pk)))
  return [...files, ...records.map((item) => JSON.stringify([item['pk'], item['sk']]))].filter((place) =>
    ids.some((id) => place.includes(id)),
  )
}

const filesOf = (car: {
  images: { id: string }[]
  verificationDocuments?: Record<string, string | null> | null
}) => [
  ...car.images.map(({ id }) => id),
  ...Object.values(car.verificationDocuments ?? {}).flatMap((url) => url?.split('/').at(-1) ?? []),
]

const remove = (token: string, id: string) => apiOk('DELETE', `/api/listings/${id}`, { token })

it('takes the files of cars of every status, of dropped photos and of replaced documents', async () => {
  const [admin, seller] = [await registerAdmin(), await registerSeller()]
  const { token } = seller
  const [approved, rejected, pending] = [
    await submitCar(seller),
    await submitCar(seller),
    await submitCar(seller),
  ]
  await decide(admin, approved.id, { status: 'APPROVED' })
  await decide(admin, rejected.id, { status: 'REJECTED', reasonCodes: ['DOCUMENTS_MISMATCH'] })
  const photos = [await uploadPhoto(token), await uploadPhoto(token)]
  const verificationDocuments = await sellerDocuments(seller)
  const form = { ...carForm(), images: photos.map(({ url }) => url), verificationDocuments, status: 'DRAFT' }
  const draft = (await apiOk('POST', '/api/listings', { token, body: form })).body
  const other = await uploadDocument(token)
  const inspectionReport = (await uploadDocument(token)).url
  const change = {
    images: [photos[0]?.url],
    verificationDocuments: { idCard: other.url, inspectionReport },
  }
  await apiOk('PATCH', `/api/listings/${draft.id}`, { token, body: change })
  const dropped = [photos[1]?.id ?? '', verificationDocuments.idCard.split('/').at(-1) ?? '']
  const kept = [photos[0]?.id ?? '', other.id, basename(inspectionReport)]

  const all = [approved, rejected, pending].flatMap(filesOf)
  expect(all.length).toBe(9)
  for (const { id } of [approved, rejected, pending]) await remove(token, id)
  await queueErasures()
  await work()
  expect(await placesOf([...all, ...dropped])).toEqual([])
  for (const { images } of [approved, rejected, pending])
    expect((await fetch(`${stack.url}${images[0].imageUrl}`)).status).toBe(404)
  expect((await placesOf(kept)).length).toBeGreaterThan(2)
  await remove(token, draft.id)
  await queueErasures()
  await work()
  expect(await placesOf(kept)).toEqual([])
  proven('erased', all.length + dropped.length + kept.length)
})

it('takes the files of accounts of every kind, with those that nothing used yet or that were refused', async () => {
  const admin = await registerAdmin()
  const [seller, applicant, dealer] = [
    await registerSeller(),
    await registerDealer(),
    await registerVerifiedDealer(),
  ]
  const car = await submitCar(seller)
  const stock = await submitReportedCar(dealer)
  await decide(admin, car.id, { status: 'APPROVED' })
  const loose = [await uploadPhoto(seller.token), await uploadDocument(seller.token)]
  const refused = await uploadPhoto(seller.token, {
    contentType: 'image/jpeg',
    bytes: new TextEncoder().encode('no photo'),
  })
  expect(refused.state).toBe('REFUSED')
  const license = await uploadDocument(applicant.token)
  const named = { documentName: 'License.pdf', documentUrl: license.url }
  const others = await requiredDocuments(applicant)
  await apply(applicant, { documents: [...others.slice(1), { ...named, documentType: 'BUSINESS_LICENSE' }] })
  const logo = await uploadPhoto(dealer.token)
  const { version } = (await apiOk('GET', '/api/seller/storefront', { token: dealer.token })).body
  const silent = { description: '', phoneNumber: null, whatsappNumber: null, website: '', address: '' }
  const body = { ...silent, hours: null, cover: null, logo: logo.url, version }
  await apiOk('PUT', '/api/seller/storefront', { token: dealer.token, body })

  const all = [
    ...filesOf(car),
    ...filesOf(stock),
    ...loose.map(({ id }) => id),
    refused.id,
    license.id,
    logo.id,
  ]
  for (const { token } of [seller, applicant, dealer])
    expect((await api('DELETE', '/api/user', { token, body: { password } })).status).toBe(204)
  const now = minutes(2)
  const removal: typeof removeUser = (user, until) => removeUser(user, until, { ...removalParts, now })
  await removeDeletedUsers({ listDeletedUsers, removeUser: removal, now })
  await queueErasures()
  await work()
  expect(await placesOf(all)).toEqual([])
  proven('erased', all.length)
})

it('takes the documents first', async () => {
  const seller = await registerSeller()
  const car = await submitCar(seller)
  await remove(seller.token, car.id)
  const order: string[] = []
  for await (const page of condemnedPages(new Date())) order.push(...page.map(({ id }) => id.slice(0, 3)))
  expect(order).toEqual(['doc', 'doc', 'upl'])
  await queueErasures()
  await work()
})

const isStorage = (name: string): boolean => /^(?:DeleteObjects|ListObjectsV2)$/.test(name)
const busy = () =>
  new S3ServiceException({
    name: 'SlowDown',
    $fault: 'server',
    $metadata: { httpStatusCode: 503 },
    message: 'busy',
  })

it('takes them all the same when the storage fails, whenever it does', async () => {
  // The calls of one upload's erasure to the storage: one for the raw file, two for a photo's sizes.
  for (const place of [1, 2, 3]) {
    const seller = await registerSeller()
    const files = filesOf(
      await submitCar(seller).then(async (car) => (await remove(seller.token, car.id), car)),
    )
    await queueErasures()
    let count = 0
    await work((sent, send) => {
      if (isStorage(sent.name) && ++count >= place) throw busy()
      return send()
    })
    expect((await placesOf(files)).length, `failing from call ${place} on`).toBeGreaterThan(0)
    // The message is hidden for some minutes; the hand-over after its time is the slower of the two ways back.
    await queueErasures({ ...live, now: minutes(21) })
    await work()
    expect(await placesOf(files), `failing from call ${place} on`).toEqual([])
  }
  proven('erased', 3)
})

it('takes them all the same when the job that hands them over is killed, or the worker is', async () => {
  const seller = await registerSeller()
  const files = filesOf(
    await submitCar(seller).then(async (car) => (await remove(seller.token, car.id), car)),
  )
  // Killed with its claims made and nothing sent: what the table says is all there is.
  const killed = new Promise<never>(() => {})
  let claims = 0
  const dying = queueErasures({
    ...live,
    now: minutes(0),
    sendMessages: async (_, bodies) => {
      claims += bodies.length
      return killed
    },
  })
  await expect.poll(() => claims).toBeGreaterThan(0)
  void dying
  expect((await placesOf(files)).length).toBeGreaterThan(0)
  await queueErasures({ ...live, now: minutes(21) })
  // The worker dies after it has erased the files and before it has removed their records.
  await work((sent, send) => (sent.name === 'TransactWrite' ? Promise.reject(new Error('killed')) : send()))
  await queueErasures({ ...live, now: minutes(42) })
  await work()
  expect(await placesOf(files)).toEqual([])
  proven('erased', files.length)
})

it('takes a file that arrives after all was erased, by an address that was still good', async () => {
  const { token } = await registerSeller()
  const { contentType, bytes } = pdf()
  const body = { contentType, contentLength: bytes.length }
  const { body: ticket } = await apiOk('POST', '/api/objects/upload', { token, body })
  expect((await api('DELETE', '/api/user', { token, body: { password } })).status).toBe(204)
  await queueErasures()
  await work()
  const late = await fetch(ticket.uploadURL, { method: 'PUT', headers: ticket.headers, body: bytes })
  expect(late.status).toBe(200)
  await expect.poll(() => placesOf([ticket.id])).toEqual([])
  proven('erased', 1)
})
