import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { findObject, s3 } from './s3-client.ts'
import { env } from '#functions/core/env.ts'
import { decodePart, differenceOf, encodePart } from '#functions/search/browser/market-part.ts'
import { publicColumns } from '#functions/search/browser/public-columns.ts'
import type { ChangedRows } from '#functions/search/search-index.ts'
import type { Snapshot } from '#functions/search/snapshot.ts'
import { type MarketPointer, marketPointer } from '#shared/schemas/market-index.ts'
import { marketIndexLimits } from '#shared/constants/market-index.ts'
import { folders } from '#shared/constants/storage.ts'

const place = (name: string) => ({ Bucket: env().SEARCH_BUCKET, Key: `${folders.market}${name}` })
const pointerName = 'current.json'

/** The files, and since when the large one is there: the bucket deletes what is a month old. */
const stored = z.nullable(z.extend(marketPointer, { madeAt: z.string() }))

/** A file by its name, or undefined. */
export const loadMarketFile = async (name: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const bytes = await (await findObject(place(name)))?.Body?.transformToByteArray()
  return bytes && new Uint8Array(bytes)
}

/** Stores a file under its name. */
export const storeMarketFile = async (name: string, Body: Uint8Array | string): Promise<void> => {
  await s3().send(new PutObjectCommand({ ...place(name), Body }))
}

/** The present files; null where there are none. One of another release, which cannot be read, is as good as none. */
export const loadMarketPointer = async (): Promise<z.output<typeof stored>> => {
  const bytes = await loadMarketFile(pointerName)
  if (!bytes) return null
  return stored.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8'))).data ?? null
}

const pack = (part: ChangedRows) => {
  const bytes = gzipSync(encodePart(part), { level: 9 })
  return { bytes, name: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) }
}

const live = {
  loadFile: loadMarketFile,
  loadPointer: loadMarketPointer,
  store: storeMarketFile,
}

const dayMs = 24 * 3600 * 1000

/**
 * Writes what browsers hold of a snapshot: what changed since the file that they have, while that is little and the file is not old; else a
 * new file, with what leads to it from the former one. The names are hashes, so that everything but the pointer may be kept for ever.
 */
export const publishMarket = async (
  { columns, watermarks }: Snapshot,
  { loadFile, loadPointer, store } = live,
): Promise<void> => {
  const { cars, changesBytes, fileDays, steps } = marketIndexLimits
  if (columns.count > cars) return store(pointerName, 'null')
  const until = watermarks.toSorted()[0]!
  const known = await loadPointer()
  // Another run was faster, or began from a feed that nobody has read yet.
  if (until === '' || (known && known.until > until)) return
  const write = async (pointer: MarketPointer & { madeAt: string }) =>
    store(pointerName, JSON.stringify(pointer))
  const now = publicColumns(columns)
  const bytes = known && (await loadFile(known.file))
  const difference = bytes && differenceOf(decodePart(gunzipSync(bytes)).columns, now)
  const step = difference && pack(difference)
  if (step) await store(step.name, step.bytes)
  const isOld = !known || Date.parse(until) - Date.parse(known.madeAt) > fileDays * dayMs
  if (known && step && !isOld && step.bytes.length <= changesBytes)
    return write({ ...known, changes: step.name, until })
  const whole = pack({ columns: now, removed: [] })
  await store(whole.name, whole.bytes)
  await write({
    file: whole.name,
    changes: null,
    steps: known && step ? [...known.steps, { from: known.file, changes: step.name }].slice(-steps) : [],
    until,
    madeAt: until,
  })
}
