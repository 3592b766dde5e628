import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startChild } from '../child.ts'
import { type Kept, keepRunning } from '../keep-running.ts'

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
  /** It has ended and cannot be started for now. */
  onDown?: () => void
}

export type Gateway = Kept & {
  port: number
  /** Of the process that answers now. */
  pid: number
}

/** Starts the gateway in a child process, and again whenever it dies. Rejects when it cannot listen. */
export const runGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const { env, logFile, trustForwardedFor = false, siteDir, vitePort, onDown } = options
  let { port } = options
  let pid = 0

  const launch = (): ChildProcess => {
    const settings = {
      PORT: String(port),
      LOCAL_TRUST_FORWARDED_FOR: trustForwardedFor ? '1' : '0',
      LOCAL_SITE_DIR: siteDir ?? '',
      LOCAL_VITE_PORT: vitePort === undefined ? '' : String(vitePort),
    }
    // Without an address in `env`, its own process runs the functions that others call.
    return startChild(script, { env: { AWS_ENDPOINT_URL_LAMBDA: '', ...env, ...settings }, logFile })
  }
  const onAnswer = (child: ChildProcess, message: Record<string, unknown>): void => {
    port = Number(message['port'])
    pid = child.pid ?? 0
  }

  const kept = await keepRunning({ launch, onAnswer, pauseMs: 300, onDown })
  return {
    ...kept,
    get port() {
      return port
    },
    get pid() {
      return pid
    },
  }
}
