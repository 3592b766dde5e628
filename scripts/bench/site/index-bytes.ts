import { gzipSync } from 'node:zlib'
import { answerHere } from '#functions/search/browser/answer-here.ts'
import { decodePart, encodePart, pickRows } from '#functions/search/browser/market-part.ts'
import { publicColumns } from '#functions/search/browser/public-columns.ts'
import { columnsOf, createIndex, openIndex } from '#functions/search/search-index.ts'
import { collectGarbage } from '#scripts/bench/measure.ts'
import { createMarket } from '#scripts/bench/market.ts'

/** The bytes of the file of a market as browsers hold it, of what changes of it in a day, and of the index that is made of it. */
export type IndexBytes = { file: number; day: number; memory: number }

// Of a market whose cars stand for a month, one in twenty-five is new, changed or gone on a day.
const changesOnADay = 25

const heldBytes = (): number => {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const memoryOf = (file: Uint8Array): number => {
  const before = heldBytes()
  const index = openIndex(decodePart(file).columns)
  for (const page of [1, 2, 3])
    answerHere(index, { page, limit: 20, sortOrder: 'desc', bodyType: ['SUV'] }, false)
  const after = heldBytes()
  // The index is still needed here, or it would be collected before it is measured.
  return index.segments.length > 0 ? after - before : 0
}

export const indexBytes = (listings: number): IndexBytes => {
  const columns = publicColumns(columnsOf(createIndex(createMarket(7, listings))))
  const changed = Array.from({ length: listings / changesOnADay }, (_, place) => place * changesOnADay)
  const size = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length
  const file = encodePart({ columns, removed: [] })
  const day = encodePart({ columns: pickRows(columns, changed), removed: [] })
  return { file: size(file), day: size(day), memory: memoryOf(file) }
}
