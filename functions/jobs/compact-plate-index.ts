import { now } from '#functions/core/time.ts'
import { loadPlateSnapshot, storePlateSnapshot } from '#functions/adapters/live-plate-index.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { plateChangesSince, plateDocuments, plateWatermarksAt } from '#functions/data/plate-feed.ts'
import { compactIndex } from '#functions/jobs/compact-index.ts'
import { applyPlateChanges, createPlateIndex } from '#functions/search/plates/plate-index.ts'

type Order = { rebuild?: boolean }

/** Compacts the index of the plates. @returns false when another compaction was faster; nothing is lost then */
export const compactPlateIndex = ({ rebuild = false }: Order = {}): Promise<boolean> =>
  compactIndex(rebuild, {
    now,
    name: 'plates',
    loadSnapshot: loadPlateSnapshot,
    storeSnapshot: storePlateSnapshot,
    documents: plateDocuments,
    changesSince: plateChangesSince,
    watermarksAt: plateWatermarksAt,
    create: createPlateIndex,
    open: ({ index }) => index,
    apply: applyPlateChanges,
    close: (index, watermarks) => ({ index, watermarks }),
    count: ({ index }) => index.count,
  })

/** Schedule → Lambda. A second schedule passes `{ rebuild: true }` once a day, which also renews the counts of views. */
export const handler = jobHandler('compactPlateIndex', (event: Order) => compactPlateIndex(event))
