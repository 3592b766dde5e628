import { now } from '#functions/core/time.ts'
import { loadPlateSnapshot, storePlateSnapshot } from '#functions/adapters/live-plate-index.ts'
import { startBuild } from '#functions/adapters/start-build.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { plateChangesSince } from '#functions/data/plate-feed.ts'
import { compactIndex } from '#functions/jobs/compact-index.ts'
import { applyPlateChanges } from '#functions/search/plates/plate-index.ts'

/** Compacts the index of the plates, or starts a build where it has no usable snapshot. @returns whether something was stored */
export const compactPlateIndex = (): Promise<boolean> =>
  compactIndex({
    name: 'plates',
    now,
    loadSnapshot: loadPlateSnapshot,
    storeSnapshot: storePlateSnapshot,
    startBuild: () => startBuild('plates'),
    changesSince: plateChangesSince,
    open: ({ index }) => index,
    apply: applyPlateChanges,
    close: (index, watermarks) => ({ index, watermarks }),
    count: ({ index }) => index.count,
  })

/** Schedule → Lambda. */
export const handler = jobHandler('compactPlateIndex', () => compactPlateIndex())
