import { now } from '#functions/core/time.ts'
import { loadSnapshot, storeSnapshot } from '#functions/adapters/live-listing-index.ts'
import { startBuild } from '#functions/adapters/start-build.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { changesSince } from '#functions/data/change-feed.ts'
import { compactIndex } from '#functions/jobs/compact-index.ts'
import { applyChanges, columnsOf, openIndex } from '#functions/search/search-index.ts'

/** Compacts the index of the listings, or starts a build where it has no usable snapshot. @returns whether something was stored */
export const compactSearchIndex = (): Promise<boolean> =>
  compactIndex({
    name: 'listings',
    now,
    loadSnapshot,
    storeSnapshot,
    startBuild: () => startBuild('listings'),
    changesSince,
    open: ({ columns }) => openIndex(columns),
    apply: applyChanges,
    close: (index, watermarks) => ({ columns: columnsOf(index), watermarks }),
    count: ({ columns }) => columns.count,
  })

/** Schedule → Lambda. */
export const handler = jobHandler('compactSearchIndex', () => compactSearchIndex())
