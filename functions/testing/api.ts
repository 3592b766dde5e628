import { randomInt } from 'node:crypto'
import { inject } from 'vitest'
import { logLines, logText } from '#functions/testing/log-scan.ts'
import { errorBody } from '#shared/errors.ts'

let stack = { url: inject('apiUrl'), logFiles: inject('logFiles') }

/** Sends the following calls of this test file to another stack than the shared one. */
export const callStackAt = (url: string, logFiles: readonly string[] = []): void => {
  stack = { url, logFiles }
}

export type CallOptions = {
  token?: string | undefined
  /** Sent as JSON, unless it is text or bytes already. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** IP address that the call seems to come from; by default one that no other call uses. */
  ip?: string
}

export type ApiAnswer = {
  status: number
  headers: Headers
  /** The parsed JSON, undefined when there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any
}

/** A random private address (10/8), so that no two callers share a rate limit. */
export const anyIp = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

/** Calls the API of the local stack over HTTP, as any client would. `path` begins with `/api`. */
export const api = async (method: string, path: string, options: CallOptions = {}): Promise<ApiAnswer> => {
  const { token, body, headers = {}, ip = anyIp() } = options
  const response = await fetch(`${stack.url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': ip,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text ? JSON.parse(text) : undefined,
  }
}

/** What the stack has logged about a failure, which would otherwise be gone with the stack. */
const logged = ({ status, headers }: ApiAnswer): string => {
  const id = headers.get('x-request-id')
  if (status < 500 || id === null) return ''
  const lines = logLines(logText(stack.logFiles)).filter(({ requestId }) => requestId === id)
  return lines.map((line) => `\n${JSON.stringify(line)}`).join('')
}

/** Calls the API and returns the response. @throws Error with the response when the call fails */
export const apiOk = async (method: string, path: string, options: CallOptions = {}): Promise<ApiAnswer> => {
  const answer = await api(method, path, options)
  if (answer.status < 300) return answer
  throw new Error(
    `${method} ${path}: ${answer.status} ${JSON.stringify(errorBody.safeParse(answer.body).data)}${logged(answer)}`,
  )
}
