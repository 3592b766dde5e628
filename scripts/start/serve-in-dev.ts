import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild } from '../local/child.ts'
import { freePort } from '../local/free-port.ts'
import type { Gateway } from '../local/gateway/run-gateway.ts'
import type { Jobs } from '../local/jobs/run-jobs.ts'
import { watchCode } from './watch-code.ts'

const script = fileURLToPath(new URL('../site/dev-child.ts', import.meta.url))

/** Starts Vite for development, which the gateway hands every page request to. */
export const startVite = async (): Promise<{ port: number; stop: () => Promise<void> }> => {
  const port = await freePort()
  const child = startChild(script, { env: { WEB_DEV_PORT: String(port), NODE_ENV: 'development' } })
  await firstMessage(child)
  return { port, stop: () => stopChild(child) }
}

/** Restarts gateway and jobs whenever their code changes, one restart at a time. Returns what ends it. */
export const restartOnChange = (
  root: string,
  { gateway, jobs, say }: { gateway: Gateway; jobs: Jobs; say: (line: string) => void },
): (() => void) => {
  let restarting: Promise<void> = Promise.resolve()
  const restart = async (): Promise<void> => {
    try {
      await Promise.all([gateway.restart(), jobs.restart()])
      say('The back end has changed and was restarted.')
    } catch {
      say('The changed back end cannot be loaded; the logs say why. It is tried again on the next change.')
    }
  }
  return watchCode(root, () => {
    restarting = restarting.then(restart)
  })
}
