import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilAnswers } from '#scripts/local/dynamodb.ts'
import { firstMessage, startChild, stopChild } from '#scripts/local/child.ts'
import { freePort } from '#scripts/local/free-port.ts'

type Env = Readonly<Record<string, string>>

/** The process to kill: the API, the table alone, or all stores with the jobs. */
export type Victim = 'api' | 'table' | 'stores'

/** A stage whose processes can be killed at any moment; its stored data stays. */
export type Stage = {
  url: string
  /** The environment with the present ports of the stores, which change with every start. */
  env: () => Env
  /** Sends SIGKILL. Resolves once the process is gone. */
  kill: (victim: Victim) => Promise<void>
  /** Restarts all processes that are not running, and resolves when the API answers from its stores. */
  recover: () => Promise<void>
  /** Runs an operator's command, `grant` with a username, or the jobs of the next minutes, `finish`. */
  ask: (act: 'grant' | 'finish', name?: string) => Promise<void>
  stop: () => Promise<void>
}

const storesScript = join(import.meta.dirname, 'stores-child.ts')
const apiScript = join(import.meta.dirname, '../../../scripts/local/gateway/main.ts')

/** The process that serves a database file, found by its command line; the shell around it has another name. */
const pidOfTable = async (file: string): Promise<number> => {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [program = '', ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split(
      '\0',
    )
    if (program.endsWith('dynoxide') && args.includes(file)) return Number(pid)
  }
  throw new Error(`Nothing serves ${file}`)
}

const killChild = async (child: ChildProcess | undefined): Promise<void> => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const askChild = async (child: ChildProcess, act: string, name: string): Promise<void> => {
  const answered = once(child, 'message')
  child.send({ act, name })
  const [{ failure }] = (await answered) as [{ failure?: string }]
  if (failure) throw new Error(`${act} ${name}: ${failure}`)
}

/** Starts an empty stage in a temporary folder. Its API trusts X-Forwarded-For. */
export const startStage = async (): Promise<Stage> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-crashes-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let env: Env = {}
  let [stores, api]: (ChildProcess | undefined)[] = []

  const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
    child !== undefined && child.exitCode === null && child.signalCode === null

  const startStores = async (): Promise<void> => {
    stores = startChild(storesScript, { env: {}, logFile: join(folder, 'stores.log'), args: [folder, url] })
    env = (await firstMessage(stores))['env'] as Env
  }
  const startApi = async (): Promise<void> => {
    const settings = {
      PORT: String(port),
      LOCAL_TRUST_FORWARDED_FOR: '1',
      LOCAL_SITE_DIR: '',
      LOCAL_VITE_PORT: '',
    }
    api = startChild(apiScript, { env: { ...env, ...settings }, logFile: join(folder, 'gateway.log') })
    await firstMessage(api)
  }
  const recover = async (): Promise<void> => {
    if (!isRunning(stores)) {
      await startStores()
      // The API knows the stores by their old ports.
      await killChild(api)
    }
    if (!isRunning(api)) await startApi()
    await untilAnswers(env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', 'The DynamoDB emulator')
    await untilAnswers(`${url}/api/health`, 'The API')
  }
  const kills: Record<Victim, () => Promise<void>> = {
    api: () => killChild(api),
    table: async () => void process.kill(await pidOfTable(join(folder, 'cloud/dynamodb.sqlite')), 'SIGKILL'),
    stores: () => killChild(stores),
  }
  await recover()
  return {
    url,
    env: () => env,
    kill: (victim) => kills[victim](),
    recover,
    ask: (act, name = '') => askChild(stores!, act, name),
    stop: async () => {
      if (api) await stopChild(api)
      if (stores) await stopChild(stores)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
