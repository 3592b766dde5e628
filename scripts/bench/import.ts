import { setTimeout as delay } from 'node:timers/promises'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { registrationForm } from './registration-form.ts'
import { digits, textTable } from './terminal.ts'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { startLocalStack } from '#functions/testing/local-stack.ts'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import type { Session } from '#shared/schemas/user.ts'
import { makes } from '#shared/reference/makes.ts'
import { stockColumns, type StockField } from '#shared/reference/stock-columns.ts'

// An import of 500 rows, which can be repeated.
const cars = 500
const mostSeconds = 30
// Listings that one dealership may create by hand in a day.
const perDealer = 100
const pollMs = 50

type Announced = ImportView & { uploadURL: string; headers: Record<string, string> }

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>

const caller =
  (url: string, token?: string): Call =>
  async <T>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

/** A dealership that an admin has verified. */
const registerDealer = async (url: string, number: number): Promise<Call> => {
  const firm = { role: 'SELLER_DEALERSHIP', companyName: `Bench Motors ${number}` } as const
  const form = registrationForm(`bench${number}`, firm)
  const session = await caller(url)<Session>('POST', '/api/register', form)
  await table().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.user(session.id),
      UpdateExpression: 'SET isVerified = :yes, verificationStatus = :approved',
      ExpressionAttributeValues: { ':yes': true, ':approved': 'APPROVED' },
    }),
  )
  return caller(url, session.authToken)
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

const until = async (call: Call, id: string, states: readonly ImportView['state'][]): Promise<ImportView> => {
  for (;;) {
    const seen = await call<ImportView>('GET', `/api/seller/imports/${id}`)
    if (states.includes(seen.state)) return seen
    await delay(pollMs)
  }
}

/** Sends a file and carries it out, as the dashboard does. */
const importFile = async (call: Call, file: string) => {
  const bytes = new TextEncoder().encode(file)
  let checked: ImportView | undefined
  const check = await secondsOf(async () => {
    const announced = { fileName: 'stock.csv', contentLength: bytes.length, mode: 'PUBLISH' }
    const { id, uploadURL, headers } = await call<Announced>('POST', '/api/seller/imports', announced)
    const sent = await fetch(uploadURL, { method: 'PUT', headers, body: bytes })
    if (!sent.ok) throw new Error(`The storage refused the file: ${sent.status}`)
    checked = await until(call, id, ['CHECKED', 'REFUSED'])
  })
  if (checked?.state !== 'CHECKED') throw new Error(`The file was refused: ${checked?.refusal}`)
  const { id, counts } = checked
  let done: ImportView | undefined
  const apply = await secondsOf(async () => {
    await call('POST', `/api/seller/imports/${id}/start`)
    done = await until(call, id, ['DONE'])
  })
  return { check, apply, counts, done: done?.done ?? 0, failed: done?.failed ?? 0 }
}

/** The import of a stock and its repetition on this machine, beside the same cars created one by one through the API. */
export const benchImport = async (): Promise<void> => {
  const stack = await startLocalStack()
  try {
    Object.assign(process.env, stack.env)
    const dealer = await registerDealer(stack.url, 0)
    const byHand = await Promise.all(
      Array.from({ length: cars / perDealer }, (_, index) => registerDealer(stack.url, index + 1)),
    )
    // The first call of each loads its handler.
    for (const call of byHand) await call('GET', '/api/seller/listings')
    const calls = await secondsOf(async () => {
      for (let index = 0; index < cars; index++)
        await byHand[Math.floor(index / perDealer)]?.('POST', '/api/listings', createCar(index))
    })
    const file = stockFile(cars)
    const first = await importFile(dealer, file)
    const again = await importFile(dealer, file)

    const row = (name: string, { check, apply, done, failed }: typeof first) => [
      name,
      check,
      apply,
      check + apply,
      done,
      failed,
      calls / (check + apply),
    ]
    console.log(
      `${cars} cars; as many calls of POST /api/listings, one after the other: ${digits(calls)} s\n`,
    )
    const head = ['', 'check s', 'carry out s', 'together s', 'written', 'failed', 'calls ÷ it']
    console.log(textTable([head, row('the file', first), row('the same file again', again)]))
    const isMet =
      first.check + first.apply < mostSeconds &&
      first.done === cars &&
      again.counts.SAME === cars &&
      again.done === 0
    console.log(`\nWithin ${mostSeconds} s, and nothing written twice: ${isMet ? 'met' : 'MISSED'}`)
  } finally {
    await stack.stop()
  }
}

const models = makes.flatMap((make) => make.models.map((model) => ({ make: make.name, model: model.name })))

const description = 'One owner, serviced by the agency. مالك واحد، صيانة الوكالة. '.repeat(8)

const answers = (index: number) => ({
  ...models[index % models.length]!,
  variant: `Grade ${index % 7}`,
  year: 2012 + (index % 13),
  mileage: 10_000 + index * 100,
  priceQAR: 50_000 + index * 250,
  bodyType: 'SUV',
  fuelType: 'Petrol',
  transmission: 'Automatic',
  color: 'White',
  condition: 'Good',
  city: 'Doha',
  description: description.trim(),
})

/** A submitted car as the wizard sends it. */
const createCar = (index: number) => ({
  ...answers(index),
  stockNumber: `B-${index}`,
  status: 'PENDING',
})

/** A stock file of `count` of the same cars, under Arabic headers. */
const stockFile = (count: number): string => {
  const cells = (index: number): Partial<Record<StockField, unknown>> => ({
    ...answers(index),
    stockNumber: `B-${index}`,
  })
  const rows = Array.from({ length: count }, (_, index) =>
    stockColumns.map(({ field }) => `"${String(cells(index)[field] ?? '')}"`).join(','),
  )
  return [stockColumns.map(({ ar }) => `"${ar}"`).join(','), ...rows].join('\r\n')
}
