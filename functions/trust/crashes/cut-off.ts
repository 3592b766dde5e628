import { csv, stockHeaders, stockRow } from '#functions/testing/stock-imports.ts'
import { scene } from '#functions/testing/uploads.ts'
import { askUntilAt, must, sendTo, type Somebody } from '#functions/trust/crashes/call.ts'
import { publish, uploadRoutes } from '#functions/trust/crashes/world.ts'

// Operations of many steps that a kill interrupts. Their callers do not wait for the end.

const rows = 30

/** Creates an import with a stock file and waits until it is checked. @returns the import's id */
export const checkedImport = async ({ call }: Somebody): Promise<string> => {
  const file = csv([
    stockHeaders('en'),
    ...Array.from({ length: rows }, (_, index) => stockRow({ stockNumber: `S${index}` })),
  ])
  const bytes = new TextEncoder().encode(file)
  const announced = { fileName: 'stock.csv', contentLength: bytes.length, mode: 'PUBLISH' }
  const { body } = must(await call('POST', '/api/seller/imports', announced))
  const stored = await fetch(body.uploadURL, { method: 'PUT', headers: body.headers, body: bytes })
  if (!stored.ok) throw new Error(`The storage refused the file: ${stored.status}`)
  await askUntilAt(
    () => call('GET', `/api/seller/imports/${body.id}`),
    (answer) => answer.body.state === 'CHECKED',
  )
  return body.id as string
}

/** Waits until an import is finished. @returns how many rows were done, and how many cars there are now */
export const importedCars = async ({ call }: Somebody, importId: string) => {
  const { body } = await askUntilAt(
    () => call('GET', `/api/seller/imports/${importId}`),
    (answer) => answer.body.state === 'DONE',
  )
  const own = must(await call('GET', '/api/seller/listings')).body as { stockNumber: string | null }[]
  const numbers = own.map(({ stockNumber }) => stockNumber).filter((number) => number !== null)
  return {
    done: body.done as number,
    failed: body.failed as number,
    cars: new Set(numbers).size,
    all: numbers.length,
  }
}

/** The expected result of an import that ran exactly once. */
export const wholeImport = { done: rows, failed: 0, cars: rows, all: rows }

/** Uploads a unique photo, whose job has only started. @returns the upload's id */
export const begunPhoto = async ({ call }: Somebody, seed: number): Promise<string> =>
  (await sendTo(call, uploadRoutes.photo, await scene(seed))).id

/** Waits for the result of an upload's check. */
export const verdictOf = async ({ call }: Somebody, uploadId: string): Promise<string> => {
  const ask = () => call('GET', `/api/uploads/${uploadId}`)
  return (await askUntilAt(ask, ({ body }) => body.state !== 'ISSUED')).body.state as string
}

/** Whether a car is public. */
export const isPublic = async ({ call }: Somebody, listingId: string): Promise<boolean> =>
  (await call('GET', `/api/listings/${listingId}`)).status === 200

/** Publishes several cars. @returns their ids */
export const publishSome = async (dealership: Somebody, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let made = 0; made < count; made++) ids.push(await publish(dealership))
  return ids
}
