import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild } from '../child.ts'

const script = fileURLToPath(new URL('main.ts', import.meta.url))

export type GatewayOptions = {
  /** The functions' environment. */
  env: Readonly<Record<string, string>>
  /** 0: any free port. */
  port: number
  logFile: string
  trustForwardedFor?: boolean
  /** The built site; absent with `vitePort`, or when only the API is wanted. */
  siteDir?: string | undefined
  /** The address at which Vite serves the site in development. */
  vitePort?: number | undefined
}

export type Gateway = {
  port: number
  /** Of the process that answers now. */
  pid: number
  /** Takes up changed code. Resolves when it answers again; rejects when the changed code cannot be loaded. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts the gateway in a child process, and again whenever it dies. Rejects when it cannot listen. */
export const runGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const { env, logFile, trustForwardedFor = false, siteDir, vitePort } = options
  let { port } = options
  let child: ChildProcess
  let stopping = false

  const start = async (): Promise<void> => {
    const settings = {
      PORT: String(port),
      LOCAL_TRUST_FORWARDED_FOR: trustForwardedFor ? '1' : '0',
      LOCAL_SITE_DIR: siteDir ?? '',
      LOCAL_VITE_PORT: vitePort === undefined ? '' : String(vitePort),
    }
    // Without an address in `env`, its own process runs the functions that others call.
    const started = startChild(script, { env: { AWS_ENDPOINT_URL_LAMBDA: '', ...env, ...settings }, logFile })
    child = started
    port = Number((await firstMessage(started))['port'])
    // Only a gateway that once answered is started again by itself: code that cannot load would fail for ever.
    started.once('exit', () => {
      if (started === child && !stopping) setTimeout(() => stopping || void start().catch(() => {}), 300)
    })
  }

  await start()
  return {
    get port() {
      return port
    },
    get pid() {
      return child.pid ?? 0
    },
    restart: async () => {
      const old = child
      // Taken from the watcher above, so that it does not start a second one.
      old.removeAllListeners('exit')
      await stopChild(old)
      await start()
    },
    stop: async () => {
      stopping = true
      await stopChild(child)
    },
  }
}
