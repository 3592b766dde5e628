import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCloud } from '#scripts/local/cloud.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { runGateway } from '#scripts/local/gateway/run-gateway.ts'
import { pollBuckets } from '#scripts/local/jobs/poll-buckets.ts'
import { jobsToCome } from '#scripts/local/jobs/jobs-to-come.ts'
import { runJobs } from '#scripts/local/jobs/run-jobs.ts'

export type LocalStack = {
  /** The base URL of the API: `http://localhost:40123`. */
  url: string
  /** The functions' environment, for tests that read the stores. */
  env: Readonly<Record<string, string>>
  /** Log files of all functions and jobs, for the test that they hold no personal data. */
  logFiles: readonly string[]
  stop: () => Promise<void>
}

/**
 * Starts everything that a deployed stage has, empty, on free ports and in a temporary folder. Its gateway trusts X-Forwarded-For, so that
 * tests can have several IP addresses. With `awsEndpoint`, its table and buckets are there.
 */
export const startLocalStack = async (awsEndpoint?: string): Promise<LocalStack> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { onObjectCreated, begin } = jobsToCome()
  const cloud = await startCloud({
    dataDir: join(folder, 'cloud'),
    logDir: folder,
    siteOrigin: url,
    awsEndpoint,
    onObjectCreated,
  })
  const env = { ...cloud.env, LOCAL_STORE_MS: '60000' }
  const [jobsLog, gatewayLog] = [join(folder, 'jobs.log'), join(folder, 'gateway.log')]
  const jobs = await runJobs(env, jobsLog)
  begin(jobs)
  const endPolling = awsEndpoint ? pollBuckets(awsEndpoint, jobs.deliver) : () => {}
  const gateway = await runGateway({
    env,
    port,
    logFile: gatewayLog,
    trustForwardedFor: true,
  })
  return {
    url,
    env: cloud.env,
    logFiles: [gatewayLog, jobsLog],
    stop: async () => {
      await gateway.stop()
      endPolling()
      await jobs.stop()
      await cloud.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
