import type { IncomingMessage } from 'node:http'
import { internalPath, handlerPath, jobPath } from '#infra/handler-path.ts'
import { jobOfQueue } from '#infra/queue-jobs.ts'
import { queueList } from '#infra/queues.ts'
import { loadIn, prepareLoading, type Patch } from './load-product.ts'
import { Scheduler, type Doing } from './scheduler.ts'
import { takeOver } from './take-over.ts'
import type { Stores } from './transport.ts'

/** When every schedule begins. */
export const beginsAt = Date.parse('2026-03-02T09:00:00Z')

const apiUrl = 'http://api.simulated'
const jwksUri = 'http://pool.simulated/jwks'

/** Jobs with a clock whose work the commands cause. */
export const clockJobs = [
  'removeDeletedUsers',
  'resumeOfferSyncs',
  'endOnTime',
  'checkPublished',
  'sendAlerts',
  'deliverMail',
  'compactSearchIndex',
  'compactPlateIndex',
] as const
export type ClockJob = (typeof clockJobs)[number]
/** Jobs for which something must have been there for hours or days. */
export const slowJobs = ['sweepUploads', 'expireDocuments', 'askStillAvailable', 'checkAuditLog'] as const

// Two of each function, as Lambda runs several that share no memory.
const instances = ['one', 'two'] as const

type Handler = (event: unknown, context: unknown) => Promise<never>

const environment = async (): Promise<Record<string, string>> => {
  const { localNames } = await import('#scripts/local/names.ts')
  const services = ['DYNAMODB', 'S3', 'SQS', 'COGNITO_IDENTITY_PROVIDER', 'SESV2', 'SNS', 'LAMBDA']
  return {
    ...localNames,
    ...Object.fromEntries(
      queueList.map(({ url, name }) => [url, `http://sqs.simulated/000000000000/${name}`]),
    ),
    USER_POOL_JWKS_URI: jwksUri,
    PUBLIC_ORIGIN: 'http://site.simulated',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'simulated',
    AWS_SECRET_ACCESS_KEY: 'simulated',
    ...Object.fromEntries(
      services.map((name) => [`AWS_ENDPOINT_URL_${name}`, `http://${name.toLowerCase()}.simulated`]),
    ),
  }
}

