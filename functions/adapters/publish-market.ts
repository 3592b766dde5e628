import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { loadMarketFile, loadMarketPointer, pointerName, storeMarketFile } from './market-files.ts'
import { dayMs } from '#functions/core/time.ts'
import { decodePart, differenceOf, encodePart } from '#functions/search/browser/market-part.ts'
import { publicColumns } from '#functions/search/browser/public-columns.ts'
import type { ChangedRows } from '#functions/search/search-index.ts'
import type { Snapshot } from '#functions/search/snapshot.ts'
import { marketIndexLimits } from '#shared/constants/market-index.ts'
import type { MarketPointer } from '#shared/schemas/market-index.ts'

const pack = (part: ChangedRows) => {
  const bytes = gzipSync(encodePart(part), { level: 9 })
  return { bytes, name: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) }
}

const live = {
  loadFile: loadMarketFile,
  loadPointer: loadMarketPointer,
  store: storeMarketFile,
}

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
