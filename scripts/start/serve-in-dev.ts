import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild } from '#scripts/local/child.ts'
import { freePort } from '#scripts/local/free-port.ts'
import type { Gateway } from '#scripts/local/gateway/run-gateway.ts'
import type { Jobs } from '#scripts/local/jobs/run-jobs.ts'

const settleMs = 150

/** Calls `onChange` after source files of the back end have changed; editors write in bursts, so once per burst. */
const watchCode = (root: string, onChange: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  const watchers = ['functions', 'shared'].map((name) =>
    watch(join(root, name), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(onChange, settleMs)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

const script = fileURLToPath(new URL('#scripts/site/dev-child.ts', import.meta.url))

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
