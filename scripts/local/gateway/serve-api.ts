import type { Contract } from '#shared/api/contract.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { limits } from '#shared/constants/limits.ts'
import { readBody } from '#scripts/local/http-server.ts'
import { send, sendError } from './answer.ts'
import { invoke, TimedOut } from './invoke.ts'
import { toLambdaEvent } from './lambda-event.ts'
import { type LambdaHandler, loadHandler } from './load-handler.ts'

type Route = { contract: Contract; methods: readonly string[]; segments: readonly string[] }

type Match =
  | { contract: Contract; params: Record<string, string> }
  /** Some route has this path, with these methods only. */
  | { allowed: readonly string[] }
  | undefined

type RouteTable = { find: (method: string, path: string) => Match }

const isParam = (segment: string): boolean => segment.startsWith('{')

// A static segment wins over a parameter, the leftmost difference deciding, as in API Gateway.
const rank = ({ segments }: Route): string =>
  segments.map((segment) => (isParam(segment) ? '1' : '0')).join('')

const matches = (route: Route, given: readonly string[]): boolean =>
  route.segments.every((segment, index) =>
    isParam(segment) ? given[index] !== '' : segment === given[index],
  )

const paramsOf = ({ segments }: Route, given: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    segments.flatMap((segment, index) =>
      isParam(segment) ? [[segment.slice(1, -1), decodeURIComponent(given[index] ?? '')]] : [],
    ),
  )

/** Finds the route of a request. `find` takes the raw path, whose percent-encoding must already have been checked. */
export const routeTable = (contracts: readonly Contract[]): RouteTable => {
  const all = contracts.map((contract): Route => ({
    contract,
    methods: contract.alias ? [contract.method, contract.alias] : [contract.method],
    segments: contract.path.split('/'),
  }))
  const bySize = Map.groupBy(all, ({ segments }) => segments.length)
  for (const routes of bySize.values()) routes.sort((a, b) => rank(a).localeCompare(rank(b)))

  return {
    find: (method, path) => {
      const given = path.split('/')
      const candidates = (bySize.get(given.length) ?? []).filter((route) => matches(route, given))
      const route = candidates.find(({ methods }) => methods.includes(method))
      if (route) return { contract: route.contract, params: paramsOf(route, given) }
      if (candidates.length === 0) return undefined
      return { allowed: [...new Set(candidates.flatMap(({ methods }) => methods))] }
    },
  }
}

type ApiOptions = {
  routes: readonly Contract[]
  /** Believe X-Forwarded-For, so that tests can be different people. */
  trustForwardedFor: boolean
  load?: (contract: Contract) => Promise<LambdaHandler>
  timeoutMs?: number
}

export type ServeApi = (
  request: IncomingMessage,
  response: ServerResponse,
  rawPath: string,
  rawQuery: string,
) => Promise<void>

const sourceIpOf = (request: IncomingMessage, trustForwardedFor: boolean): string => {
  const forwarded =
    trustForwardedFor && request.headersDistinct['x-forwarded-for']?.[0]?.split(',')[0]?.trim()
  return forwarded || (request.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '')
}

const sendResult = (response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void => {
  const { statusCode, headers = {}, cookies, body = '', isBase64Encoded = false } = result
  if (statusCode === undefined) throw new Error('The handler answered without a statusCode')
  const all = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  send(response, statusCode, { ...all, ...(cookies && { 'set-cookie': cookies }) }, bytes)
}

/**
 * Serves `/api` as API Gateway's HTTP API does: finds the route, makes the event, calls the handler, and answers for it
 * when it throws or takes too long. The path's percent-encoding must already have been checked.
 */
export const serveApi = ({
  routes,
  trustForwardedFor,
  load = loadHandler,
  timeoutMs,
}: ApiOptions): ServeApi => {
  const table = routeTable(routes)

  return async (request, response, rawPath, rawQuery) => {
    const match = table.find(request.method ?? 'GET', rawPath)
    if (!match) return sendError(request, response, 'NOT_FOUND')
    if ('allowed' in match) {
      return sendError(request, response, 'METHOD_NOT_ALLOWED', { allow: match.allowed.join(', ') })
    }
    const body = await readBody(request, limits.gatewayBodyBytes)
    if (!body) return sendError(request, response, 'PAYLOAD_TOO_LARGE')
    const sourceIp = sourceIpOf(request, trustForwardedFor)
    try {
      const handler = await load(match.contract)
      const event = toLambdaEvent({ request, ...match, rawPath, rawQuery, body, sourceIp })
      const { requestId } = event.requestContext
      const call = { name: match.contract.id, requestId, timeoutMs: timeoutMs ?? limits.gatewayTimeoutMs }
      sendResult(response, await invoke(handler, call, event))
    } catch (error) {
      console.error(`${match.contract.id}:`, error)
      sendError(request, response, error instanceof TimedOut ? 'TIMEOUT' : 'INTERNAL')
    }
  }
}
