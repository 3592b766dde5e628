import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCloud } from '../local/cloud.ts'
import type { Market } from './market.ts'
import { storeSnapshot } from '#functions/adapters/live-search.ts'
import { watermarksAt } from '#functions/data/change-feed.ts'
import { columnsOf, createIndex } from '#functions/search/search-index.ts'

export type MarketCloud = { env: Readonly<Record<string, string>>; folder: string; stop: () => Promise<void> }

/**
 * A local cloud in a temporary folder whose search snapshot holds a market. Its table is empty, so the change feed is too:
 * as after a compaction. Once per process, since the adapters read the environment once.
 */
export const startMarketCloud = async (market: Market): Promise<MarketCloud> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-bench-'))
  const cloud = await startCloud({
    dataDir: join(folder, 'cloud'),
    logDir: folder,
    siteOrigin: 'http://localhost:3000',
    onObjectCreated: async () => {},
  })
  const stop = async () => {
    await cloud.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    Object.assign(process.env, cloud.env)
    const columns = columnsOf(createIndex(market))
    await storeSnapshot({ columns, watermarks: watermarksAt(new Date()) }, undefined)
    return { env: cloud.env, folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
