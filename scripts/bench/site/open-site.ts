import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild, untilDone } from '#scripts/local/child.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { runGateway } from '#scripts/local/gateway/run-gateway.ts'
import { startDemoCloud } from '../demo-cloud.ts'
import { makeCertificate } from './certificate.ts'
import { startFront } from './http2-front.ts'

const marketChild = fileURLToPath(new URL('market-child.ts', import.meta.url))
// A bucket of its own: the search of a data directory that is kept stays as it is.
const searchBucket = 'sayara-bench-search'

export type OpenSite = {
  origin: string
  /** Where the gateway answers without the front. */
  gateway: string
  /** By which a browser knows the site's certificate. */
  fingerprint: string
  stop: () => Promise<void>
}

/** The built site in `siteDir` before a search of `listings` cars, over HTTP/2 with TLS. */
export const openSite = async (siteDir: string, listings: number): Promise<OpenSite> => {
  const closers: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of closers.toReversed()) await close()
  }
  try {
    const port = await freePort()
    const origin = `https://localhost:${port}`
    const cloud = await startDemoCloud(origin)
    closers.push(cloud.stop)
    const env = { ...cloud.env, SEARCH_BUCKET: searchBucket }
    await untilDone(startChild(marketChild, { env, args: [String(listings)] }))
    const logFile = join(cloud.folder, 'gateway.log')
    const gateway = await runGateway({ env, port: 0, logFile, siteDir })
    closers.push(gateway.stop)
    const certificate = await makeCertificate()
    closers.push(await startFront(port, gateway.port, certificate))
    return { origin, gateway: `http://127.0.0.1:${gateway.port}`, fingerprint: certificate.fingerprint, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
