import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { earlyScript, hashSource } from '#infra/early-script.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { siteHeaders } from '#shared/rules/site-headers.ts'
import { endWithParent, outliveFullLog, tellParent } from '../parent.ts'
import { startLambda } from '../lambda/server.ts'
import { loadHandler } from './load-handler.ts'
import { joinToVite } from './join-to-vite.ts'
import { proxyTo } from './proxy-to.ts'
import { serveApi } from './serve-api.ts'
import { findShell, putShells, readSite, serveSite } from './serve-site.ts'
import { createGateway, type GatewayParts } from './server.ts'
// The gateway's own process, so that it can be restarted when the code of a handler changes. Its settings come in the
// environment, beside that of the functions it calls.
const {
  PORT,
  LOCAL_VITE_PORT,
  LOCAL_SITE_DIR,
  LOCAL_TRUST_FORWARDED_FOR,
  LOCAL_MAIL_URL,
  AWS_ENDPOINT_URL_S3 = '',
} = process.env

const sitePart = async (): Promise<Pick<GatewayParts, 'site' | 'upgrade'>> => {
  if (LOCAL_VITE_PORT) {
    const port = Number(LOCAL_VITE_PORT)
    return { site: proxyTo(port), upgrade: joinToVite(port) }
  }
  const files = LOCAL_SITE_DIR ? await readSite(LOCAL_SITE_DIR) : new Map()
  await putShells(files)
  // One emulator holds every bucket.
  const { origin } = new URL(AWS_ENDPOINT_URL_S3)
  const allowed = { uploads: origin, documents: origin, inlineScript: hashSource(earlyScript()) }
  return { site: serveSite(files, siteHeaders(allowed), findShell) }
}

outliveFullLog()
await startLambda()
const api = serveApi({ routes: liveRoutes, trustForwardedFor: LOCAL_TRUST_FORWARDED_FOR === '1' })
const local = LOCAL_MAIL_URL ? proxyTo(Number(new URL(LOCAL_MAIL_URL).port)) : undefined
const server = createGateway({ api, local, ...(await sitePart()) })
// Node's 511 connections that may wait to be taken are too few for a crowd: the kernel would drop the others when this thread is busy.
server.listen({ port: Number(PORT ?? 0), host: '127.0.0.1', backlog: 4096 })
await once(server, 'listening')

endWithParent(async () => {
  server.close()
  server.closeIdleConnections()
  await once(server, 'close')
})
tellParent({ port: (server.address() as AddressInfo).port })

// Loads modules early, for a quick first click. A module that cannot be loaded is reported by the call that needs it.
for (const route of liveRoutes) await loadHandler(route).catch(() => {})
