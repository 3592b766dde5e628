import { livePlateIndex } from '#functions/adapters/live-plate-index.ts'
import { liveListingIndex } from '#functions/adapters/live-listing-index.ts'
import { loadSitemap, removeSitemap, storeSitemap } from '#functions/adapters/sitemap-storage.ts'
import { env } from '#functions/core/env.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { listVerifiedDealers } from '#functions/data/dealers.ts'
import { namesInIndex, sitemapIndexXml, sitemaps, sitemapXml } from '#functions/pages/sitemaps.ts'

const live = {
  liveListingIndex,
  livePlateIndex,
  listVerifiedDealers,
  loadSitemap,
  storeSitemap,
  removeSitemap,
  origin: () => env().PUBLIC_ORIGIN,
}

const index = 'index'

/** Writes the sitemaps of the present offers, then their index, and removes outdated ones. */
export const writeSitemaps = async (deps = live): Promise<void> => {
  const [cars, plates, dealers, before] = await Promise.all([
    deps.liveListingIndex(),
    deps.livePlateIndex(),
    deps.listVerifiedDealers(),
    deps.loadSitemap(index),
  ])
  const origin = deps.origin()
  const files: { name: string; changedAt: number | undefined }[] = []
  let count = 0
  for (const { name, pages } of sitemaps({ cars, plates, dealers })) {
    await deps.storeSitemap(name, sitemapXml(origin, pages))
    const changedAt = pages.reduce((newest, page) => Math.max(newest, page.changedAt ?? 0), 0)
    files.push({ name, changedAt: changedAt || undefined })
    count += pages.length
  }
  // Last, so that it never names a file that does not exist yet.
  await deps.storeSitemap(index, sitemapIndexXml(origin, files))
  const names = new Set(files.map(({ name }) => name))
  const gone = namesInIndex(before ?? '').filter((name) => !names.has(name))
  for (const name of gone) await deps.removeSitemap(name)
  logger.info('sitemaps written', { count })
}

/** Hourly schedule → Lambda. */
export const handler = jobHandler('writeSitemaps', () => writeSitemaps())
