import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobsToCome } from '#scripts/local/jobs/jobs-to-come.ts'
import { type Jobs, runJobs } from '#scripts/local/jobs/run-jobs.ts'
import { openStore } from '#scripts/start/open-store.ts'
import { seedStore } from '#scripts/start/seed-store.ts'
import { startCloud } from '#scripts/local/cloud.ts'
import type { Market } from './market.ts'
import { storeSnapshot } from '#functions/adapters/live-listing-index.ts'
import { watermarksAt } from '#functions/data/change-feed.ts'
import { columnsOf, createIndex } from '#functions/search/search-index.ts'

type DemoCloud = { env: Readonly<Record<string, string>>; folder: string; stop: () => Promise<void> }

/**
 * A local cloud with the demo market of `npm start`, and no jobs running any more. It lies in a temporary folder, or in the one that
 * DATA_DIR names, which is kept: making the market takes minutes.
 */
export const startDemoCloud = async (siteOrigin: string): Promise<DemoCloud> => {
  const named = process.env['DATA_DIR']
  const folder = named ?? (await mkdtemp(join(tmpdir(), 'sayara-bench-')))
  let jobs: Jobs | undefined
  const { onObjectCreated, begin } = jobsToCome()
  const { cloud, needsSeed } = await openStore({
    dataDir: folder,
    logDir: folder,
    siteOrigin,
    awsEndpoint: undefined,
    onObjectCreated,
  })
  const stop = async () => {
    await cloud.stop()
    if (!named) await rm(folder, { recursive: true, force: true })
  }
  try {
    jobs = await runJobs(cloud.env, join(folder, 'jobs.log'))
    begin(jobs)
    if (needsSeed) {
      console.log('Making the demo market, some minutes …')
      const logFile = join(folder, 'seed.log')
      await seedStore({ env: cloud.env, addFiles: cloud.addFiles, logFile })
    }
    await jobs.stop()
    return { env: cloud.env, folder, stop }
  } catch (error) {
    await jobs?.stop()
    await stop()
    throw error
  }
}

type MarketCloud = { env: Readonly<Record<string, string>>; folder: string; stop: () => Promise<void> }

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
