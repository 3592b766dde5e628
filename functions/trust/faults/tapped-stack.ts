import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JobName } from '#infra/jobs.ts'
import { callStackAt } from '#functions/testing/api.ts'
import { catchLog } from '#functions/testing/log-lines.ts'
import { startCloud } from '#scripts/local/cloud.ts'

import { startLambda } from '#scripts/local/lambda/server.ts'
import { loadHandler } from '#scripts/local/gateway/load-handler.ts'
import { serveApi } from '#scripts/local/gateway/serve-api.ts'
import { createGateway } from '#scripts/local/gateway/server.ts'
import { jobOf, loadJob, toS3Event, type NewObject } from '#scripts/local/jobs/run-jobs.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { tapClients, withTap, type Tap } from './tap.ts'

/** A stack whose handlers run in this process, so that a test can intercept their commands to the stores. */
export type TappedStack = {
  url: string
  /** A header that routes the commands of its request through this tap. */
  tapped: (tap: Tap) => { 'x-tap': string }
  stop: () => Promise<void>
}

/** Runs a job in this process. Rejects when it fails. */
export const runJob = async (job: JobName, event: unknown = {}): Promise<void> => {
  const run = await loadJob(job)
  await run(event)
}

/** Runs the job that a new object triggers, if any. */
export const deliver = async (object: NewObject): Promise<void> => {
  const job = jobOf(object)
  if (job) await runJob(job, toS3Event(object))
}

/** Starts one for this test file; `api` calls it from now on. No job runs by itself; `onObjectCreated` runs those that files trigger. */
export const startTappedStack = async (onObjectCreated = deliver): Promise<TappedStack> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-taps-'))
  const cloud = await startCloud({
    dataDir: join(folder, 'cloud'),
    logDir: folder,
    siteOrigin: 'http://localhost:3000',
    onObjectCreated,
  })
  Object.assign(process.env, cloud.env)
  // The handlers run in this process and would log every fault that a test causes.
  catchLog()
  tapClients()
  // What the search function asks of the stores meets no tap: it belongs to no request.
  const lambda = await startLambda()
  const taps = new Map<string, Tap>()
  const api = serveApi({
    routes: liveRoutes,
    trustForwardedFor: true,
    load: async (contract) => {
      const handler = await loadHandler(contract)
      return (event, context) => {
        const tap = taps.get(event.headers['x-tap'] ?? '')
        return tap ? withTap(tap, () => handler(event, context)) : handler(event, context)
      }
    },
  })
  const server = createGateway({ api, site: (_, response) => void response.end() })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  callStackAt(url)
  return {
    url,
    tapped: (tap) => {
      const name = String(taps.size + 1)
      taps.set(name, tap)
      return { 'x-tap': name }
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      await lambda.close()
      await cloud.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
