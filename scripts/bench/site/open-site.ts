import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'
import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { type Browser, chromium } from 'playwright'
import { freePort } from '#scripts/local/free-port.ts'
import { findChromium } from '#scripts/test/find-chromium.ts'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild, untilDone } from '#scripts/local/child.ts'
import { runGateway } from '#scripts/local/gateway/run-gateway.ts'
import { startDemoCloud } from '#scripts/bench/market-cloud.ts'

type Certificate = {
  key: string
  cert: string
  /** SHA-256 of its public key in base64, which makes a browser trust this certificate and no other. */
  fingerprint: string
}

/** A certificate for localhost that lasts for a day. */
const makeCertificate = async (): Promise<Certificate> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 86_400_000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
}

const host = '127.0.0.1'
// They are about one connection of HTTP/1.1, and HTTP/2 refuses them.
const ofOneConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
])

const forwarded = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofOneConnection.has(name)),
  )

/**
 * Speaks HTTP/2 over TLS to browsers at `port`, as CloudFront does, and HTTP/1.1 to the gateway behind it: over one connection a
 * browser waits for no second. Bodies pass as the gateway compressed them. Returns what closes it.
 */
const startFront = async (
  port: number,
  gatewayPort: number,
  { key, cert }: Certificate,
): Promise<() => Promise<void>> => {
  const agent = new Agent({ keepAlive: true })
  const pass = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const { method, url: path } = request
    const headers = { ...forwarded(request.headers), host: request.authority }
    const upstream = httpRequest({ agent, host, port: gatewayPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, forwarded(answer.headers))
      answer.pipe(response)
    })
    upstream.on('error', () =>
      response.headersSent ? response.stream.close() : response.writeHead(502).end(),
    )
    // A search that was overtaken is no longer worth the gateway's time.
    response.on('close', () => upstream.destroy())
    request.pipe(upstream)
  }
  const server = createSecureServer({ key, cert }, pass)
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    for (const session of sessions) session.destroy()
    agent.destroy()
    server.close()
    await once(server, 'close')
  }
}

/** The phone that Lighthouse pretends to be. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const
export const desktop = { viewport: { width: 1440, height: 900 } } as const

/** Starts Chromium, which trusts the site's certificate. `port` is where others can steer it. */
export const openBrowser = async ({ fingerprint }: OpenSite): Promise<{ browser: Browser; port: number }> => {
  const executablePath = findChromium()
  const port = await freePort()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      // Sandbox, GPU and calls home are what a machine without a desktop cannot give.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // A certificate that is merely forgiven would keep everything out of the browser's cache.
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      `--remote-debugging-port=${port}`,
    ],
  })
  return { browser, port }
}

const marketChild = fileURLToPath(new URL('market-child.ts', import.meta.url))
const answersChild = fileURLToPath(new URL('answers-child.ts', import.meta.url))
// A bucket of its own: the search of a data directory that is kept stays as it is.
const searchBucket = 'sayara-bench-search'

export type OpenSite = {
  origin: string
  /** The gateway's address without the front. */
  gateway: string
  /** The hash by which a browser accepts the site's certificate. */
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
    const local = `http://127.0.0.1:${gateway.port}`
    const answers = startChild(answersChild, { env: { ...env, PUBLIC_ORIGIN: local }, logFile })
    closers.push(() => stopChild(answers))
    await firstMessage(answers)
    const certificate = await makeCertificate()
    closers.push(await startFront(port, gateway.port, certificate))
    return { origin, gateway: local, fingerprint: certificate.fingerprint, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
