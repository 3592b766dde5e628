import { once } from 'node:events'
import { join } from 'node:path'
import { stopChild } from './local/child.ts'
import { isPortFree } from './local/free-port.ts'
import { runGateway } from './local/gateway/run-gateway.ts'
import { pollBuckets } from './local/jobs/poll-buckets.ts'
import { runJobs, type Jobs } from './local/jobs/run-jobs.ts'
import { buildSite } from './site/build-site.ts'
import { accountsTable, mailboxLine } from './start/accounts-table.ts'
import { lockDataDir } from './start/lock.ts'
import { openStore } from './start/open-store.ts'
import { readOptions, StartError, type StartOptions } from './start/options.ts'
import { clearRunningNote, writeRunningNote } from './start/running-note.ts'
import { seedStore } from './start/seed-store.ts'
import { restartOnChange, startVite } from './start/serve-in-dev.ts'

// `npm start`: the whole product on this machine. This process holds S3 and Cognito and supervises the rest.
const root = join(import.meta.dirname, '..')
const say = (line: string): void => void process.stdout.write(`${line}\n`)

// What has been started, to be stopped in the reverse order.
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

const claim = async ({ dataDir, port }: StartOptions): Promise<void> => {
  closers.push(lockDataDir(dataDir))
  clearRunningNote(dataDir)
  if (await isPortFree(port)) return
  throw new StartError(`Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`)
}

const fillStore = async (env: Readonly<Record<string, string>>, logFile: string): Promise<void> => {
  say('Making the demo market (only the first time) …')
  let shown = 0
  await seedStore({
    env,
    logFile,
    onStart: (child) => closers.push(() => stopChild(child)),
    onProgress: (made, total) => {
      const tenth = Math.floor((made * 10) / total)
      if (tenth > shown) say(`  ${made} of ${total}`)
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
  await claim(options)

  say(`Starting the local cloud in ${dataDir} …`)
  let jobs: Jobs | undefined
  const onObjectCreated: Jobs['deliver'] = async (object) => {
    if (!jobs) throw new Error('The jobs are not running yet')
    await jobs.deliver(object)
  }
  const { cloud, needsSeed } = await openStore({ dataDir, logDir, siteOrigin, awsEndpoint, onObjectCreated })
  closers.push(cloud.stop)
  writeRunningNote(dataDir, cloud.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '')
  closers.push(() => clearRunningNote(dataDir))

  // Bundling and drawing the demo pictures take about as long, and there are two processors or more.
  const page = preparePage(options)
  page.catch(() => {})
  jobs = await runJobs(cloud.env, join(logDir, 'jobs.log'))
  closers.push(jobs.stop)
  if (awsEndpoint) closers.push(pollBuckets(awsEndpoint, jobs.deliver))
  if (needsSeed) await fillStore(cloud.env, join(logDir, 'seed.log'))

  const gateway = await runGateway({
    env: cloud.env,
    port,
    logFile: join(logDir, 'gateway.log'),
    ...(await page),
  })
  closers.push(gateway.stop)
  if (dev) closers.push(restartOnChange(root, { gateway, jobs, say }))
  say(
    `\nSayara is ready: ${siteOrigin}\n\n${accountsTable()}\n\n${mailboxLine(siteOrigin)}\n\nStop it with Ctrl-C. Logs: ${logDir}`,
  )
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
if (process.connected) void once(process, 'disconnect').then(() => stop(0))

try {
  await start(readOptions(process.argv.slice(2), process.env))
} catch (error) {
  if (!stopping) {
    process.stderr.write(
      `${error instanceof StartError || error instanceof Error ? error.message : String(error)}\n`,
    )
    await stop(1)
  }
}
