import { findSnapshotEtag, loadSnapshot, storeSnapshot } from '#functions/adapters/live-listing-index.ts'
import {
  findPlateSnapshotEtag,
  loadPlateSnapshot,
  storePlateSnapshot,
} from '#functions/adapters/live-plate-index.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { now } from '#functions/core/time.ts'
import { approvedDocuments, changesSince, watermarksAt } from '#functions/data/change-feed.ts'
import { plateChangesSince, plateDocuments, plateWatermarksAt } from '#functions/data/plate-feed.ts'
import { buildIndex } from '#functions/jobs/build-index.ts'
import type { PlateDocument } from '#functions/search/plates/columns.ts'
import { applyPlateChanges, createPlateIndex } from '#functions/search/plates/plate-index.ts'
import { indexBuilder } from '#functions/search/index-builder.ts'
import { applyChanges, columnsOf } from '#functions/search/search-index.ts'

// A hundred thousand plates are 30 MB: they may as well be kept until all are there.
const plateBuilder = () => {
  const documents: PlateDocument[] = []
  return {
    add: (page: readonly PlateDocument[]) => void documents.push(...page),
    finish: () => createPlateIndex(documents),
  }
}

const builds = {
  listings: (ifMissing: boolean) =>
    buildIndex(ifMissing, {
      name: 'listings',
      now,
      loadSnapshot,
      findEtag: findSnapshotEtag,
      storeSnapshot,
      pages: approvedDocuments,
      builder: indexBuilder,
      changesSince,
      watermarksAt,
      apply: applyChanges,
      close: (index, watermarks) => ({ columns: columnsOf(index), watermarks }),
      count: ({ columns }) => columns.count,
    }),
  plates: (ifMissing: boolean) =>
    buildIndex(ifMissing, {
      name: 'plates',
      now,
      loadSnapshot: loadPlateSnapshot,
      findEtag: findPlateSnapshotEtag,
      storeSnapshot: storePlateSnapshot,
      pages: plateDocuments,
      builder: plateBuilder,
      changesSince: plateChangesSince,
      watermarksAt: plateWatermarksAt,
      apply: applyPlateChanges,
      close: (index, watermarks) => ({ index, watermarks }),
      count: ({ index }) => index.count,
    }),
}

/** One index, or without a name both; with `ifMissing` only where there is no usable snapshot. */
type Order = { of?: keyof typeof builds; ifMissing?: boolean }

/** Builds the indexes anew from the table, the small one first. @throws Error when a snapshot could not be stored */
export const buildSearchIndex = async ({ of, ifMissing = false }: Order = {}): Promise<void> => {
  for (const name of of ? [of] : (['plates', 'listings'] as const)) await builds[name](ifMissing)
}

/**
 * Nightly schedule → Lambda, which also renews the counts of views. A compaction that finds no snapshot starts it, and a deploy does before
 * its routes read a new format: both with `{ ifMissing: true }`.
 */
export const handler = jobHandler('buildSearchIndex', (event: Order) => buildSearchIndex(event))
