import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Contract } from '#shared/api/contract.ts'

/** The parameters of a query as the function at the edge reads them: nothing decoded, several of one name joined by commas. */
export const rawParameters = (rawQuery: string): Record<string, string> => {
  const pairs = rawQuery.split('&').map((pair) => pair.split(/=(.*)/s))
  const byName = Map.groupBy(pairs, ([name = '']) => name)
  return Object.fromEntries(
    [...byName].map(([name, given]) => [name, given.map(([, value = '']) => value).join()]),
  )
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// The common log format: 20/Nov/2026:11:02:03 +0000
const logTime = (at: Date): string => {
  const [day = '', time = ''] = at.toISOString().split('T')
  const [year, month, date] = day.split('-')
  return `${date}/${months[Number(month) - 1]}/${year}:${time.slice(0, 8)} +0000`
}

const joinedHeaders = ({ headersDistinct }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headersDistinct)
      .filter(([name]) => name !== 'cookie')
      .map(([name, values = []]) => [name, values.join(',')]),
  )

const cookiesOf = ({ headersDistinct }: IncomingMessage): string[] =>
  (headersDistinct['cookie'] ?? [])
    .flatMap((header) => header.split(';'))
    .map((cookie) => cookie.trim())
    .filter(Boolean)

const decodeOr = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Repeated parameters are joined by commas, as API Gateway does. */
const joinedQuery = (rawQuery: string): Record<string, string> => {
  const joined: Record<string, string> = Object.create(null)
  for (const part of rawQuery.split('&').filter(Boolean)) {
    const [name = '', value = ''] = part.split(/=(.*)/s).map(decodeOr)
    joined[name] = name in joined ? `${joined[name]},${value}` : value
  }
  return { ...joined }
}

type RequestParts = {
  request: IncomingMessage
  contract: Contract
  params: Record<string, string>
  rawPath: string
  rawQuery: string
  body: Buffer
  sourceIp: string
}

/** The request as API Gateway (HTTP API, payload format 2.0) gives it to Lambda. */
export const toLambdaEvent = (parts: RequestParts): APIGatewayProxyEventV2 => {
  const { request, contract, params, rawPath, rawQuery, body, sourceIp } = parts
  const { method = 'GET' } = request
  const at = new Date()
  const query = joinedQuery(rawQuery)
  const cookies = cookiesOf(request)
  const isText = isUtf8(body)
  const host = request.headers.host ?? 'localhost'
  const routeKey = `${method} ${contract.path}`
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: rawQuery,
    headers: joinedHeaders(request),
    ...(cookies.length > 0 && { cookies }),
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: host,
      domainPrefix: host.split(/[.:]/)[0] ?? '',
      http: {
        method,
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: logTime(at),
      timeEpoch: at.getTime(),
    },
  }
}
