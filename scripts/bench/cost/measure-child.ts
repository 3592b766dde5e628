import { registrationForm } from '#scripts/bench/registration-form.ts'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { loadFunction, type LambdaHandler, loadHandler } from '#scripts/local/gateway/load-handler.ts'
import { createGateway } from '#scripts/local/gateway/server.ts'
import { startLambda } from '#scripts/local/lambda/server.ts'
import { serveApi } from '#scripts/local/gateway/serve-api.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { endWithParent, tellParent } from '#scripts/local/parent.ts'
import { watchCapacity } from '#scripts/bench/read-units/capacity.ts'
import { acts, type Call } from './acts.ts'
import { type CallCost, type JobCost, type Measured } from './measured.ts'

type Asked = { method: string; path: string; body?: unknown; token?: string | undefined }
type Answer = { text: string; bytes: number; route: string }

/** The search function, with how often it was asked and the processor time that it took. */
const startWatchedSearch = async () => {
  const asked = { asks: 0, askCpuMs: 0 }
  const lambda = await startLambda(async (path) => {
    const handler = await loadFunction(path)
    return async (event, context) => {
      const before = process.cpuUsage()
      const result = await handler(event, context)
      const { user, system } = process.cpuUsage(before)
      asked.asks++
      asked.askCpuMs += (user + system) / 1000
      return result
    }
  })
  return { asked, close: lambda.close }
}

/** The whole API behind the local gateway in this process, with the processor time of its latest handler. */
const serveWatched = async () => {
  let cpuMs = 0
  let route = ''
  const load = async (contract: Contract): Promise<LambdaHandler> => {
    const handler = await loadHandler(contract)
    return async (event, context) => {
      const before = process.cpuUsage()
      const result = await handler(event, context)
      const { user, system } = process.cpuUsage(before)
      cpuMs = (user + system) / 1000
      route = contract.id
      return result
    }
  }
  const api = serveApi({ routes: liveRoutes, trustForwardedFor: true, load })
  const server = createGateway({ api, site: () => {} })
  const search = await startWatchedSearch()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  // Not `fetch`, which would undo the compression before anybody could count.
  const ask = async ({ method, path, body, token }: Asked): Promise<Answer> => {
    const headers = {
      'accept-encoding': 'gzip',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const sent = send({ host: '127.0.0.1', port, method, path, headers })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const bytes = await buffer(response)
    const isPacked = response.headers['content-encoding'] === 'gzip'
    const text = (isPacked ? gunzipSync(bytes) : bytes).toString()
    if ((response.statusCode ?? 0) >= 300)
      throw new Error(`${method} ${path}: ${response.statusCode} ${text}`)
    return { text, bytes: bytes.length, route }
  }

  return {
    ask,
    cpuOfLast: () => cpuMs,
    asked: search.asked,
    close: () => {
      server.close()
      server.closeAllConnections()
      void search.close()
    },
  }
}

// All handlers in this one process, asked one after the other, so that processor time and units belong to one request.
const repetitions = 20

const capacity = watchCapacity()
/** Counts what this process prints from now on instead of printing it: in Lambda every byte of it is paid for. */
const countLogs = (): { read: () => number; reset: () => void } => {
  let bytes = 0
  process.stdout.write = (text: string | Uint8Array) => {
    bytes += Buffer.byteLength(text)
    return true
  }
  return { read: () => bytes, reset: () => void (bytes = 0) }
}

const logs = countLogs()
const { ask, cpuOfLast, asked, close } = await serveWatched()

const session = async (username: string): Promise<string> => {
  const answer = await ask({ method: 'POST', path: '/api/login', body: { username, password: 'Sayara123' } })
  return (JSON.parse(answer.text) as { authToken: string }).authToken
}
const register = async (): Promise<string> => {
  const username = `bench${randomBytes(6).toString('hex')}`
  await ask({ method: 'POST', path: '/api/register', body: registrationForm(username) })
  return session(username)
}
const tokens = {
  buyer: await session('buyer'),
  dealer: await session('dealer'),
  newcomer: await register(),
}

type Card = { id: string; slug: string; make: string }
const found = await ask({ method: 'GET', path: '/api/listings?dealerOnly=true&limit=100' })
const cars = (JSON.parse(found.text) as { listings: Card[] }).listings
const dealers = JSON.parse((await ask({ method: 'GET', path: '/api/dealers' })).text) as { slug: string }[]

let next = 0
/** A call with its placeholders filled in, each time with another car. */
const filled = ({ path, body, ...call }: Call) => {
  const car = call.isOneCar ? cars[0] : cars[next++ % cars.length]
  const price = 500_000 + next
  const values = {
    price: String(price),
    listing: car?.id,
    second: cars[1]?.id,
    third: cars[2]?.id,
    slug: car?.slug,
    make: car?.make,
    dealer: dealers[0]?.slug,
  }
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof values) => encodeURIComponent(values[name] ?? ''))
  return {
    ...call,
    path: fill(path),
    ...(body !== undefined && { body: JSON.parse(fill(JSON.stringify(body))) }),
  }
}

const measure = async (call: Call): Promise<CallCost> => {
  const times = call.times ?? (call.method === 'GET' ? repetitions : 1)
  const once = () => ask({ ...filled(call), token: call.as && tokens[call.as] })
  // The first request loads the handler; in Lambda that is the initialisation, which is not billed as a request's.
  if (call.method === 'GET') await once()
  capacity.reset()
  logs.reset()
  Object.assign(asked, { asks: 0, askCpuMs: 0 })
  let [cpuMs, bytes, route] = [0, 0, '']
  for (let time = 0; time < times; time++) {
    const answer = await once()
    cpuMs += cpuOfLast()
    bytes += answer.bytes
    route = answer.route
  }
  const { calls, units, writeUnits } = capacity.read()
  return {
    name: `${call.method} ${call.path.replace(/\?.*/, '')}`,
    route,
    cpuMs: (cpuMs - asked.askCpuMs) / times,
    asks: asked.asks / times,
    askCpuMs: asked.askCpuMs / times,
    storeCalls: calls / times,
    readUnits: (units - writeUnits) / times,
    writeUnits: writeUnits / times,
    bytes: bytes / times,
    logBytes: logs.read() / times,
  }
}

/** A run of a job that finds nothing to do, as nearly all of them do. */
const measureJob = async (job: string): Promise<JobCost> => {
  const { handler } = (await import(`#functions/jobs/${job}.ts`)) as {
    handler: (event: object) => Promise<unknown>
  }
  // The job that looks whether the site answers finds none here; a look costs the same.
  const run = () => handler({}).catch(() => {})
  await run()
  capacity.reset()
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  const { calls, units, writeUnits } = capacity.read()
  return {
    job,
    cpuMs: (user + system) / 1000,
    storeCalls: calls,
    readUnits: units - writeUnits,
    writeUnits,
  }
}

endWithParent(async () => close())
const measured: Measured = { acts: [], jobs: [] }
for (const { calls, ...act } of acts) {
  const costs: CallCost[] = []
  for (const call of calls) costs.push(await measure(call))
  measured.acts.push({ ...act, calls: costs })
}
// Named by the main process, which knows the schedules of the deployed stage.
for (const job of (process.argv[2] ?? '').split(',').filter(Boolean))
  measured.jobs.push(await measureJob(job))
tellParent(measured)
