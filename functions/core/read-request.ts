import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { AppError, invalid } from '#functions/core/app-error.ts'
import { parseJsonText } from '#functions/core/json-text.ts'
import { callerAddress } from '#functions/core/through-cloudfront.ts'
import { limits } from '#shared/constants/limits.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

const jsonType = /^application\/json(?:\s*;\s*charset=utf-8)?$/i

/** The JSON body of a request. @throws AppError 413, 415 or 400 before anything is parsed that should not be. */
export const readBody = (event: APIGatewayProxyEventV2): unknown => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > limits.jsonBodyBytes) throw new AppError('PAYLOAD_TOO_LARGE')
  if (!jsonType.test(event.headers['content-type'] ?? '')) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  try {
    return parseJsonText(utf8.decode(bytes))
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('INVALID_JSON', { cause })
  }
}

/** The query as name → text. API Gateway would join repeated parameters with commas; here they are refused. */
export const readQuery = (event: APIGatewayProxyEventV2): Record<string, string> => {
  const query: Record<string, string> = Object.create(null)
  for (const part of event.rawQueryString.split('&').filter(Boolean)) {
    const at = part.indexOf('=')
    const name = decode(at < 0 ? part : part.slice(0, at))
    if (name in query) throw invalid(name, 'This parameter may be given only once')
    const value = decode(at < 0 ? '' : part.slice(at + 1))
    // An empty parameter is one that was not chosen.
    if (value !== '') query[name] = value
  }
  return { ...query }
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (cause) {
    throw new AppError('BAD_REQUEST', {
      cause,
      issues: [{ path: 'query', message: 'The address is not encoded properly' }],
    })
  }
}

/** What a handler may need to know of the request besides its input. */
export type RequestInfo = {
  id: string
  ip: string
  origin: string | undefined
  host: string | undefined
  cookies: Readonly<Record<string, string>>
  authorization: string | undefined
  /** What the browser calls itself; empty when it says nothing. */
  userAgent: string
}

export const readRequestInfo = (event: APIGatewayProxyEventV2): RequestInfo => ({
  id: event.requestContext.requestId,
  ip: callerAddress(event),
  origin: event.headers.origin,
  host: event.headers.host,
  cookies: Object.fromEntries(
    (event.cookies ?? []).map((cookie) => {
      const at = cookie.indexOf('=')
      return [cookie.slice(0, at).trim(), cookie.slice(at + 1).trim()]
    }),
  ),
  authorization: event.headers.authorization,
  userAgent: event.requestContext.http.userAgent ?? '',
})
