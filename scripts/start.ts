import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild } from './local/child.ts'
import { freePort } from './local/free-port.ts'
import { type Gateway, runGateway } from './local/gateway/run-gateway.ts'
import { jobsToCome } from './local/jobs/jobs-to-come.ts'
import { type Jobs, runJobs } from './local/jobs/run-jobs.ts'
import { mailboxPath } from './local/mail/mailbox-page.ts'
import { demoAccounts, demoPassword } from './seed/demo-accounts.ts'
import { productName } from '#shared/constants/market.ts'
import { once } from 'node:events'
import { CommandError, HelpRequest } from './command/run-command.ts'
import type { Cloud } from './local/cloud.ts'
import { pollBuckets } from './local/jobs/poll-buckets.ts'
import { buildSite } from './site/build-site.ts'
import { claim, requireRoom } from './start/claim.ts'
import { diskIsFull, diskProblem } from './start/disk-problem.ts'
import { openStore } from './start/open-store.ts'
import { readOptions, type StartOptions } from './start/options.ts'
import { clearRunningNote, writeRunningNote } from './start/running-note.ts'
import { seedStore } from './start/seed-store.ts'
import { upgradeStore } from './start/upgrade-store.ts'

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

const script = fileURLToPath(new URL('./site/dev-child.ts', import.meta.url))

/** Starts Vite for development, which the gateway hands every page request to. */
const startVite = async (): Promise<{ port: number; stop: () => Promise<void> }> => {
  const port = await freePort()
  const child = startChild(script, { env: { WEB_DEV_PORT: String(port), NODE_ENV: 'development' } })
  await firstMessage(child)
  return { port, stop: () => stopChild(child) }
}

/** Restarts gateway and jobs whenever their code changes, one restart at a time. Returns what ends it. */
const restartOnChange = (
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

/** The demo accounts as a table for the terminal. */
const accountsTable = (): string =>
  [
    `Demo accounts (password ${demoPassword}):`,
    ...demoAccounts.map(({ username, role }) => `  ${username.padEnd(10)} ${role}`),
  ].join('\n')

/** The line that says where to read the emails and text messages that the product has sent. */
const mailboxLine = (siteOrigin: string): string =>
  `Mail and text messages it sends: ${siteOrigin}${mailboxPath}`

// `npm start`: the whole product on this machine. This process holds S3 and Cognito and supervises the rest.
const root = join(import.meta.dirname, '..')
const say = (line: string): void => void process.stdout.write(`${line}\n`)

// Stop functions of everything started, to be called in the reverse order.
const closers: (() => unknown)[] = []
let stopping = false

const stop = async (code: number): Promise<void> => {
  if (stopping) return
  stopping = true
  for (let close = closers.pop(); close; close = closers.pop()) {
    try {
      await close()
    } catch (error) {
      console.error(error)
    }
  }
  process.exit(code)
}

const fillStore = async ({ env, addFiles }: Cloud, dataDir: string): Promise<void> => {
  requireRoom(dataDir)
  say('Making the demo market (only the first time, about a minute) …')
  let shown = 0
  await seedStore({
    env,
    addFiles,
    logFile: join(dataDir, 'logs', 'seed.log'),
    onStart: (child) => closers.push(() => stopChild(child)),
    onProgress: (made, total) => {
      const tenth = Math.floor((made * 10) / total)
      if (tenth > shown) say(`  ${made} of ${total} cars`)
      shown = Math.max(shown, tenth)
    },
  })
}

type Page = { siteDir: string } | { vitePort: number }

const preparePage = async ({ dev }: StartOptions): Promise<Page> => {
  if (!dev) return { siteDir: await buildSite({ root, onBuild: () => say('Building the site …') }) }
  const vite = await startVite()
  closers.push(vite.stop)
  return { vitePort: vite.port }
}

const start = async (options: StartOptions): Promise<void> => {
  const { port, dataDir, awsEndpoint, dev } = options
  const logDir = join(dataDir, 'logs')
  const siteOrigin = `http://localhost:${port}`
  closers.push(await claim(options))
  const full = diskIsFull(dataDir)
  if (full) throw new CommandError(full)

  say(`Starting the local cloud in ${dataDir} …`)
  const onDown = (part: string) => () =>
    say(diskIsFull(dataDir) ?? `${part} ended and cannot be started yet; see ${logDir}`)
  const { onObjectCreated, begin } = jobsToCome()
  const { cloud, tableFile, needsSeed } = await openStore({
    dataDir,
    logDir,
    siteOrigin,
    awsEndpoint,
    onObjectCreated,
  })
  closers.push(cloud.stop)
  if (!needsSeed)
    await upgradeStore({
      env: cloud.env,
      tableFile,
      logFile: join(logDir, 'upgrade.log'),
      onStart: (child) => closers.push(() => stopChild(child)),
      say,
    })
  writeRunningNote(dataDir, {
    dynamodb: cloud.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
    s3: cloud.env['AWS_ENDPOINT_URL_S3'] ?? '',
    site: siteOrigin,
  })
  closers.push(() => clearRunningNote(dataDir))

  // Bundling and drawing the demo pictures take about as long, and there are two processors or more.
  const page = preparePage(options)
  page.catch(() => {})
  const jobs = await runJobs(cloud.env, join(logDir, 'jobs.log'), onDown('The jobs process'))
  begin(jobs)
  closers.push(jobs.stop)
  if (awsEndpoint) closers.push(pollBuckets(awsEndpoint, jobs.deliver))
  if (needsSeed) await fillStore(cloud, dataDir)

  const gateway = await runGateway({
    // The journeys come from many networks.
    trustForwardedFor: process.env['LOCAL_TRUST_FORWARDED_FOR'] === '1',
    env: { ...cloud.env, STAFF_FACTORS: options.staffFactors },
    port,
    logFile: join(logDir, 'gateway.log'),
    onDown: onDown('The gateway'),
    ...(await page),
  })
  closers.push(gateway.stop)
  if (dev) closers.push(restartOnChange(root, { gateway, jobs, say }))
  say(
    `\n${productName.en} is ready: ${siteOrigin}\n\n${accountsTable()}\n\n${mailboxLine(siteOrigin)}\n\nStop it with Ctrl-C. Logs: ${logDir}`,
  )
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
if (process.connected) void once(process, 'disconnect').then(() => stop(0))

/** The error as a sentence: a full disk makes every part fail with a message of its own. */
const explain = (error: unknown, options: StartOptions | undefined): string => {
  if (!(error instanceof Error)) return String(error)
  if (!options || error instanceof CommandError) return error.message
  const { dataDir } = options
  // The build and the programs that are started have files elsewhere, which may be refused for reasons of their own.
  const { path = '' }: NodeJS.ErrnoException = error
  const problem = path.startsWith(dataDir) ? diskProblem(dataDir, error) : undefined
  return problem ?? diskIsFull(dataDir) ?? error.message
}

let options: StartOptions | undefined
try {
  options = readOptions(process.argv.slice(2), process.env)
  await start(options)
} catch (error) {
  if (!stopping) {
    const isHelp = error instanceof HelpRequest
    process[isHelp ? 'stdout' : 'stderr'].write(`${explain(error, options)}\n`)
    await stop(isHelp ? 0 : 1)
  }
}
