import { PutObjectCommand } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { findObject, s3 } from './s3-client.ts'
import { env } from '#functions/core/env.ts'
import { marketPointer } from '#shared/schemas/market-index.ts'
import { folders } from '#shared/constants/storage.ts'

const place = (name: string) => ({ Bucket: env().SEARCH_BUCKET, Key: `${folders.market}${name}` })
/** The file that names the present ones. */
export const pointerName = 'current.json'

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
