import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runJobs, type Jobs } from '../local/jobs/run-jobs.ts'
import { openStore } from '../start/open-store.ts'
import { seedStore } from '../start/seed-store.ts'

export type DemoCloud = { env: Readonly<Record<string, string>>; folder: string; stop: () => Promise<void> }

/**
 * A local cloud with the demo market of `npm start`, and no jobs running any more. It lies in a temporary folder, or in the one that
 * DATA_DIR names, which is kept: making the market takes minutes.
 */
export const startDemoCloud = async (siteOrigin: string): Promise<DemoCloud> => {
  const named = process.env['DATA_DIR']
  const folder = named ?? (await mkdtemp(join(tmpdir(), 'sayara-bench-')))
  let jobs: Jobs | undefined
  const { cloud, needsSeed } = await openStore({
    dataDir: folder,
    logDir: folder,
    siteOrigin,
    awsEndpoint: undefined,
    onObjectCreated: async (object) => jobs?.deliver(object),
  })
  const stop = async () => {
    await cloud.stop()
    if (!named) await rm(folder, { recursive: true, force: true })
  }
  try {
    jobs = await runJobs(cloud.env, join(folder, 'jobs.log'))
    if (needsSeed) {
      console.log('Making the demo market, some minutes …')
      const logFile = join(folder, 'seed.log')
      await seedStore({
        env: cloud.env,
        addFiles: cloud.addFiles,
        logFile,
        onStart: () => {},
        onProgress: () => {},
      })
    }
    await jobs.stop()
    return { env: cloud.env, folder, stop }
  } catch (error) {
    await jobs?.stop()
    await stop()
    throw error
  }
}
