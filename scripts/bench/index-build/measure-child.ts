import { setTimeout as delay } from 'node:timers/promises'
import { createMarket } from '#scripts/bench/market.ts'
import { endWithParentEvenWhenBusy, tellParent } from '#scripts/local/parent.ts'
import type { Change, SearchDocument } from '#functions/search/document.ts'
import { indexBuilder } from '#functions/search/index-builder.ts'
import { applyChanges, columnsOf, openIndex } from '#functions/search/search-index.ts'
import { decodeSnapshot, encodeSnapshot } from '#functions/search/snapshot.ts'

endWithParentEvenWhenBusy()

// One build in its own process: the peak of its memory is that of its whole life.
const size = Number(process.argv[2])

/** Documents of a page of DynamoDB, which is 1 MB. */
const pageSize = 400

/** What was measured of one size: seconds, megabytes, bytes. */
export type BuildResult = {
  drawS: number
  buildS: number
  encodeS: number
  buildPeakMb: number
  bytes: number
  decodeS: number
  compactS: number
}

const seconds = (since: number): number => (performance.now() - since) / 1000
const peakMb = (): number => process.resourceUsage().maxRSS / 1024

const market = createMarket(7, size)
const watermarks = ['2026-06-01T00:00:00.000Z']

let drawS = 0
const page: SearchDocument[] = []
const builder = indexBuilder()
let began = performance.now()
for (let n = 0; n < size; n++) {
  const before = performance.now()
  page.push(market.document(n))
  drawS += seconds(before)
  if (page.length < pageSize && n < size - 1) continue
  builder.add(page.splice(0))
}
const built = builder.finish()
const buildS = seconds(began) - drawS

began = performance.now()
const bytes = encodeSnapshot(columnsOf(built), watermarks)
const encodeS = seconds(began)
const buildPeakMb = peakMb()

// As a compaction does it each minute, with as many changes as a busy hour has in one.
await delay(0)
began = performance.now()
const index = openIndex(decodeSnapshot(bytes).columns)
const decodeS = seconds(began)
const changes = Array.from({ length: 100 }, (_, n): Change => {
  const document = { ...market.document(n), version: 1e6 }
  return { id: document.id, version: 1e6, changedAt: document.changedAt, document }
})
applyChanges(index, changes)
encodeSnapshot(columnsOf(index), watermarks)
const compactS = seconds(began)

const result: BuildResult = { drawS, buildS, encodeS, buildPeakMb, bytes: bytes.length, decodeS, compactS }
tellParent(result)
