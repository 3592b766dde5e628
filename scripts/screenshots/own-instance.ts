import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#scripts/local/free-port.ts'
import { stopChild } from '#scripts/local/child.ts'

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** `npm start` with a market of its own, which goes with it. Resolves when it answers; throws when it ends before. */
export const startOwn = async (root: string): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sayara-screenshots-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  const ended = once(child, 'exit')
  const stop = async (): Promise<void> => {
    await stopChild(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  while (!(await isUp(url))) {
    if (await Promise.race([ended.then(() => true), delay(500, false)])) {
      await stop()
      throw new Error('The instance for the pictures could not be started; the reason is above.')
    }
  }
  return { url, stop }
}