/** The world of this process: the product on stores in memory, under one scheduler. */
export const startSimulation = async (patches: readonly Patch[]) => {
  const scheduler = new Scheduler()
  scheduler.begin('start', beginsAt)
  const ids = { random: scheduler.random.fork('ids') }
  const answerFetch: { answer: typeof fetch } = { answer: () => Promise.reject(new Error('Nothing listens')) }
  takeOver({
    now: () => scheduler.now,
    after: (ms, act) => scheduler.after(ms, act),
    chance: () => ids.random.next(),
    bytes: (length) => Buffer.from(Array.from({ length }, () => ids.random.whole(0, 255))),
    fetch: (...given) => answerFetch.answer(...given),
  })
  const env = await environment()
  Object.assign(process.env, env)
  prepareLoading(patches, { functionEnv: env, apiUrl })

  // From here on, since these keep what they find when they are loaded.
  const { localTriggers } = await import('#scripts/local/names.ts')
  const { connect } = await import('./transport.ts')
  const { MemoryTable } = await import('./stores/table.ts')
  const { publicKeys } = await import('./stores/accounts.ts')
  const { liveRoutes } = await import('#shared/api/routes.ts')
  const { routeTable } = await import('#scripts/local/gateway/serve-api.ts')
  const { toLambdaEvent } = await import('#scripts/local/gateway/lambda-event.ts')
  const routes = routeTable(liveRoutes)

  const handlers = new Map<string, Handler>()
  const paths = [
    ...liveRoutes.map(handlerPath),
    ...[
      ...clockJobs,
      ...slowJobs,
      ...queueList.map(({ name }) => jobOfQueue(name).name),
      'buildSearchIndex',
    ].map(jobPath),
    internalPath('searchIndex'),
    internalPath('poolTriggers'),
  ]
  for (const instance of instances)
    for (const path of new Set(paths)) {
      const { handler } = await loadIn(instance, `functions/${path}.ts`)
      handlers.set(`${instance} ${path}`, handler as Handler)
    }

  const stores: Stores = {
    table: new MemoryTable(() => scheduler.now),
    objects: new Map(),
    accounts: { passwords: new Map(), sessions: new Map() },
    queue: [],
    mails: [],
  }

  let underWay = 0
  let serial = 0

  /** Starts a process of its own at a path. Rejects when it dies, as its caller gets no answer. */
  const callFunction = (path: string, label: string, event: unknown): Promise<never> => {
    const handler = handlers.get(`${scheduler.random.pick(instances)} ${path}`)
    if (!handler) throw new Error(`Nothing is at ${path}`)
    const doing: Doing = { label: `${label}~${++serial}`, isDead: false }
    const { promise: died, reject } = Promise.withResolvers<never>()
    doing.onDeath = () => reject(Object.assign(new Error('died'), { name: 'Died' }))
    died.catch(() => {})
    underWay++
    const work = scheduler.doings.run(doing, async () => handler(event, { awsRequestId: `call-${serial}` }))
    const over = () => void underWay--
    work.then(over, over)
    return Promise.race([work, died])
  }

  const functionsByName: Readonly<Record<string, string>> = {
    [String(env['SEARCH_FUNCTION'])]: internalPath('searchIndex'),
    [localTriggers]: internalPath('poolTriggers'),
  }
  connect({
    scheduler,
    stores,
    invoke: async (name, payload, waits) => {
      const path = functionsByName[name] ?? jobPath('buildSearchIndex')
      const work = callFunction(path, name, JSON.parse(payload || '{}'))
      if (!waits) return (work.catch(() => {}), { text: '' })
      try {
        return { text: JSON.stringify((await work) ?? null) }
      } catch (error) {
        const { name: errorType, message } = error as Error
        return { text: JSON.stringify({ errorType, errorMessage: message }), error: 'Unhandled' }
      }
    },
  })

  const serveApi = async (url: URL, { method = 'GET', headers = {}, body }: RequestInit) => {
    const match = routes.find(method, url.pathname)
    if (!match || !('contract' in match)) throw new Error(`No route ${method} ${url.pathname}`)
    const given = { host: 'site.simulated', ...(headers as Record<string, string>) }
    const distinct = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value]]))
    const request = { method, headers: given, headersDistinct: distinct, httpVersion: '1.1' }
    const event = toLambdaEvent({
      request: request as unknown as IncomingMessage,
      ...match,
      rawPath: url.pathname,
      rawQuery: url.search.slice(1),
      body: Buffer.from(String(body ?? '')),
      sourceIp: given['x-forwarded-for' as keyof typeof given] ?? '10.0.0.1',
    })
    const label = (scheduler.doings.getStore()?.label ?? match.contract.id).replace(/~.*/, '')
    const answer: { statusCode?: number; headers?: Record<string, string>; body?: string } =
      await callFunction(handlerPath(match.contract), label, event).catch((error: Error) => {
        if (error.name === 'Died') throw error
        return { statusCode: 500, body: JSON.stringify({ message: String(error.stack) }) }
      })
    return {
      status: answer.statusCode ?? 200,
      headers: new Headers(answer.headers ?? {}),
      text: async () => answer.body ?? '',
    }
  }

  answerFetch.answer = (async (given: string | URL, options: RequestInit = {}) => {
    const url = new URL(given)
    if (String(url) === jwksUri)
      return {
        ok: true,
        arrayBuffer: async () => new TextEncoder().encode(JSON.stringify(publicKeys)).buffer,
      }
    return serveApi(url, options)
  }) as unknown as typeof fetch

  return {
    scheduler,
    stores,
    isBusy: () => underWay > 0,
    /** Begins a schedule in which everything, the ids too, follows from the seed. */
    begin: (seed: number | string, now: number) => {
      scheduler.begin(seed, now)
      ids.random = scheduler.random.fork('ids')
      serial = 0
      underWay = 0
      for (const renew of globalThis.__renew) renew()
    },
    /** Runs a job. `label` names its process. */
    runJob: (name: string, event: unknown = {}, label = name): Promise<unknown> =>
      callFunction(jobPath(name), label, event),
  }
}

export type Simulation = Awaited<ReturnType<typeof startSimulation>>
