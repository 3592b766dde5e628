import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCloud } from '#scripts/local/cloud.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { runGateway } from '#scripts/local/gateway/run-gateway.ts'
import { startLambda } from '#scripts/local/lambda/server.ts'
import { runJobs, type Jobs } from '#scripts/local/jobs/run-jobs.ts'
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts'

/** The stores that a request may need, with the function that answers searches as one, and the environment variables with their addresses. */
const stores = {
  table: ['AWS_ENDPOINT_URL_DYNAMODB'],
  files: ['AWS_ENDPOINT_URL_S3'],
  pool: ['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', 'USER_POOL_JWKS_URI'],
  search: ['AWS_ENDPOINT_URL_LAMBDA'],
} as const

export type StoreName = keyof typeof stores

/** An API that reaches some of its stores through proxies. */
export type FaultyApi = { url: string; proxies: Readonly<Partial<Record<StoreName, FaultProxy>>> }

export type FaultyStack = {
  env: Readonly<Record<string, string>>
  /** One API for each requested group of stores, whose other stores work normally. */
  apis: readonly FaultyApi[]
  stop: () => Promise<void>
}

const through = (env: Readonly<Record<string, string | undefined>>, name: StoreName, url: string) =>
  Object.fromEntries(
    stores[name].map((variable) => {
      const { pathname } = new URL(env[variable] ?? '')
      return [variable, pathname === '/' ? url : `${url}${pathname}`]
    }),
  )

/**
 * A stack of its own with one gateway for each of `groups`, whose stores are behind proxies. The jobs use no proxies, so that test data can
 * be created at any time.
 */
export const startFaultyStack = async (groups: readonly (readonly StoreName[])[]): Promise<FaultyStack> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-faults-'))
  const ports = await Promise.all(groups.map(() => freePort()))
  let jobs: Jobs | undefined
  const cloud = await startCloud({
    dataDir: join(folder, 'cloud'),
    logDir: folder,
    siteOrigin: `http://localhost:${ports[0]}`,
    onObjectCreated: async (object) => jobs?.deliver(object),
  })
  jobs = await runJobs(cloud.env, join(folder, 'jobs.log'))
  const ends: (() => Promise<void>)[] = [jobs.stop, cloud.stop]
  // Every gateway has a search function of its own, whose stores fail with those of its routes; but where it fails itself it is here,
  // beyond the proxy, and its stores work.
  Object.assign(process.env, cloud.env, { AWS_ENDPOINT_URL_LAMBDA: '' })
  const lambda = await startLambda()
  ends.push(lambda.close)
  const own: Readonly<Record<string, string>> = {
    ...cloud.env,
    AWS_ENDPOINT_URL_LAMBDA: `http://127.0.0.1:${lambda.port}`,
  }
  const apis: FaultyApi[] = []
  for (const [index, names] of groups.entries()) {
    const made = await Promise.all(
      names.map(async (name) => {
        const target = new URL(own[stores[name][0]] ?? '').origin
        return [name, await startFaultProxy(target)] as const
      }),
    )
    const env = Object.assign({ ...cloud.env }, ...made.map(([name, { url }]) => through(own, name, url)))
    const gateway = await runGateway({
      env,
      port: ports[index] ?? 0,
      logFile: join(folder, `gateway-${index}.log`),
      trustForwardedFor: true,
    })
    ends.unshift(gateway.stop, ...made.map(([, proxy]) => proxy.close))
    apis.push({ url: `http://localhost:${gateway.port}`, proxies: Object.fromEntries(made) })
  }
  return {
    env: cloud.env,
    apis,
    stop: async () => {
      for (const end of ends) await end()
      if (!process.env['KEEP_LOGS']) await rm(folder, { recursive: true, force: true })
    },
  }
}
