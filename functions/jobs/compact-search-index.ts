import { now } from '#functions/core/time.ts'
import { loadSnapshot, storeSnapshot } from '#functions/adapters/live-listing-index.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { approvedDocuments, changesSince, watermarksAt } from '#functions/data/change-feed.ts'
import { compactIndex } from '#functions/jobs/compact-index.ts'
import { applyChanges, columnsOf, createIndex, openIndex } from '#functions/search/search-index.ts'

const live = { loadSnapshot, storeSnapshot, approvedDocuments, changesSince, now }

type Order = { rebuild?: boolean }

/** Compacts the index of the listings. @returns false when another compaction was faster; nothing is lost then */
export const compactSearchIndex = ({ rebuild = false }: Order = {}, deps = live): Promise<boolean> =>
  compactIndex(rebuild, {
    ...deps,
    name: 'listings',
    documents: deps.approvedDocuments,
    watermarksAt,
    create: createIndex,
    open: ({ columns }) => openIndex(columns),
    apply: applyChanges,
    close: (index, watermarks) => ({ columns: columnsOf(index), watermarks }),
    count: ({ columns }) => columns.count,
  })

/** Schedule → Lambda. A second schedule passes `{ rebuild: true }` once a day, which also renews the counts of views. */
export const handler = jobHandler('compactSearchIndex', (event: Order) => compactSearchIndex(event))
